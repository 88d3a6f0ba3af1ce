import type { Board, Square } from './position.js';
import { isInEdgeFort } from './edge-fort.js';
import { type BoardTables, kindAt } from './board-tables.js';
import { KING, opponent, type Side, sideOf } from './pieces.js';
import type { Effect } from './play.js';
import { hasPieces, hasRoom, isSurrounded } from './surrounding.js';

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

/** The end of a game. */
export interface Result {
  readonly winner: Side | 'draw';
  readonly reason: Reason;
}

/** Whether a space lets the king escape. */
function isEscape(tables: BoardTables, square: Square): boolean {
  return tables.rules.escape === 'edge' ? tables.edge[square] !== 0 : kindAt(tables, square) === 'corner';
}

/** Returns the end of the game that a move to `to` causes, apart from repetition. */
export function endOf(tables: BoardTables, before: Board, effect: Effect, to: Square): Result | undefined {
  const { board, piece, captures } = effect;
  if (captures.some((square) => before[square] === KING)) return { winner: 'attackers', reason: 'king-captured' };
  if (piece === KING && isEscape(tables, to)) return { winner: 'defenders', reason: 'king-escaped' };
  const mover = sideOf(piece);
  const other = opponent(mover);
  if (!hasPieces(board, other)) return { winner: mover, reason: 'no-pieces' };
  if (tables.rules.edgeForts && isInEdgeFort(tables, board, board.indexOf(KING))) {
    return { winner: 'defenders', reason: 'edge-fort' };
  }
  if (tables.rules.surroundingFatal) {
    for (const side of [other, mover]) {
      if (isSurrounded(tables, board, side)) return { winner: opponent(side), reason: 'surrounded' };
    }
  }
  if (!hasRoom(tables, board, 'defenders')) return { winner: 'attackers', reason: 'no-room' };
  return undefined;
}
