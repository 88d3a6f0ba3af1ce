import type { Board, HalfTurn } from './multiverse.js';
import type { PieceCode } from './piece.js';

/**
 * The number of boards in one array. Typed arrays of their own would take most of the memory of a long game; a board
 * that is kept keeps the others in its array, so there are few.
 */
const BOARDS_PER_ARRAY = 16;

/** A square of a board, as an index into its squares, and what is on it from now on. */
export type SquareChange = readonly [square: number, code: PieceCode];

/** Makes the boards that moves add, the squares of several in one array. */
export class BoardStore {
  readonly #size: number;
  #codes = new Uint8Array();
  #end = 0;

  /** @param size the number of squares of a board */
  constructor(size: number) {
    this.#size = size;
  }

  /** Returns a board a half turn after another one, from which some squares differ. */
  following({ half, squares }: Board, line: number, changes: readonly SquareChange[]): Board {
    if (this.#end === this.#codes.length) {
      this.#codes = new Uint8Array(this.#size * BOARDS_PER_ARRAY);
      this.#end = 0;
    }
    const start = this.#end;
    this.#codes.set(squares, start);
    for (const [square, code] of changes) this.#codes[start + square] = code;
    this.#end += this.#size;
    return new StoredBoard(line, half + 1, this.#codes, start, this.#size);
  }
}

class StoredBoard implements Board {
  readonly line: number;
  readonly half: HalfTurn;
  readonly #codes: Uint8Array;
  readonly #start: number;
  readonly #size: number;

  constructor(line: number, half: HalfTurn, codes: Uint8Array, start: number, size: number) {
    this.line = line;
    this.half = half;
    this.#codes = codes;
    this.#start = start;
    this.#size = size;
  }

  get squares(): Uint8Array {
    return this.#codes.subarray(this.#start, this.#start + this.#size);
  }

  codeAt(square: number): PieceCode | undefined {
    return square >= 0 && square < this.#size ? this.#codes[this.#start + square] : undefined;
  }
}

/** Returns the piece on a square of a board, as `board.squares[square]` does, but makes no array for it. */
export const codeOn = (board: Board, square: number): PieceCode | undefined =>
  board instanceof StoredBoard ? board.codeAt(square) : board.squares[square];
