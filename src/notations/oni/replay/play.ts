import {
  type Card,
  type CardSet,
  type Deal,
  type Move,
  type Piece,
  PIECES,
  play,
  type Position,
  type Side,
  STANDARD_CARDS,
  startPosition,
  type Violation,
  violations,
  winner as winnerOf,
} from '../../../games/onitama/index.js';
import { type Failure, failure, functionOfModels, type PlyListener, type Result } from '../../../notation/index.js';
import { type Cell, CELLS, DEFAULT_BOARD, isOnBoard } from '../model/leaves.js';
import { oniCodec, type OniGame, type OniMove } from '../model/shape.js';

/** One move of a replay. */
export interface OniPly {
  readonly mover: Side;
  /** The move as played. If the written card is not in hand, it uses the first card in hand that allows the move. */
  readonly move: Move;
  readonly written: OniMove;
  /** The card as written. */
  readonly writtenCard: Card;
  readonly before: Position;
  readonly after: Position;
  /** The captured piece, if any. */
  readonly captured: Piece | undefined;
  readonly violations: readonly Violation[];
  /**
   * If the written card is not in hand: the cards in hand that allow the same move, in the order of the hand. Otherwise
   * empty.
   */
  readonly alternatives: readonly Card[];
}

/** The replay of a game. */
export interface OniReplay {
  readonly start: Position;
  readonly plies: readonly OniPly[];
  readonly final: Position;
  readonly result: Side | 'none';
}

/** The pieces of the characters of rule 4. */
export const PIECE_OF: Record<Cell, Piece | undefined> = {
  '.': undefined,
  '0': PIECES.redDisciple,
  '1': PIECES.blueDisciple,
  '2': PIECES.redSensei,
  '3': PIECES.blueSensei,
};

/** Returns the code of the character of rule 4 for the piece on a square. */
function cellCodeOf(piece: Piece | undefined): number {
  const cell: Cell = piece === undefined ? '.' : CELLS[piece.side][piece.role];
  return cell.charCodeAt(0);
}

/** Returns the board of a position as the 25 characters of rule 4. */
export function boardText({ board }: Position): string {
  // Made at once: text that grows by characters takes several times its size until it is used.
  return String.fromCharCode.apply(null, board.map(cellCodeOf));
}

/** Options for replaying a game. */
export interface OniPlayOptions {
  /** The cards that exist; if absent, the sixteen of the game. */
  readonly cards?: CardSet;
}

/**
 * Replays a game. An illegal move is played as written. If its card is not in hand, it is played with the first card in
 * hand that allows it; if no card allows it, the hands do not change. A move with a card that is not in the set ends
 * the replay.
 *
 * @returns the replay; or a problem if the model does not name five cards of the set, its board does not have 25
 *   squares, a move names a square that does not exist, or the value isn't a model
 */
export const replayOni: (game: OniGame, options?: OniPlayOptions) => Result<OniReplay> =
  /* @__PURE__ */ functionOfModels(oniCodec, replayModel);

/** Replays a game like {@link replayOni}, but throws for a value that isn't a model. */
export function replayModel(game: OniGame, { cards = STANDARD_CARDS }: OniPlayOptions = {}): Result<OniReplay> {
  const problem = problemOf(game, cards);
  if (problem !== undefined) return problem;
  const plies: OniPly[] = [];
  const { start, final, winner } = playMoves(game, cards, (ply) => plies.push(ply));
  return { ok: true, start, plies, final, result: winner ?? 'none' };
}

/** Plays a game for a listener. Does nothing if {@link replayModel} returns a problem. */
export function playForListener(game: OniGame, cards: CardSet, listener: PlyListener<OniPly, Position>): void {
  if (problemOf(game, cards) !== undefined) return;
  const { winner } = playMoves(game, cards, (ply) => listener.onPly(ply, ply.after, ''));
  listener.onEnd(winner);
}

/** Returns the reason why a game can't be replayed; `undefined` if it can. */
function problemOf({ board = DEFAULT_BOARD, cards: dealt, moves }: OniGame, cards: CardSet): Failure | undefined {
  if (dealt.length !== 5) return failure(['cards'], 'expected five cards');
  const unknown = dealt.findIndex((letter) => !cards.has(letter));
  if (unknown !== -1) return failure(['cards', unknown], `unknown card "${dealt[unknown]}"`);
  if (board.length !== DEFAULT_BOARD.length || !board.every((cell) => Object.hasOwn(PIECE_OF, cell))) {
    return failure(['board'], 'expected 25 squares of . 0 1 2 3');
  }
  const bad = moves.findIndex(({ from, to }) => !isOnBoard(from) || !isOnBoard(to));
  return bad === -1 ? undefined : failure(['moves', bad], 'expected squares from 0 to 24');
}

/** The first and the last position of a game, and the winner; `undefined` while there is none. */
export interface GameEnds {
  readonly start: Position;
  readonly final: Position;
  readonly winner: Side | undefined;
}

/**
 * Plays a game that names five cards of the set, and only squares of the board. Keeps no plies.
 *
 * @param onPly called after each ply
 * @param isDone whether to leave out the rest of the game; called before each move
 */
export function playMoves(
  game: OniGame,
  cards: CardSet,
  onPly: (ply: OniPly) => void,
  isDone?: () => boolean,
): GameEnds {
  const start = startPositionOf(game, cards);
  let position = start;
  for (const written of game.moves) {
    const ply = isDone?.() === true ? undefined : playWritten(position, written, cards);
    if (ply === undefined) break;
    position = ply.after;
    onPly(ply);
  }
  return { start, final: position, winner: winnerOf(position.board) };
}

/** Returns the first position of a game that names five cards of the set. */
function startPositionOf({ cards: dealt, board = DEFAULT_BOARD }: OniGame, cards: CardSet): Position {
  const deal = dealt.map((letter) => cards.get(letter)) as unknown as Deal;
  return startPosition(
    deal,
    board.map((cell) => PIECE_OF[cell]),
  );
}

/** Returns the position before the first move of a game, or the reason why it can't be replayed. */
export const oniStart = (game: OniGame, cards: CardSet = STANDARD_CARDS): Result<{ readonly position: Position }> =>
  problemOf(game, cards) ?? { ok: true, position: startPositionOf(game, cards) };

/** Plays a move as written, legal or not; see {@link replayModel}. `undefined` if its card is not in the set. */
export function playWritten(before: Position, written: OniMove, cards: CardSet = STANDARD_CARDS): OniPly | undefined {
  const writtenCard = cards.get(written.card);
  return writtenCard && playWith(writtenCard, before, written);
}

/** Plays a move as written, with the card that it names, legal or not; see {@link replayModel}. */
export function playWith(writtenCard: Card, before: Position, written: OniMove): OniPly {
  const move: Move = { card: writtenCard, from: written.from, to: written.to };
  const found = violations(before, move);
  const alternatives = found.includes('card-not-in-hand') ? cardsThatAllow(before, move) : NO_CARDS;
  const [card] = alternatives;
  const played = card === undefined ? move : { ...move, card };
  const after = found.includes('game-over') ? before : play(before, played);
  return {
    mover: before.toMove,
    move: played,
    written,
    writtenCard,
    before,
    after,
    captured: after.board === before.board ? undefined : before.board[move.to],
    violations: found,
    alternatives,
  };
}

const NO_CARDS: readonly Card[] = [];

/** Returns the cards in hand that allow a move with these squares. */
const cardsThatAllow = (position: Position, move: Move): readonly Card[] =>
  position.hands[position.toMove].filter((card) => violations(position, { ...move, card }).length === 0);
