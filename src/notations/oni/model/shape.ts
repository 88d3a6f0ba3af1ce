import * as readers from '../../../../generated/oni/readers.js';
import { type CardSet, STANDARD_CARDS } from '../../../games/onitama/index.js';
import { numberText } from '../../../notation/codec/number-text.js';
import type { Codec } from '../../../notation/index.js';
import {
  at,
  characters,
  codecOf,
  comments,
  leaf,
  list,
  type Model,
  optional,
  otherwise,
  record,
} from '../../../notation/shape/index.js';
import { cardAt, cellAt, isOnBoard, moveKey, squareAt, squareLetter, squareOf } from './leaves.js';

const board = characters(readers.boardCells, leaf('cell', { read: cellAt }), {
  type: 'board',
  description: "25 characters, row by row from blue's side.",
  pattern: /^[.0-3]{25}$/,
});

const square = leaf('square', {
  description: "The letter of a square, row by row from blue's side.",
  pattern: /^[a-y]$/,
  print: (number) => (isOnBoard(number) ? squareLetter(number) : numberText(number)),
  parse: squareOf,
  is: readers.isSquare,
  read: squareAt,
});

/** Returns the shapes of a move, which may have faults, and of a file (rules 4 to 6) with the cards of a set. */
function shapesWith(set: CardSet) {
  // Only a capital letter can be a card. Other characters may have a meaning in patterns.
  const letters = [...set.keys()].filter((letter) => /^[A-Z]$/.test(letter)).join('');
  const pattern = letters === '' ? /^(?!)/ : new RegExp(`^[${letters}]$`);
  const card = leaf('card', { description: 'The letter of a card, upper case.', pattern, tryRead: cardAt });

  const cards = list([readers.cardsCards, readers.faultyCardsCards], card, {
    description: 'Two for red, two for blue, the transfer card.',
    length: 5,
    problem: 'a game has five cards',
  });

  const move = record(
    [readers.isMove, readers.isFaultyMove],
    {
      /** The letter of the card, upper case. */
      card: at([readers.moveCard, readers.faultyMoveCard], card),
      /**
       * The square that the piece moves from, 0 to 24 for `a` to `y`: row by row from blue's side, each row from red's
       * left.
       */
      from: at([readers.moveFrom, readers.faultyMoveFrom], square),
      /** The square that the piece moves to, 0 to 24. */
      to: at([readers.moveTo, readers.faultyMoveTo], square),
    },
    { sharedBy: moveKey },
  );

  const game = record(
    readers.isOniFile,
    {
      /** The 25 squares of the board in the file; absent if the game starts from the usual board. */
      board: optional(at(readers.oniFileBoard, board)),
      /**
       * The letters of the five cards, upper case: two of red, two of blue, then the transfer card (rule 5). Empty if
       * not all are readable.
       */
      cards: otherwise(at(readers.oniFileCards, cards), []),
      /** The moves, up to the first unreadable one. */
      moves: list(readers.oniFileMoves, move, { unreadable: 'end' }),
      /** Comments with their `#`, in the order of the file. */
      comments: comments({ type: 'comment', description: 'A comment with its #.', pattern: /^#[^\r\n]*$/ }),
    },
    { span: 'none' },
  );
  return { move, game };
}

const standard = /* @__PURE__ */ shapesWith(STANDARD_CARDS);

/** The shape of a move, which may have faults. */
export const oniMove = standard.move;

/** The shape of a file (rules 4 to 6). */
export const oniGame = standard.game;

/** A move as written (rule 6.2). */
export interface OniMove extends Model<typeof oniMove> {}

/**
 * The content of a file as written, legal or not. If the file has syntax errors, it has the moves up to the first
 * unreadable one, `board` only if the whole board is readable, and no `cards` unless all five are readable.
 */
export interface OniGame extends Model<typeof oniGame> {}

/** The tagged JSON of a game with the sixteen cards. */
export const oniCodec: Codec<OniGame> = /* @__PURE__ */ codecOf(oniGame);

/**
 * Returns the tagged JSON of an Onitama game with the cards of a set. Every leaf is `{type, value}`, and the value is
 * always a string.
 */
export const oniCodecOf = (cards: CardSet): Codec<OniGame> =>
  cards === STANDARD_CARDS ? oniCodec : codecOf(shapesWith(cards).game);
