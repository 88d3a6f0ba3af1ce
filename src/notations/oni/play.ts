import {
  type Card,
  type CardSet,
  type Deal,
  isOver,
  type Move,
  PIECES,
  type Piece,
  type Position,
  play as playMove,
  type Side,
  STANDARD_CARDS,
  startPosition,
  type Violation,
  violations,
  winner,
} from '../../games/onitama/index.js';
import { failure, type Failure, type Result } from '../../notation/result.js';
import { type Cell, DEFAULT_BOARD, isSquare, type OniGame, type OniMove } from './model.js';

/** One move of a replay. */
export interface OniPly {
  readonly mover: Side;
  /** The move as played: with the first card that makes it where the one written is not in hand. */
  readonly move: Move;
  readonly written: OniMove;
  /** The card that the file names. */
  readonly writtenCard: Card;
  readonly before: Position;
  readonly after: Position;
  /** The piece that the move captured. */
  readonly captured: Piece | undefined;
  readonly violations: readonly Violation[];
  /** Cards of the mover's hand that make the same move, where the one written is not in hand; in the order of the hand. */
  readonly alternatives: readonly Card[];
}

/** A game played through. */
export interface OniReplay {
  readonly start: Position;
  readonly plies: readonly OniPly[];
  readonly final: Position;
  readonly result: Side | 'none';
}

const PIECE_OF: Record<Cell, Piece | undefined> = {
  '.': undefined,
  '0': PIECES.redDisciple,
  '1': PIECES.blueDisciple,
  '2': PIECES.redSensei,
  '3': PIECES.blueSensei,
};

/** The character of rule 4 for the piece on a square. */
function cellOf(piece: Piece | undefined): Cell {
  if (piece === undefined) return '.';
  if (piece.role === 'disciple') return piece.side === 'red' ? '0' : '1';
  return piece.side === 'red' ? '2' : '3';
}

/** A position's board as the 25 characters of rule 4. */
export const boardText = ({ board }: Position): string => board.map(cellOf).join('');

/** How a game is played. */
export interface OniPlayOptions {
  /** The cards that exist; the sixteen of the game if absent. */
  readonly cards?: CardSet;
}

/**
 * Plays a game by the rules, legal or not. A move that breaks them is played as written. A move with a card that isn't
 * in hand is played with the first card in hand that allows it; if none does, the hands do not change. A move with a
 * card that is not in the set ends the replay.
 *
 * @returns a problem where the model does not name five cards of the set, so that no hand is known, or where its board
 *   or a move is malformed (a board of other than 25 squares, a square that does not exist)
 */
export function replayOni(game: OniGame, { cards = STANDARD_CARDS }: OniPlayOptions = {}): Result<OniReplay> {
  return problemOf(game, cards) ?? { ok: true, ...play(game, cards) };
}

/** Why a game can't be played; `undefined` where it can. */
function problemOf({ board = DEFAULT_BOARD, cards: dealt, moves }: OniGame, cards: CardSet): Failure | undefined {
  if (dealt.length !== 5) return failure(['cards'], 'expected five cards');
  const unknown = dealt.findIndex((letter) => !cards.has(letter));
  if (unknown !== -1) return failure(['cards', unknown], `unknown card "${dealt[unknown]}"`);
  if (board.length !== DEFAULT_BOARD.length || !board.every((cell) => Object.hasOwn(PIECE_OF, cell))) {
    return failure(['board'], 'expected 25 squares of . 0 1 2 3');
  }
  const bad = moves.findIndex(({ from, to }) => !isSquare(from) || !isSquare(to));
  return bad === -1 ? undefined : failure(['moves', bad], 'expected squares from 0 to 24');
}

/** Plays a game that names five cards of the set, and only squares of the board. */
export function play(game: OniGame, cards: CardSet): OniReplay {
  const deal = game.cards.map((letter) => cards.get(letter)) as unknown as Deal;
  const board = (game.board ?? DEFAULT_BOARD).map((cell) => PIECE_OF[cell]);
  const start = startPosition(deal, board);
  const plies: OniPly[] = [];
  let position = start;
  for (const written of game.moves) {
    const card = cards.get(written.card);
    if (card === undefined) break;
    const ply = playPly(position, { card, from: written.from, to: written.to }, written);
    plies.push(ply);
    position = ply.after;
  }
  return { start, plies, final: position, result: winner(position.board) ?? 'none' };
}

function playPly(before: Position, move: Move, written: OniMove): OniPly {
  const found = violations(before, move);
  const alternatives = found.includes('card-not-in-hand')
    ? before.hands[before.toMove].filter((card) => violations(before, { ...move, card }).length === 0)
    : [];
  const played = { ...move, card: alternatives[0] ?? move.card };
  const after = isOver(before.board) ? before : playMove(before, played);
  return {
    mover: before.toMove,
    move: played,
    written,
    writtenCard: move.card,
    before,
    after,
    captured: after.board === before.board ? undefined : before.board[move.to],
    violations: found,
    alternatives,
  };
}
