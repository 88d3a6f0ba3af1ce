import { halfTurn } from '../../../games/5dchess/index.js';
import { type Board, type Layer, layerRank } from '../model.js';

/** Boards on a grid: timelines down, time across. */
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

/** Arranges boards. Of several at the same half turn of a timeline, the last one is shown. */
export function gridOf(boards: readonly Board[]): BoardGrid {
  const byKey = new Map(boards.map((board) => [keyOf(board.layer, board), board]));
  const layers = new Map(boards.map(({ layer }) => [layerRank(layer), layer]));
  const columns = new Map(boards.map(({ time, toMove }) => [halfTurn(time, toMove), { time, toMove }]));
  return {
    layers: inOrder(layers),
    columns: inOrder(columns),
    at: (layer, column) => byKey.get(keyOf(layer, column)),
  };
}

const inOrder = <T>(map: ReadonlyMap<number, T>): T[] => [...map].sort(([a], [b]) => a - b).map(([, value]) => value);

/** Name of a half turn, as `T3b`. */
export const columnName = ({ time, toMove }: Column): string => `T${time}${toMove === 'white' ? 'w' : 'b'}`;

const keyOf = (layer: Layer, { time, toMove }: Column): string => `${layerRank(layer)} ${halfTurn(time, toMove)}`;
