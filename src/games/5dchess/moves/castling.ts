import type { Multiverse } from '../multiverse.js';
import { colourOf, letterOf } from '../piece.js';
import { codeAt, type Target } from './movement.js';

/** Castling: the king goes two squares towards a rook, which jumps over it. Files count from 0. */
export interface Castling {
  readonly king: number;
  readonly kingTo: number;
  readonly rook: number;
  readonly rookTo: number;
  readonly rank: number;
}

/**
 * Returns the castling of the king on a square towards a side, if neither the king nor the rook has moved and no piece
 * is between them. Does not check whether the king is in check.
 *
 * @param side 1 towards the last file, -1 towards file a
 */
export function castlingOf(multiverse: Multiverse, { board, x, y }: Target, side: 1 | -1): Castling | undefined {
  const { width } = multiverse;
  const at = (file: number) => codeAt(multiverse, { board, x: file, y });
  const king = at(x);
  if (letterOf(king) !== 'K' || (king & 1) === 0) return undefined;
  let rook = x + side;
  while (rook >= 0 && rook < width && at(rook) === 0) rook += side;
  if (rook < 0 || rook >= width || Math.abs(rook - x) < 2) return undefined;
  const code = at(rook);
  if (letterOf(code) !== 'R' || colourOf(code) !== colourOf(king) || (code & 1) === 0) return undefined;
  return { king: x, kingTo: x + 2 * side, rook, rookTo: x + side, rank: y };
}
