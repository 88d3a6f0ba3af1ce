import { checkText } from '../../diagnostics/check-text.js';
import { type FromText, textProblem } from '../../diagnostics/diagnostic.js';
import { plural } from '../../diagnostics/report/summary.js';
import {
  type Board,
  BOARD_SIZE,
  type Piece,
  PIECES,
  type Side,
  type Square,
  SQUARE_COUNT,
  START_BOARD,
} from './board.js';
import { type Card, type CardSet, STANDARD_CARDS } from './cards.js';
import type { Move } from './moves.js';
import { type Deal, type Position, startPosition } from './position.js';

/** The character of each piece; `.` is an empty square. */
const CHARACTERS: readonly (readonly [string, Piece])[] = [
  ['r', PIECES.redDisciple],
  ['R', PIECES.redSensei],
  ['b', PIECES.blueDisciple],
  ['B', PIECES.blueSensei],
];
const PIECE_OF = new Map<string, Piece | undefined>([['.', undefined], ...CHARACTERS]);

/**
 * Reads a position: the letters of the five cards (two of red, two of blue, the transfer card), then optionally the
 * board, then optionally the side to move, `red` or `blue`.
 *
 * The board is five rows from blue's side to red's, separated by slashes: `r` and `R` are red's disciples and sensei,
 * `b` and `B` blue's, `.` an empty square. Without a board, the position is the start of the game.
 *
 * ```ts
 * import { legalMoves, positionFromText } from 'ludogram/games/onitama';
 *
 * const read = positionFromText('BXLUT bb.bb/..B../...../..R../rr.rr blue');
 * if (read.ok) legalMoves(read.position);
 * ```
 *
 * @param cards the cards by their letters
 */
export function positionFromText(
  text: string,
  cards: CardSet = STANDARD_CARDS,
): FromText<{ readonly position: Position }> {
  checkText(text);
  const parts = [...text.matchAll(/\S+/g)];
  const [letters, board, toMove, extra] = parts;
  if (letters === undefined) return textProblem(0, 'expected the letters of five cards');
  if (extra !== undefined) return textProblem(extra.index, 'expected the end of the text');
  const deal = dealFromText(letters[0], cards);
  if (!deal.ok) return textProblem(letters.index + deal.problem.index, deal.problem.message);
  const placed = board === undefined ? { ok: true as const, board: START_BOARD } : boardFromText(board[0]);
  if (!placed.ok) return textProblem((board?.index ?? 0) + placed.problem.index, placed.problem.message);
  const side = toMove?.[0] ?? 'red';
  if (!isSide(side)) return textProblem(toMove?.index ?? 0, `unknown side "${side}": expected red or blue`);
  return { ok: true, position: { ...startPosition(deal.deal, placed.board), toMove: side } };
}

/** Writes a position as {@link positionFromText} reads it. */
export function positionText({ board, hands, toMove }: Position): string {
  const letters = [...hands.red, ...hands.blue, hands.transfer].map(({ letter }) => letter).join('');
  const squares = board.map((piece) => CHARACTERS.find(([, known]) => isSame(known, piece))?.[0] ?? '.').join('');
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) => squares.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE));
  return `${letters} ${rows.join('/')} ${toMove}`;
}

/** Returns a text that is equal for equal positions: the order of the two cards in a hand doesn't matter. */
export function positionKey(position: Position): string {
  const { red, blue, transfer } = position.hands;
  return positionText({ ...position, hands: { red: sorted(red), blue: sorted(blue), transfer } });
}

const sorted = (hand: readonly Card[]): Card[] => hand.toSorted((a, b) => (a.letter < b.letter ? -1 : 1));

const A = 97;

/** Writes a move as game records do: the letter of the card, then the letters of two squares, such as `Byt`. */
export const moveText = ({ card, from, to }: Move): string =>
  card.letter + String.fromCharCode(A + from) + String.fromCharCode(A + to);

/**
 * Reads a move as {@link moveText} writes it, in upper or lower case, legal or not.
 *
 * @param position whose cards are known besides the sixteen of the game
 */
export function moveFromText({ hands }: Position, text: string): FromText<{ readonly move: Move }> {
  checkText(text);
  const written = /^\s*([a-z])\s*([a-y])\s*([a-y])\s*$/i.exec(text);
  if (written === null) return textProblem(0, 'expected the letters of a card and of two squares from a to y');
  const [, letter, from, to] = written as unknown as [string, string, string, string];
  const card =
    [...hands.red, ...hands.blue, hands.transfer].find((one) => one.letter === letter.toUpperCase()) ??
    STANDARD_CARDS.get(letter.toUpperCase());
  if (card === undefined) return textProblem(text.search(/\S/), `unknown card "${letter}"`);
  return { ok: true, move: { card, from: squareOf(from), to: squareOf(to) } };
}

const squareOf = (letter: string): Square => letter.toLowerCase().charCodeAt(0) - A;

const isSide = (text: string): text is Side => text === 'red' || text === 'blue';

const isSame = (known: Piece, piece: Piece | undefined): boolean =>
  known.side === piece?.side && known.role === piece.role;

function dealFromText(letters: string, cards: CardSet): FromText<{ readonly deal: Deal }> {
  const found: Card[] = [];
  for (const [index, letter] of [...letters].entries()) {
    const card = cards.get(letter);
    if (card === undefined) return textProblem(index, `unknown card "${letter}"`);
    if (found.includes(card)) return textProblem(index, `card "${letter}" is dealt twice`);
    found.push(card);
  }
  if (found.length !== 5) return textProblem(0, `${found.length} cards: expected five`);
  return { ok: true, deal: found as unknown as Deal };
}

function boardFromText(text: string): FromText<{ readonly board: Board }> {
  const rows = text.split('/');
  if (rows.length !== BOARD_SIZE) return textProblem(0, `${plural(rows.length, 'row')}: expected ${BOARD_SIZE}`);
  const board: Board[number][] = [];
  let index = 0;
  for (const row of rows) {
    for (const [column, character] of [...row].entries()) {
      if (!PIECE_OF.has(character)) {
        return textProblem(index + column, `unknown piece "${character}": expected r, R, b, B or .`);
      }
      board.push(PIECE_OF.get(character));
    }
    if (row.length !== BOARD_SIZE) {
      return textProblem(index, `the row is ${row.length} squares wide: expected ${BOARD_SIZE}`);
    }
    index += row.length + 1;
  }
  return board.length === SQUARE_COUNT ? { ok: true, board } : textProblem(0, 'expected 25 squares');
}
