import type { NodeIndex } from 'ludogram/cst';
import { at, codecOf, leaf, list, type Model, otherwise, record, recursive, type Shape } from 'ludogram/shape';
import type { Variation } from './generated/my-game/nodes.js';
import {
  gameComments,
  gameMoves,
  gameNumbers,
  gameResult,
  gamesGames,
  gameTags,
  isComment,
  isGame,
  isGames,
  isMove,
  isResult,
  isTag,
  isTagValue,
  isVariation,
  moveComments,
  moveSquare,
  moveVariations,
  tagName,
  tagValue,
  variationComments,
  variationMoves,
  variationNumbers,
} from './generated/my-game/readers.js';
import { commentAt, type Result, resultOf, tagValueAt } from './leaves.js';

// The model of this notation: each member with the field that it is read from, and its JSON. `npm run generate` writes
// the code that reads the model and finds its parts in a text (src/generated/my-game/lower.ts and locate.ts).

const COMMENT = /^(?:[^\s{}]+(?: [^\s{}]+)*)?$/;

/** A comment without its braces, its white space as single blanks. */
const comment = leaf('comment', { is: isComment, pattern: COMMENT, read: commentAt });

const tag = record(isTag, {
  name: at(tagName, leaf('name', { pattern: /^[A-Za-z]+$/ })),
  /** The value without its quotation marks. */
  value: at(tagValue, leaf('value', { is: isTagValue, pattern: /^[^"\r\n]*$/, read: tagValueAt })),
});
export interface TagModel extends Model<typeof tag> {}

const square = leaf('square', { pattern: /^[a-c][1-3]$/ });

/** A move with what is said about it. A line is inside it, so its shape is given. */
const moveWith = (line: Shape<LineModel, NodeIndex<Variation>>) =>
  record(isMove, {
    square: at(moveSquare, square),
    comments: list(moveComments, comment, { unreadable: 'skip' }),
    /** Lines that could have been played instead of this move. */
    variations: list(moveVariations, line, {}),
  });

/** A variation: a line of moves, each of which can have variations. */
export const variation = recursive('line', (self: Shape<LineModel, NodeIndex<Variation>>) =>
  record(
    isVariation,
    {
      /** The comments before the first move. */
      comments: list(variationComments, comment, { unreadable: 'skip' }),
      moves: list(variationMoves, moveWith(self), { unreadable: 'end' }),
    },
    { layout: [variationNumbers] },
  ),
);
export interface LineModel extends Model<typeof variation> {}

const move = moveWith(variation);
export interface MoveModel extends Model<typeof move> {}

const result = leaf<Result>('result', { is: isResult, pattern: /^(?:1-0|0-1|1\/2-1\/2|\*)$/, parse: resultOf });

/** A game. */
const game = record(
  isGame,
  {
    tags: list(gameTags, tag, { unreadable: 'skip' }),
    /** The comments before the first move. */
    comments: list(gameComments, comment, { unreadable: 'skip' }),
    /** The moves up to the first that can't be read. */
    moves: list(gameMoves, move, { unreadable: 'end' }),
    /** How the game ended. */
    result: otherwise(at(gameResult, result), '*'),
  },
  // The printer counts the moves, so a model has no numbers.
  { layout: [gameNumbers] },
);
export interface GameModel extends Model<typeof game> {}

/** All games of a text. */
export const games = record(isGames, { games: list(gamesGames, game, {}) });
export interface GamesModel extends Model<typeof games> {}

/** The JSON of the games: writes it, reads it, and has its JSON Schema. */
export const gamesCodec = codecOf(games);
