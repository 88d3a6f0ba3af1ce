import type { Board, FiveDGame } from './codec.js';
import type { Layer } from './leaves.js';

export type {
  Action,
  Board,
  BoardName,
  Castling,
  Comment,
  Coordinates,
  FiveDGame,
  GameResult,
  Header,
  Line,
  Move,
  Pass,
  Step,
  Turn,
  Variation,
} from './codec.js';
export { type Colour, type JumpKind, type Layer, layerOf, type Origin, type Piece, type Square } from './leaves.js';

/** Returns the index of the first header with a key, ignoring case; -1 if there is none. `key` must be lower case. */
export const headerIndex = ({ headers }: Pick<FiveDGame, 'headers'>, key: string): number =>
  headers.findIndex((header) => header.key.toLowerCase() === key);

/**
 * Returns the value of the first header with a key, ignoring case; `undefined` if there is none. `key` must be lower
 * case.
 */
export const headerValue = (game: Pick<FiveDGame, 'headers'>, key: string): string | undefined =>
  game.headers[headerIndex(game, key)]?.value;

/** Returns a number that sorts layers: -1 before -0 before +0 before 1. */
export const layerRank = ({ value }: Layer): number => (value < 0 || Object.is(value, -0) ? value - 0.5 : value);

/** Returns the number of columns of a board, from its first row. */
export const widthOf = ({ rows }: Pick<Board, 'rows'>): number => rows[0]?.length ?? 0;
