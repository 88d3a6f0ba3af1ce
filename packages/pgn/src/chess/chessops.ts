import type * as chessops from 'chessops';
import { failure } from 'ludogram';
import { isCoordinates } from '../tokens/spelling.js';
import {
  type ChessEngine,
  type ChessMove,
  type ChessOutcome,
  type ChessPosition,
  NULL_MOVE,
  type PieceLetter,
} from './engine.js';
import { FEN_PROBLEMS } from './fen-problems.js';
import { PIECE_NAMES } from './piece-names.js';

/** The package chessops as it was imported. Only its types are imported here: it may be absent. */
type Chessops = typeof chessops;

const REASONS: { readonly [error: string]: string } = {
  ERR_EMPTY: FEN_PROBLEMS.empty,
  ERR_OPPOSITE_CHECK: FEN_PROBLEMS.oppositeCheck,
  ERR_PAWNS_ON_BACKRANK: FEN_PROBLEMS.pawns,
  ERR_KINGS: FEN_PROBLEMS.kings,
  ERR_BOARD: FEN_PROBLEMS.board,
  ERR_TURN: FEN_PROBLEMS.turn,
  ERR_CASTLING: FEN_PROBLEMS.castling,
  ERR_EP_SQUARE: FEN_PROBLEMS.enPassant,
  ERR_HALFMOVES: FEN_PROBLEMS.halfMoves,
  ERR_FULLMOVES: FEN_PROBLEMS.number,
  ERR_FEN: FEN_PROBLEMS.parts,
};

const PROMOTIONS: readonly chessops.Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Makes an engine of the package chessops. It knows Chess960 and the variants of Lichess. */
export const chessopsEngine = (library: Chessops): ChessEngine => ({
  name: 'chessops',
  knows: (variant) => library.pgn.parseVariant(variant) !== undefined,
  start(variant, fen) {
    const headers = new Map<string, string>();
    if (variant !== undefined) headers.set('Variant', variant);
    if (fen !== undefined) headers.set('FEN', fen);
    const result = library.pgn.startingPosition(headers);
    return result.isOk
      ? { ok: true, position: new ChessopsPosition(library, result.value) }
      : failure([], REASONS[result.error.message] ?? FEN_PROBLEMS.unreadable);
  },
});

class ChessopsPosition implements ChessPosition {
  readonly #library: Chessops;
  readonly #position: chessops.Position;

  constructor(library: Chessops, position: chessops.Position) {
    this.#library = library;
    this.#position = position;
  }

  get turn() {
    return this.#position.turn;
  }

  get moveNumber() {
    return this.#position.fullmoves;
  }

  get isVariant() {
    return this.#position.rules !== 'chess';
  }

