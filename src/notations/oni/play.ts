import {
  type Card,
  type CardSet,
  type Deal,
  isOver,
  type Move,
  PIECES,
  type Piece,
  type Position,
  play,
  type Side,
  STANDARD_CARDS,
  startPosition,
  type Violation,
  violations,
  winner,
} from '../../games/onitama/index.js';
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
  /** What the move took off the board. */
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

/** The character of rule 4 for what stands on a square. */
function cellOf(piece: Piece | undefined): Cell {
  if (piece === undefined) return '.';
  if (piece.role === 'disciple') return piece.side === 'red' ? '0' : '1';
  return piece.side === 'red' ? '2' : '3';
}

/** A position's board as the 25 characters of rule 4. */
export const boardText = ({ board }: Position): string => board.map(cellOf).join('');

/**
 * Plays a game by the rules, legal or not. A move that breaks them is played as written; one with a card that is not
 * in hand is played with the first card that makes it, or else with the hands left alone.
 *
 * @returns `undefined` where the model does not name five cards of the set, so that no hand is known, or where its board
 *   or a move is malformed (a board of other than 25 squares, a square that does not exist)
 */
export function replayOni(game: OniGame, cards: CardSet = STANDARD_CARDS): OniReplay | undefined {
  const dealt = game.cards.map((letter) => cards.get(letter)).filter((card) => card !== undefined);
  if (dealt.length !== 5 || game.cards.length !== 5 || !isWellMade(game)) return undefined;
  const board = (game.board ?? DEFAULT_BOARD).map((cell) => PIECE_OF[cell]);
  const start = startPosition(dealt as unknown as Deal, board);
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

/** Whether a board and moves are such as a text can have. */
function isWellMade({ board = DEFAULT_BOARD, moves }: OniGame): boolean {
  if (board.length !== DEFAULT_BOARD.length || !board.every((cell) => Object.hasOwn(PIECE_OF, cell))) return false;
  return moves.every(({ from, to }) => isSquare(from) && isSquare(to));
}

function playPly(before: Position, move: Move, written: OniMove): OniPly {
  const found = violations(before, move);
  const alternatives = found.includes('card-not-in-hand')
    ? before.hands[before.toMove].filter((card) => violations(before, { ...move, card }).length === 0)
    : [];
  const played = { ...move, card: alternatives[0] ?? move.card };
  const after = isOver(before.board) ? before : play(before, played);
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
