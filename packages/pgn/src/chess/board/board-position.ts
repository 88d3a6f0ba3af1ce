import { type ChessMove, type ChessOutcome, NULL_MOVE, type PieceLetter, type ReplayPosition } from '../engine.js';
import { applyCastling, applyMove, endTurn } from './apply.js';
import { EMPTY, fileOf, isOf, kindOf, rankOf, squareOf, WHITE } from './board.js';
import { canCastle, type Castling, CASTLINGS } from './castling.js';
import { hasMove, isMaterialInsufficient } from './endings.js';
import { fenOf, type Fields } from './fields.js';
import { capturedSquare, isSafe, legalSource } from './legal-source.js';
import { castlingMove, letterOf, moveBetween, promotionTo } from './moves.js';
import { type PieceMove, type SquaresMove, type WrittenMove, writtenMove } from './written-move.js';
import { zobristOf } from './zobrist.js';

/**
 * A position of chess for replays of games: for each move, it looks only for the pieces that the text can mean, not for
 * all legal moves.
 */
export class BoardPosition implements ReplayPosition {
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  get turn() {
    return this.#fields.side === WHITE ? 'white' : 'black';
  }

  get moveNumber() {
    return this.#fields.moveNumber;
  }

  clone(): BoardPosition {
    const { board, rankTexts, piecesHash } = this.#fields;
    return new BoardPosition({
      ...this.#fields,
      board: board.slice(),
      rankTexts: [...rankTexts],
      piecesHash: { ...piecesHash },
    });
  }

  play(text: string): ChessMove | undefined {
    if (text === '--') return this.#pass();
    const written = writtenMove(text);
    if (written === undefined) return undefined;
    if ('kind' in written) return this.#move(written);
    const castling = this.#castlingOf(written);
    if (castling !== undefined) return this.#castle(castling);
    return 'from' in written ? this.#move(this.#pieceMoveOf(written)) : undefined;
  }

  outcome(): ChessOutcome | undefined {
    const { board, side, enPassant, isCheck } = this.#fields;
    if (isMaterialInsufficient(board)) return { winner: undefined, reason: 'insufficient-material' };
    if (hasMove(board, side, enPassant, (from, to) => isSafe(this.#fields, from, to))) return undefined;
    if (!isCheck) return { winner: undefined, reason: 'stalemate' };
    return { winner: side === WHITE ? 'black' : 'white', reason: 'checkmate' };
  }

  pieceOn(square: string): PieceLetter | undefined {
    return letterOf(kindOf(this.#fields.board[squareOf(square)]!));
  }

  fen(): string {
    return fenOf(this.#fields);
  }

  /** Returns the Zobrist hash of the position, as {@link zobristOf} makes it. */
  hash(): bigint {
    return zobristOf(this.#fields);
  }

  #pass(): ChessMove | undefined {
    if (this.#fields.isCheck) return undefined;
    endTurn(this.#fields);
    return NULL_MOVE;
  }

  /** Returns the castling that a text means; nothing if it means another move of a piece. */
  #castlingOf(written: Exclude<WrittenMove, PieceMove>): Castling | undefined {
    const { side, king } = this.#fields;
    return CASTLINGS.find((castling) => {
      if (castling.side !== side) return false;
      if (!('from' in written)) return written.isKingside === castling.isKingside;
      // Some programs write castling as a move of the king to its rook.
      return (
        written.from === king &&
        castling.king === king &&
        (written.to === castling.kingTo || written.to === castling.rook)
      );
    });
  }

  #castle(castling: Castling): ChessMove | undefined {
    const { board, rights } = this.#fields;
    if ((rights & castling.right) === 0 || !canCastle(board, castling)) return undefined;
    applyCastling(this.#fields, castling);
    return castlingMove(castling);
  }

  /** Returns the move of the piece that is on the first of two squares. */
  #pieceMoveOf({ from, to, promotion }: SquaresMove): PieceMove {
    const { board, side } = this.#fields;
    const kind = isOf(board[from]!, side) ? kindOf(board[from]!) : EMPTY;
    return { kind, file: fileOf(from), rank: rankOf(from), to, promotion };
  }

  #move(move: PieceMove): ChessMove | undefined {
    const { to, promotion } = move;
    const from = legalSource(this.#fields, move);
    if (from === undefined) return undefined;
    const captured = kindOf(this.#fields.board[capturedSquare(this.#fields, from, to)]!);
    applyMove(this.#fields, from, to, promotion);
    return promotion === EMPTY ? moveBetween(from, to, captured) : promotionTo(from, to, promotion, captured);
  }
}
