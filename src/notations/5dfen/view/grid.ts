import { type Board, colourLetter, type Layer } from '../model.js';

/** Boards in their places: timelines down, time across. */
export interface BoardGrid {
  /** From top to bottom: black's timelines, then the first ones, then white's. */
  readonly layers: readonly Layer[];
  /** From the earliest to the latest half turn. */
  readonly columns: readonly Column[];
  /** The board of a layer in a column. */
  at(layer: Layer, column: Column): Board | undefined;
}

/** A half turn. */
export interface Column {
  readonly time: number;
  readonly toMove: Board['toMove'];
}

/** Arranges boards. Of several with the same place the last one is shown. */
export function gridOf(boards: readonly Board[]): BoardGrid {
  const byPlace = new Map(boards.map((board) => [keyOf(board.layer, board), board]));
  const layers = new Map(boards.map(({ layer }) => [layerRank(layer), layer]));
  const columns = new Map(boards.map(({ time, toMove }) => [halfTurn({ time, toMove }), { time, toMove }]));
  return {
    layers: inOrder(layers),
    columns: inOrder(columns),
    at: (layer, column) => byPlace.get(keyOf(layer, column)),
  };
}

const inOrder = <T>(map: ReadonlyMap<number, T>): T[] => [...map].sort(([a], [b]) => a - b).map(([, value]) => value);

/** A number that sorts layers: -1 below -0 below +0 below 1. */
export const layerRank = ({ value }: Layer): number => (value < 0 || Object.is(value, -0) ? value - 0.5 : value);

/** A number that sorts half turns. */
export const halfTurn = ({ time, toMove }: Column): number => time * 2 + (toMove === 'white' ? 0 : 1);

/** Name of a half turn, as `T3b`. */
export const columnName = ({ time, toMove }: Column): string => `T${time}${colourLetter(toMove)}`;

const keyOf = (layer: Layer, column: Column): string => `${layerRank(layer)} ${halfTurn(column)}`;
