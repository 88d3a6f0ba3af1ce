import { halfTurn } from '../../../games/5dchess/index.js';
import { type Board, layerRank, widthOf } from '../model/model.js';
import { type BoardGrid, gridOf } from './grid.js';

/** The width and height of a square. */
export const CELL = 32;
/** The distance between boards, in which lines between timelines and arrows can be seen. */
export const GAP = 40;
/** The space for the names of timelines and turns. */
export const MARGIN = 64;

/** A point of the picture. */
export type Point = readonly [x: number, y: number];

/** The positions of the boards in a picture. */
export class Layout {
  readonly grid: BoardGrid;
  /** The width and the height of the largest board. */
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly #rows: ReadonlyMap<number, number>;
  readonly #columns: ReadonlyMap<number, number>;

  constructor(boards: readonly Board[]) {
    this.grid = gridOf(boards);
    this.boardWidth = boards.reduce((max, board) => Math.max(max, widthOf(board)), 0) * CELL;
    this.boardHeight = boards.reduce((max, board) => Math.max(max, board.rows.length), 0) * CELL;
    this.#rows = new Map(this.grid.layers.map((layer, row) => [layerRank(layer), row]));
    this.#columns = new Map(this.grid.columns.map(({ time, toMove }, i) => [halfTurn(time, toMove), i]));
  }

  get width(): number {
    return MARGIN + this.grid.columns.length * (this.boardWidth + GAP);
  }

  get height(): number {
    return MARGIN + this.grid.layers.length * (this.boardHeight + GAP);
  }

  /** Returns the upper left corner of the board at a row and a column of the grid. */
  corner(row: number, column: number): Point {
    return [MARGIN + column * (this.boardWidth + GAP), MARGIN + row * (this.boardHeight + GAP)];
  }

  /** Returns the upper left corner of a board; `undefined` if it isn't in the picture. */
  cornerOf(board: Board): Point | undefined {
    const row = this.#rows.get(layerRank(board.layer));
    const column = this.#columns.get(halfTurn(board.time, board.toMove));
    const isThere = row !== undefined && column !== undefined && this.grid.at(board.layer, board) !== undefined;
    return isThere ? this.corner(row, column) : undefined;
  }

  /**
   * Returns the middle of a square, whose file and rank count from 0; `undefined` if its board isn't in the picture.
   */
  middleOf(board: Board, file: number, rank: number): Point | undefined {
    const corner = this.cornerOf(board);
    return corner && [corner[0] + (file + 0.5) * CELL, corner[1] + (board.rows.length - rank - 0.5) * CELL];
  }
}