  clone(): ChessPosition {
    return new ChessopsPosition(this.#library, this.#position.clone());
  }

  play(text: string): ChessMove | undefined {
    if (text === '--') return this.#pass();
    const move = this.#legalMove(text);
    if (move === undefined) return undefined;
    const played = this.#chessMoveOf(move);
    this.#position.play(move);
    return played;
  }

  sanOf(text: string): string | undefined {
    const move = this.#legalMove(text);
    return move && this.#library.san.makeSan(this.#position, move);
  }

  legalMoves(): ChessMove[] {
    const position = this.#position;
    if (position.isEnd()) return [];
    const moves: ChessMove[] = [];
    const promotions = position.rules === 'antichess' ? [...PROMOTIONS, 'king' as const] : PROMOTIONS;
    for (const [from, targets] of position.allDests()) {
      for (const to of targets) {
        const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56);
        if (isPromotion) for (const promotion of promotions) moves.push(this.#chessMoveOf({ from, to, promotion }));
        else moves.push(this.#chessMoveOf({ from, to }));
      }
    }
    for (const drop of this.#drops()) moves.push(this.#chessMoveOf(drop));
    return moves;
  }

  /** Yields the legal drops of the pieces in hand, in variants that have them. */
  *#drops(): Generator<chessops.Move> {
    const { ROLES, SquareSet } = this.#library;
    const targets = this.#position.dropDests();
    const hand = this.#position.pockets?.[this.#position.turn];
    for (const role of ROLES) {
      if ((hand?.[role] ?? 0) === 0) continue;
      for (const to of role === 'pawn' ? targets.diff(SquareSet.backranks()) : targets) yield { role, to };
    }
  }

  isCheck(): boolean {
    return this.#position.isCheck();
  }

  isCheckmate(): boolean {
    return this.#position.isCheckmate();
  }

  outcome(): ChessOutcome | undefined {
    const position = this.#position;
    const outcome = position.outcome();
    if (outcome === undefined) return undefined;
    return { winner: outcome.winner, reason: reasonOf(position) };
  }

  // The counter of half moves in a set-up stops at 150.
  fen(): string {
    return this.#library.fen.makeFen({ ...this.#position.toSetup(), halfmoves: this.#position.halfmoves });
  }

  pieceOn(square: string): PieceLetter | undefined {
    const piece = this.#position.board.get(this.#library.parseSquare(square as 'a1'));
    return piece && (this.#library.roleToChar(piece.role) as PieceLetter);
  }

  sourcesOf(piece: PieceLetter, to: string): string[] {
    const position = this.#position;
    const context = position.ctx();
    const target = this.#library.parseSquare(to as 'a1');
    return [...position.board.pieces(position.turn, PIECE_NAMES[piece])]
      .filter((square) => position.dests(square, context).has(target))
      .map(this.#library.makeSquare);
  }

  #pass(): ChessMove | undefined {
    const position = this.#position;
    if (position.isCheck()) return undefined;
    if (position.turn === 'black') position.fullmoves++;
    position.halfmoves++;
    position.turn = this.#library.opposite(position.turn);
    position.epSquare = undefined;
    return NULL_MOVE;
  }

  #legalMove(text: string): chessops.Move | undefined {
    if (!isCoordinates(text)) return this.#library.san.parseSan(this.#position, text);
    const written = this.#library.parseUci(text.replace(/[+#]$/, ''));
    const move = written && this.#library.variant.normalizeMove(this.#position, written);
    return move !== undefined && this.#position.isLegal(move) ? move : undefined;
  }

  #chessMoveOf(move: chessops.Move): ChessMove {
    const side = this.#library.variant.castlingSide(this.#position, move);
    const kingTo = side && this.#library.kingCastlesTo(this.#position.turn, side);
    return new ChessopsMove(this.#library, move, kingTo, this.#capturedBy(move));
  }

  /** Returns the kind of the piece that a legal move captures. */
  #capturedBy(move: chessops.Move): PieceLetter | undefined {
    if ('role' in move) return undefined;
    const { board, turn, epSquare } = this.#position;
    if (move.to === epSquare && board.pawn.has(move.from)) return 'p';
    const piece = board.get(move.to);
    // Castling goes to the square of the own rook.
    if (piece === undefined || piece.color === turn) return undefined;
    return this.#library.roleToChar(piece.role) as PieceLetter;
  }
}

/** A move whose names are made when they are read: most moves are only played. */
class ChessopsMove implements ChessMove {
  constructor(
    private readonly library: Chessops,
    private readonly move: chessops.Move,
    private readonly kingTo: chessops.Square | undefined,
    readonly captured: PieceLetter | undefined,
  ) {}

  get uci(): string {
    const { move, kingTo, library } = this;
    return kingTo === undefined || 'role' in move ? library.makeUci(move) : library.makeUci({ ...move, to: kingTo });
  }

  get uci960(): string {
    return this.library.makeUci(this.move);
  }
}

function reasonOf(position: chessops.Position): ChessOutcome['reason'] {
  if (position.isCheckmate()) return 'checkmate';
  if (position.isStalemate()) return 'stalemate';
  return position.isInsufficientMaterial() ? 'insufficient-material' : 'rules-of-the-variant';
}
