import { codeAt, distance, reachable, type Target } from './movement.js';
import type { Board, Multiverse } from './multiverse.js';
import { type Colour, colourOf, letterOf } from './piece.js';

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

/** Returns the boards that a check needs: those of both pieces, and those between them. */
export function boardsOf(multiverse: Multiverse, { from, to }: Check): Board[] {
  const delta = distance(from, to);
  const [, , turns, lines] = delta;
  const length = delta.reduce((most, d) => Math.max(most, Math.abs(d)), 0);
  // The steps of a knight lead over no square.
  if (delta.some((d) => d % length !== 0)) return [from.board, to.board];
  const found: Board[] = [];
  for (let i = 0; i <= length; i++) {
    const board = multiverse.boardAt(
      from.board.line + (lines / length) * i,
      from.board.half + (turns / length) * i * 2,
    );
    if (board !== undefined && board !== found.at(-1)) found.push(board);
  }
  return found;
}

/** Yields the squares of a board that have pieces of a side. */
export function* piecesOf({ width }: Multiverse, board: Board, side: Colour): Iterable<Target> {
  for (const [i, code] of board.squares.entries()) {
    if (code !== 0 && colourOf(code) === side) yield { board, x: i % width, y: Math.floor(i / width) };
  }
}
