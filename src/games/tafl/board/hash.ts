import { type Board, pieceAt, type Square } from './board.js';
import { EMPTY, type Piece, type Side } from './pieces.js';

/** The 64-bit hash of a board or a position. Different positions practically always have different hashes. */
export interface Hash {
  readonly low: number;
  readonly high: number;
}

/** Returns the hash of a position from the hash of its board. */
export const withSide = (hash: Hash, toMove: Side): Hash =>
  toMove === 'attackers' ? hash : { low: hash.low ^ 0x5bd1e995, high: hash.high ^ 0x1b873593 };

/** Returns the hash of a board. */
export function boardHashOf(board: Board): Hash {
  let low = 0;
  let high = 0;
  for (let square = 0; square < board.length; square++) {
    low ^= lowOf(square, pieceAt(board, square));
    high ^= highOf(square, pieceAt(board, square));
  }
  return { low, high };
}

/** Returns the hash of a board from the hash of the board before a change of squares. */
export function changedHash(hash: Hash, before: Board, after: Board, changed: readonly Square[]): Hash {
  let { low, high } = hash;
  for (const square of changed) {
    low ^= lowOf(square, pieceAt(before, square)) ^ lowOf(square, pieceAt(after, square));
    high ^= highOf(square, pieceAt(before, square)) ^ highOf(square, pieceAt(after, square));
  }
  return { low, high };
}

const lowOf = (square: Square, piece: Piece): number => (piece === EMPTY ? 0 : mix(square * 16 + piece + 0x9e3779b9));
const highOf = (square: Square, piece: Piece): number =>
  piece === EMPTY ? 0 : mix(Math.imul(square * 16 + piece, 0x85ebca6b) + 0x2545f491);

/** Mixes the bits of a 32-bit integer. */
function mix(seed: number): number {
  let x = seed | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
