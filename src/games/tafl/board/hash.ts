import { type Board, pieceAt, type Square } from './board.js';
import type { Piece, Side } from './pieces.js';

/** The 64-bit hash of a position. Different positions practically always have different hashes. */
export interface Hash {
  readonly low: number;
  readonly high: number;
}

/** Returns the hash of a board and the side to move. */
export function hashOf(board: Board, toMove: Side): Hash {
  let low = toMove === 'attackers' ? 0 : 0x5bd1e995;
  let high = toMove === 'attackers' ? 0 : 0x1b873593;
  for (let square = 0; square < board.length; square++) {
    const piece = pieceAt(board, square);
    if (piece === 0) continue;
    low ^= lowOf(square, piece);
    high ^= highOf(square, piece);
  }
  return { low, high };
}

const lowOf = (square: Square, piece: Piece): number => mix(square * 16 + piece + 0x9e3779b9);
const highOf = (square: Square, piece: Piece): number => mix(Math.imul(square * 16 + piece, 0x85ebca6b) + 0x2545f491);

/** Mixes the bits of a 32-bit integer. */
function mix(seed: number): number {
  let x = seed | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
