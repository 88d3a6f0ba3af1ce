import { EMPTY, forwardOf, kindOf, KING, opponentOf, PAWN, rankOf, WHITE } from './board.js';
import { type Castling, rightsAfter } from './castling.js';
import type { Fields } from './fields.js';
import { capturedSquare, isSafe } from './legal-source.js';
import { isAttacked, isAttackedAfter } from './reach.js';
import { togglePiece } from './zobrist.js';

/** Moves a piece of the side to move, and ends its turn. */
export function applyMove(fields: Fields, from: number, to: number, promotion: number): void {
  const { board, side } = fields;
  const isPawn = board[from] === side + PAWN;
  const taken = capturedSquare(fields, from, to);
  const isReversible = !isPawn && board[taken] === EMPTY;
  put(fields, taken, EMPTY);
  shift(fields, from, to);
  if (promotion !== EMPTY) put(fields, to, side + promotion);
  changeSides(fields);
  // An en passant capture can also open the line of the captured pawn.
  fields.isCheck =
    taken === to ? isAttackedAfter(board, fields.king, from, to, side) : isAttacked(board, fields.king, side);
  if (!isReversible) fields.halfMoves = 0;
  const forward = forwardOf(side);
  if (isPawn && to - from === 2 * forward) setEnPassant(fields, from + forward, to);
}

export function applyCastling(fields: Fields, { king, kingTo, rook, rookTo }: Castling): void {
  shift(fields, king, kingTo);
  shift(fields, rook, rookTo);
  endTurn(fields);
}

function shift(fields: Fields, from: number, to: number): void {
  const piece = fields.board[from]!;
  put(fields, from, EMPTY);
  put(fields, to, piece);
  if (kindOf(piece) === KING) fields.king = to;
  fields.rights = rightsAfter(fields.rights, from, to);
}

function put({ board, rankTexts, piecesHash }: Fields, square: number, piece: number): void {
  togglePiece(piecesHash, board[square]!, square);
  togglePiece(piecesHash, piece, square);
  board[square] = piece;
  rankTexts[rankOf(square)] = '';
}

/** Ends a turn, and counts it as one in which no pawn has moved and no piece was captured. */
export function endTurn(fields: Fields): void {
  changeSides(fields);
  fields.isCheck = isAttacked(fields.board, fields.king, opponentOf(fields.side));
}

/** Ends a turn like {@link endTurn}, but leaves it open whether the next one begins in check. */
function changeSides(fields: Fields): void {
  const { king, otherKing, side } = fields;
  fields.side = opponentOf(side);
  fields.king = otherKing;
  fields.otherKing = king;
  fields.enPassant = 0;
  fields.halfMoves++;
  if (fields.side === WHITE) fields.moveNumber++;
}

/** Lets pawns beside one that has gone two steps capture it en passant, if one of them legally can. */
function setEnPassant(fields: Fields, target: number, pawn: number): void {
  fields.enPassant = target;
  const canCapture = [pawn - 1, pawn + 1].some(
    (from) => fields.board[from] === fields.side + PAWN && isSafe(fields, from, target),
  );
  if (!canCapture) fields.enPassant = 0;
}
