import { failure, type Result } from 'ludogram';
import { type PgnGame, tagOf } from '../model.js';
import { chessEngine } from './current.js';
import type { ChessPosition } from './engine.js';

/** Whether the engine knows the rules of a game. */
export const areRulesKnown = (game: Pick<PgnGame, 'tags'>): boolean => chessEngine().knows(tagOf(game, 'Variant'));

/** Returns the first position of a game: that of its tag FEN under the rules of its tag Variant, or the usual one. */
export function startOf(game: Pick<PgnGame, 'tags'>): Result<{ readonly position: ChessPosition }> {
  const variant = tagOf(game, 'Variant');
  if (!chessEngine().knows(variant)) return failure(pathOf(game, 'Variant'), `the rules of ${variant!} are unknown`);
  const start = chessEngine().start(variant, tagOf(game, 'FEN'));
  return start.ok ? start : failure(pathOf(game, 'FEN'), start.problem.message);
}

const pathOf = ({ tags }: Pick<PgnGame, 'tags'>, wanted: string) => [
  'tags',
  Math.max(
    0,
    tags.findIndex(({ name }) => name === wanted),
  ),
  'value',
];
