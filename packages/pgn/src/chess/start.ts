import { failure, type Result } from 'ludogram';
import { type PgnGame, tagOf } from '../model/model.js';
import { BoardPosition } from './board/board-position.js';
import { fieldsOf } from './board/fields.js';
import { chessEngine } from './current.js';
import type { ChessPosition, ReplayPosition } from './engine.js';
import { isStandardVariant } from './variants.js';

const FIRST_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The usual first position, made once; it is copied for each game. */
let first: ReplayPosition | undefined;

/** Whether the engine knows the rules of a game. */
export const areRulesKnown = (game: Pick<PgnGame, 'tags'>): boolean => chessEngine().knows(tagOf(game, 'Variant'));

/**
 * Returns the first position of a game: the position of its tag FEN under the rules of its tag Variant, or the usual
 * one.
 */
export function engineStartOf(game: Pick<PgnGame, 'tags'>): Result<{ readonly position: ChessPosition }> {
  const variant = tagOf(game, 'Variant');
  if (!chessEngine().knows(variant)) return failure(pathOf(game, 'Variant'), `the rules of ${variant!} are unknown`);
  const start = chessEngine().start(variant, tagOf(game, 'FEN'));
  return start.ok ? start : failure(pathOf(game, 'FEN'), start.problem.message);
}

/**
 * Returns the first position of a game to replay its moves, which is much faster in chess than in the position of an
 * engine. Only the engine knows variants, and which positions are possible.
 */
export function replayStartOf(game: Pick<PgnGame, 'tags'>): Result<{ readonly position: ReplayPosition }> {
  const isChess = isStandardVariant(tagOf(game, 'Variant')) && areRulesKnown(game);
  if (isChess && tagOf(game, 'FEN') === undefined) {
    first ??= boardPositionOf(FIRST_POSITION)!;
    return { ok: true, position: first.clone() };
  }
  const start = engineStartOf(game);
  if (!start.ok || !isChess) return start;
  return { ok: true, position: boardPositionOf(start.position.fen()) ?? start.position };
}

/** Returns a position on a board of this package; `undefined` if it castles as in Chess960. */
function boardPositionOf(fen: string): ReplayPosition | undefined {
  const fields = fieldsOf(fen);
  return fields && new BoardPosition(fields);
}

const pathOf = ({ tags }: Pick<PgnGame, 'tags'>, wanted: string) => [
  'tags',
  Math.max(
    0,
    tags.findIndex(({ name }) => name === wanted),
  ),
  'value',
];
