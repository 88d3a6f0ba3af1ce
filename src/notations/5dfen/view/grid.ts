import { halfTurn } from '../../../games/5dchess/index.js';
import { type Board, type Layer, layerRank } from '../model/model.js';

/** Boards on a grid: one row per timeline, one column per half turn. */
export interface BoardGrid {
  /** The layers from top to bottom: black's timelines, then the initial ones, then white's. */
  readonly layers: readonly Layer[];
  /** The columns from the earliest to the latest half turn. */
  readonly columns: readonly Column[];
  /** Returns the board of a layer in a column. */
  at(layer: Layer, column: Column): Board | undefined;
}

/** A half turn. */
export interface Column {
  readonly time: number;
  readonly toMove: Board['toMove'];
}

/** Arranges boards on a grid. If a timeline has several boards at one half turn, shows the last one. */
export function gridOf(boards: readonly Board[]): BoardGrid {
  const byKey = new Map(boards.map((board) => [columnKey(board.layer, board), board]));
  const layers = new Map(boards.map(({ layer }) => [layerRank(layer), layer]));
  const columns = new Map(boards.map(({ time, toMove }) => [halfTurn(time, toMove), { time, toMove }]));
  return {
    layers: inOrder(layers),
    columns: inOrder(columns),
    at: (layer, column) => byKey.get(columnKey(layer, column)),
  };
}

const inOrder = <T>(map: ReadonlyMap<number, T>): T[] => [...map].sort(([a], [b]) => a - b).map(([, value]) => value);

/** Returns the name of a half turn, such as `T3b`. */
export const columnName = ({ time, toMove }: Column): string => `T${time}${toMove === 'white' ? 'w' : 'b'}`;

const columnKey = (layer: Layer, { time, toMove }: Column): string => `${layerRank(layer)} ${halfTurn(time, toMove)}`;
