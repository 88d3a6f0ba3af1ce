import { type Board, type Result, type Square, typeOf } from '../../../games/tafl/index.js';
import { symbolOf } from '../position/model.js';
import { spaceAt, spaceName } from '../space.js';

const REASONS: Record<Result['reason'], string> = {
  'king-captured': 'the king is captured',
  'king-escaped': 'the king has escaped',
  'edge-fort': 'the king has a fort at the edge',
  surrounded: 'the other side is surrounded',
  'no-pieces': 'the other side has no piece left',
  'no-room': 'no defender has an empty space beside it',
  repetition: 'the position came up for the third time',
  resignation: 'the other side has resigned',
};

/** Describes the end of a game, for messages. */
export function outcome(result: Result | undefined): string {
  if (result === undefined) return 'nobody has won';
  const who = result.winner === 'draw' ? 'the game is drawn' : `the ${result.winner} have won`;
  return `${who} (${REASONS[result.reason]})`;
}

/** Returns the name of a space on a board of `size`. */
export const squareName = (square: number, size: number): string =>
  spaceName(spaceAt(Math.floor(square / size), square % size));

/** Returns the symbol of a special piece; empty for a plain taflman or an empty space. */
export const symbolFor = (piece: number): string => (piece === 0 || typeOf(piece) === 'taflman' ? '' : symbolOf(piece));

/** Writes captured pieces as in a move record, such as `xc2/Kd4`; empty if there are none. */
export function printCaptures(captures: readonly Square[], board: Board, size: number): string {
  if (captures.length === 0) return '';
  const taken = captures.map((square) => symbolFor(board[square] ?? 0) + squareName(square, size));
  return `x${taken.join('/')}`;
}
