import { Chess, type Move, type Square } from 'chess.js';
import { failure } from 'ludogram';
import { CASTLING, isCoordinates, PIECE_MOVE } from '../tokens/spelling.js';
import {
  type ChessEngine,
  type ChessMove,
  type ChessOutcome,
  type ChessPosition,
  NULL_MOVE,
  type PieceLetter,
} from './engine.js';
import { FEN_PROBLEMS } from './fen-problems.js';
import { isStandardVariant } from './variants.js';

/** The beginnings of what chess.js says about a FEN, after "Invalid FEN: ". */
const REASONS: readonly (readonly [beginning: string, reason: string])[] = [
  ['must contain six', FEN_PROBLEMS.parts],
  ['move number', FEN_PROBLEMS.number],
  ['half move', FEN_PROBLEMS.halfMoves],
  ['en-passant', FEN_PROBLEMS.enPassant],
  ['illegal en-passant', FEN_PROBLEMS.enPassant],
  ['castling', FEN_PROBLEMS.castling],
  ['side-to-move', FEN_PROBLEMS.turn],
  ['piece data', FEN_PROBLEMS.board],
  ['missing', FEN_PROBLEMS.kings],
  ['too many', FEN_PROBLEMS.kings],
  ['some pawns', FEN_PROBLEMS.pawns],
];

/** The engine of the package chess.js. It knows chess, from any position, but none of its variants. */
export const chessJsEngine: ChessEngine = {
  name: 'chess.js',
  knows: isStandardVariant,
  start(_, fen) {
    const trimmed = fen?.trim();
    if (trimmed !== undefined && /^(?:[1-8]+\/){7}[1-8]+(?:\s|$)/.test(trimmed)) return failure([], FEN_PROBLEMS.empty);
    const board = resultOr(() => new Chess(trimmed), problemOf);
    if (typeof board === 'string') return failure([], board);
    return canCaptureKing(board)
      ? failure([], FEN_PROBLEMS.oppositeCheck)
      : { ok: true, position: new ChessJsPosition(board) };
  },
};

const problemOf = ({ message }: Error): string =>
  REASONS.find(([beginning]) => message.startsWith(`Invalid FEN: ${beginning}`))?.[1] ?? FEN_PROBLEMS.unreadable;

/** Whether the side to move could capture the other king, which no legal move allows. */
function canCaptureKing(board: Chess): boolean {
  const turn = board.turn();
  const [king] = board.findPiece({ type: 'k', color: turn === 'w' ? 'b' : 'w' });
  return king !== undefined && board.isAttacked(king, turn);
}

/** Returns the result of a function of chess.js, which throws where other programs return a problem. */
function resultOr<T, Other>(act: () => T, otherwise: (error: Error) => Other): T | Other {
  try {
    return act();
  } catch (error) {
    return otherwise(error as Error);
  }
}

class ChessJsPosition implements ChessPosition {
  readonly #board: Chess;
  readonly isVariant = false;

  constructor(board: Chess) {
    this.#board = board;
  }

  get turn() {
    return this.#board.turn() === 'w' ? 'white' : 'black';
  }

  get moveNumber() {
    return this.#board.moveNumber();
  }

  clone(): ChessPosition {
    return new ChessJsPosition(new Chess(this.fen(), { skipValidation: true }));
  }

  play(text: string): ChessMove | undefined {
    if (text === '--') return this.#tryMove('--', { strict: false }) && NULL_MOVE;
    const move = this.#play(text);
    return move && chessMoveOf(move);
  }

  sanOf(text: string): string | undefined {
    const move = this.#play(text);
    if (move !== undefined) this.#board.undo();
    return move?.san;
  }

  legalMoves(): ChessMove[] {
    return this.#board.isInsufficientMaterial() ? [] : this.#board.moves({ verbose: true }).map(chessMoveOf);
  }

  isCheck(): boolean {
    return this.#board.isCheck();
  }

  isCheckmate(): boolean {
    return this.#board.isCheckmate();
  }

  outcome(): ChessOutcome | undefined {
    const board = this.#board;
    if (board.isInsufficientMaterial()) return { winner: undefined, reason: 'insufficient-material' };
    // Most positions have a legal move, and one call finds it.
    if (board.moves().length > 0) return undefined;
    if (!board.isCheck()) return { winner: undefined, reason: 'stalemate' };
    return { winner: this.turn === 'white' ? 'black' : 'white', reason: 'checkmate' };
  }

  fen(): string {
    return this.#board.fen();
  }

  pieceOn(square: string): PieceLetter | undefined {
    return this.#board.get(square as Square)?.type;
  }

  sourcesOf(piece: PieceLetter, to: string): string[] {
    const moves = this.#board.moves({ piece, verbose: true }).filter((move) => move.to === to);
    return [...new Set(moves.map(({ from }) => from))];
  }

  /**
   * Plays the legal move that a text stands for. The standard spelling is tried first: chess.js reads it much faster
   * than it lists moves.
   */
  #play(text: string): Move | undefined {
    const isShort = PIECE_MOVE.test(text) || CASTLING.test(text);
    const exact = isShort ? this.#tryMove(text, { strict: true }) : undefined;
    if (exact !== undefined) return exact;
    const found = this.#fitting(text);
    if (found !== undefined) this.#board.move(found);
    return found;
  }

  #tryMove(text: string, options: { readonly strict: boolean }): Move | undefined {
    return resultOr(
      () => this.#board.move(text, options),
      () => undefined,
    );
  }

  /**
   * Returns the only legal move that fits a text with other squares of departure, or none, than the standard spelling.
   */
  #fitting(text: string): Move | undefined {
    if (isCoordinates(text)) {
      const [from, to, promotion] = [text.slice(0, 2), text.slice(2, 4), /[nbrq]/.exec(text.slice(4))?.[0]];
      const moves = this.#board.moves({ square: from as Square, verbose: true });
      return moves.find((move) => (move.to === to || isRookOf(move, to)) && move.promotion === promotion);
    }
    const [, letter, file, rank, to, promotion] = PIECE_MOVE.exec(text) ?? [];
    if (to === undefined) return undefined;
    const piece = (letter ?? 'p').toLowerCase() as PieceLetter;
    const moves = this.#board.moves({ piece, verbose: true }).filter(
      (move) =>
        move.to === to &&
        (file === undefined || move.from[0] === file) &&
        (rank === undefined || move.from[1] === rank) &&
        // A capture by a pawn names its file.
        (piece !== 'p' || file !== undefined || move.from[0] === to[0]) &&
        move.promotion === promotion?.toLowerCase() &&
        !move.isKingsideCastle() &&
        !move.isQueensideCastle(),
    );
    return moves.length === 1 ? moves[0] : undefined;
  }
}

/** Whether a move is castling with the rook on a square: some programs write castling this way. */
const isRookOf = (move: Move, square: string): boolean =>
  (move.isKingsideCastle() && square === `h${move.from[1]!}`) ||
  (move.isQueensideCastle() && square === `a${move.from[1]!}`);

/** Returns a move of chess.js with its names in the universal chess interface. */
function chessMoveOf({ from, to, promotion, flags, captured }: Move): ChessMove {
  const uci = `${from}${to}${promotion ?? ''}`;
  const rook = flags.includes('k') ? 'h' : flags.includes('q') ? 'a' : undefined;
  return { uci, uci960: rook === undefined ? uci : `${from}${rook}${from[1]!}`, captured };
}
