import type { NodeIndex } from 'ludogram/cst';
import {
  at,
  choice,
  codecOf,
  leaf,
  list,
  type Model,
  record,
  recordedGames,
  recursive,
  type Shape,
} from 'ludogram/shape';
import type { Variation } from './generated/my-game/nodes.js';
import * as readers from './generated/my-game/readers.js';

// The model of this notation: each member with the field that it is read from, and its JSON. `npm run generate` writes
// the code that reads the model and finds its parts in a text (src/generated/my-game/lower.ts and locate.ts).

/** A comment without its braces. */
const comment = leaf('comment', { is: readers.isComment, isDelimited: true, pattern: /^[^{}]*$/ });

const square = leaf('square', { pattern: /^[a-c][1-3]$/ });

/** A move with what is said about it. A line is inside it, so its shape is given. */
const moveWith = (line: Shape<LineModel, NodeIndex<Variation>>) =>
  record(readers.isMove, {
    square: at(readers.moveSquare, square),
    comments: list(readers.moveComments, comment, { unreadable: 'skip' }),
    /** Lines that could have been played instead of this move. */
    variations: list(readers.moveVariations, line, {}),
  });

/** A variation: a line of moves, each of which can have variations. */
export const variation = recursive('line', (self: Shape<LineModel, NodeIndex<Variation>>) =>
  record(
    readers.isVariation,
    {
      /** The comments before the first move. */
      comments: list(readers.variationComments, comment, { unreadable: 'skip' }),
      moves: list(readers.variationMoves, moveWith(self), { unreadable: 'end' }),
    },
    { layout: [readers.variationNumbers] },
  ),
);
export interface LineModel extends Model<typeof variation> {}

const move = moveWith(variation);
export interface MoveModel extends Model<typeof move> {}

const result = choice('result', ['1-0', '0-1', '1/2-1/2', '*'], { is: readers.isResult });
/** How a game ended; `*` if that is unknown, or the game goes on. */
export type Result = Model<typeof result>;

/** Games with tags, comments, moves and a result; all games of a text. */
export const { game, games } = recordedGames(readers, { comment, move, result });
export interface GameModel extends Model<typeof game> {}
export interface GamesModel extends Model<typeof games> {}

/** The JSON of the games: writes it, reads it, and has its JSON Schema. */
export const gamesCodec = codecOf(games);
