import { characters, leaf, list, optional, record, text } from '../../notation/codec/index.js';
import { type Cell, isSquare, squareLetter, squareOf } from './model.js';

const board = characters<Cell>('board', {
  description: "25 characters, row by row from blue's side.",
  pattern: /^[.0-3]{25}$/,
});

const card = text('card', { description: 'The letter of a card, upper case.', pattern: /^[A-Z]$/ });

const square = leaf<number>('square', {
  description: "The letter of a square, row by row from blue's side.",
  pattern: /^[a-y]$/,
  print: (number) => (isSquare(number) ? squareLetter(number) : String(number)),
  parse: squareOf,
});

const move = record({ card, from: square, to: square });

/** The tagged JSON of an Onitama game. Every leaf is `{type, value}`, and the value is always a string. */
export const oniCodec = record({
  board: optional(board),
  cards: list(card, {
    description: 'Two for red, two for blue, the transfer card.',
    length: 5,
    problem: 'a game has five cards',
  }),
  moves: list(move),
  comments: list(text('comment', { description: 'A comment with its #.', pattern: /^#[^\r\n]*$/ })),
});
