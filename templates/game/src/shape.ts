import { type Codec, list as listJson, recursive, record as recordJson, text as textJson } from 'ludogram';
import { at, codecOf, derive, leaf, list, type Model, otherwise, record, withJson } from 'ludogram/shape';
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
  isResult,
  isTag,
  isTagValue,
  tagName,
  tagValue,
} from './generated/my-game/readers.js';
import { commentAt, type Result, resultOf, tagValueAt } from './leaves.js';
import { findMove, type LineModel, type MoveModel, movesAt } from './lines.js';

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

// A move has variations, which have moves: their JSON contains itself. lines.ts reads and finds them.
const commentsJson = listJson(textJson('comment', { pattern: COMMENT }));
const lineJson: Codec<LineModel> = recursive('line', () => recordJson({ comments: commentsJson, moves: movesJson }));
const movesJson: Codec<readonly MoveModel[]> = listJson(
  recordJson({
    square: textJson('square', { pattern: /^[a-c][1-3]$/ }),
    comments: commentsJson,
    variations: listJson(lineJson),
  }),
);
const moves = withJson(leaf<readonly MoveModel[]>('moves'), () => movesJson);

const result = leaf<Result>('result', { is: isResult, pattern: /^(?:1-0|0-1|1\/2-1\/2|\*)$/, parse: resultOf });

/** A game. */
const game = record(
  isGame,
  {
    tags: list(gameTags, tag, { unreadable: 'skip' }),
    /** The comments before the first move. */
    comments: list(gameComments, comment, { unreadable: 'skip' }),
    /** The moves up to the first that can't be read. */
    moves: derive(moves, { read: movesAt, find: findMove, fields: [gameMoves] }),
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
