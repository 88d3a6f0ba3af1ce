import type { Outcome } from '../../rules.js';
import type { Board, Square } from '../board/board.js';
import { type BoardTables, kindAt } from '../board/board-tables.js';
import { KING, opponent, type Side, sideOf } from '../board/pieces.js';
import type { Effect } from '../effect.js';
import type { Threefold } from '../rules.js';
import { isInEdgeFort } from './edge-fort.js';
import { hasEmptyNeighbor, hasPieces, isSurrounded } from './surrounding.js';

/** The reason why a game ended. */
export type Reason =
  | 'king-captured'
  | 'king-escaped'
  | 'edge-fort'
  | 'surrounded'
  | 'no-pieces'
  | 'no-room'
  | 'repetition'
  | 'resignation';

/** The end of a game: one winner, or none for a draw. */
export interface Result extends Outcome<Side> {
  readonly reason: Reason;
}

const wonBy = (winner: Side, reason: Reason): Result => ({ winners: [winner], reason });

/** Whether a space lets the king escape. */
function isEscape(tables: BoardTables, square: Square): boolean {
  return tables.rules.escape === 'edge' ? tables.edge[square] !== 0 : kindAt(tables, square) === 'corner';
}

/** Returns the end of the game that a move to `to` causes, apart from repetition. */
export function endOf(tables: BoardTables, before: Board, effect: Effect, to: Square): Result | undefined {
  const { board, piece, captures } = effect;
  if (captures.some((square) => before[square] === KING)) return wonBy('attackers', 'king-captured');
  if (piece === KING && isEscape(tables, to)) return wonBy('defenders', 'king-escaped');
  const mover = sideOf(piece);
  const other = opponent(mover);
  if (!hasPieces(board, other)) return wonBy(mover, 'no-pieces');
  if (tables.rules.edgeForts && isInEdgeFort(tables, board, board.indexOf(KING))) {
    return wonBy('defenders', 'edge-fort');
  }
  if (tables.rules.surroundingFatal) {
    for (const side of [other, mover]) {
      if (isSurrounded(tables, board, side)) return wonBy(opponent(side), 'surrounded');
    }
  }
  if (!hasEmptyNeighbor(tables, board, 'defenders')) return wonBy('attackers', 'no-room');
  return undefined;
}

/** Returns the end of the game if `mover` causes a position for the third time; `undefined` if the rules ignore it. */
export function thirdOccurrence(rule: Threefold, mover: Side): Result | undefined {
  if (rule === 'ignore') return undefined;
  if (rule === 'draw') return { winners: [], reason: 'repetition' };
  return wonBy(rule === 'win' ? mover : opponent(mover), 'repetition');
}
