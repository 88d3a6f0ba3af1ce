import { at, codecOf, leaf, type Model, recordedGames } from 'ludogram/shape';
import * as readers from './generated/my-game/readers.js';

// The model of this notation: each member with the field that it is read from, and its JSON. `npm run generate` writes
// the code that reads the model and finds its parts in a text (src/generated/my-game/lower.ts and locate.ts).

const square = leaf('square', { pattern: /^[a-c][1-3]$/ });

/** Games with tags, moves and a result. Moves have comments and variations besides these members. */
export const { move, line, game, games } = recordedGames(readers, {
  move: { square: at(readers.moveSquare, square) },
  results: ['1-0', '0-1', '1/2-1/2', '*'],
});
export interface MoveModel extends Model<typeof move> {}
/** A variation: a line of moves, each of which can have variations. */
export interface LineModel extends Model<typeof line> {}
export interface GameModel extends Model<typeof game> {}
export interface GamesModel extends Model<typeof games> {}

/** How a game ended; `*` if that is unknown, or the game continues. */
export type Result = GameModel['result'];

/** The JSON of the games: writes it, reads it, and has its JSON Schema. */
export const gamesCodec = codecOf(games);
