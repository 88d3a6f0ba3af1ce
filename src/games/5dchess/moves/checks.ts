import type { Board, Multiverse } from '../multiverse.js';
import { type Colour, colourOf, letterOf } from '../piece.js';
import { codeAt, distance, reachable, type Target } from './movement.js';

/** A capture of a royal piece that a side could make. */
export interface Check {
  readonly from: Target;
  readonly to: Target;
}

/** Royal pieces, which must not be captured: kings and royal queens. A common king isn't royal. */
const ROYAL = new Set(['K', 'Y']);

/** Returns a capture of a royal piece that a side could make with one move from a board on which it is to move. */
export function checkBy(multiverse: Multiverse, by: Colour): Check | undefined {
  for (const board of multiverse.playable(by)) {
    for (const from of piecesOf(multiverse, board, by)) {
      for (const to of reachable(multiverse, from)) {
        if (ROYAL.has(letterOf(codeAt(multiverse, to)))) return { from, to };
      }
    }
  }
  return undefined;
}

/** Returns the squares that a check needs as they are: those of both pieces, and the empty ones between them. */
export function squaresOf(multiverse: Multiverse, { from, to }: Check): Target[] {
  const delta = distance(from, to);
  const length = delta.reduce((max, d) => Math.max(max, Math.abs(d)), 0);
  // The steps of a knight lead over no square.
  if (delta.some((d) => d % length !== 0)) return [from, to];
  const [files, ranks, turns, lines] = delta.map((d) => d / length) as [number, number, number, number];
  const found: Target[] = [from];
  for (let i = 1; i <= length; i++) {
    const board = multiverse.boardAt(from.board.line + lines * i, from.board.half + turns * i * 2);
    if (board !== undefined) found.push({ board, x: from.x + files * i, y: from.y + ranks * i });
  }
  return found;
}

/** Yields the squares of a board that have pieces of a side. */
export function* piecesOf({ width }: Multiverse, board: Board, side: Colour): Iterable<Target> {
  for (const [i, code] of board.squares.entries()) {
    if (code !== 0 && colourOf(code) === side) yield { board, x: i % width, y: Math.floor(i / width) };
  }
}
