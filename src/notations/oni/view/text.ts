import {
  BOARD_SIZE,
  type Card,
  patternOf,
  type PatternSquare,
  type Piece,
  type Position,
  type Side,
} from '../../../games/onitama/index.js';
import { squareLetter } from '../model/leaves.js';
import { outcomeText } from '../replay/outcome.js';
import type { OniPly } from '../replay/play.js';
import type { BoardView } from './index.js';

/**
 * Draws the board and the cards after a ply as text. Red's pieces are `R` (sensei) and `r`, blue's `B` and `b`. The
 * squares of the last move are in brackets, and the letters of each row's squares are beside it.
 */
export function renderText({ position, last }: BoardView): string {
  const { red, blue, transfer } = position.hands;
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) => {
    const squares = Array.from({ length: BOARD_SIZE }, (_, column) =>
      squareText(position, row * BOARD_SIZE + column, last),
    );
    const letters = squares.map((_, column) => squareLetter(row * BOARD_SIZE + column));
    return `       ${squares.join('')}   ${letters.join('')}`;
  });
  const lines = [
    `blue   ${blue.map(title).join('   ')}`,
    ...patterns(blue, 'blue'),
    '',
    ...rows,
    '',
    `red    ${red.map(title).join('   ')}`,
    ...patterns(red, 'red'),
    '',
    `next   ${title(transfer)}`,
    ...patterns([transfer], position.toMove),
    '',
    outcomeText(position) ?? `${position.toMove} to move`,
    '',
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function squareText({ board }: Position, square: number, last: OniPly | undefined): string {
  const piece = board[square];
  const shown = piece === undefined ? '·' : pieceText(piece);
  const isMarked = last !== undefined && (last.move.from === square || last.move.to === square);
  return isMarked ? `[${shown}]` : ` ${shown} `;
}

function pieceText({ side, role }: Piece): string {
  const letter = side === 'red' ? 'r' : 'b';
  return role === 'sensei' ? letter.toUpperCase() : letter;
}

const WIDTH = 12;
const title = ({ letter, name }: Card): string => `${letter} ${name}`.padEnd(WIDTH);

/** Draws the patterns of cards side by side: `O` is the piece, `x` a square that it may go to. */
function patterns(cards: readonly Card[], side: Side): string[] {
  const drawn = cards.map((card) => patternLines(card, side, { piece: 'O', target: 'x', other: '.' }));
  return Array.from({ length: BOARD_SIZE }, (_, row) => {
    const lines = drawn.map((pattern) => pattern[row]!.padEnd(WIDTH));
    return `       ${lines.join('   ')}`.trimEnd();
  });
}

/** Draws the pattern of a card as five lines, with a mark for each kind of square. */
export function patternLines(card: Card, side: Side, marks: Readonly<Record<PatternSquare, string>>): string[] {
  const shown = patternOf(card, side).map((square) => marks[square]);
  return Array.from({ length: BOARD_SIZE }, (_, row) =>
    shown.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE).join(' '),
  );
}
