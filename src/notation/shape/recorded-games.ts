import type { NodeIndex, Tree } from '../../cst/index.js';
import { leaf } from './leaf.js';
import { at, list, otherwise } from './members.js';
import { record } from './record.js';
import type { Shape } from './shape.js';

/** The reader of a list of nodes, whatever their kinds. */
export interface RecordedList {
  first(tree: Tree, at: NodeIndex): NodeIndex | 0;
  next(tree: Tree, at: NodeIndex, last: NodeIndex): NodeIndex | 0;
}

/** The readers of a grammar of recorded games, as they are generated from the rules Games, Game, Tag and TagValue. */
export interface RecordedGamesReaders {
  isGames(tree: Tree, at: NodeIndex): at is NodeIndex;
  readonly gamesGames: RecordedList;
  isGame(tree: Tree, at: NodeIndex): at is NodeIndex;
  readonly gameTags: RecordedList;
  readonly gameNumbers: RecordedList;
  readonly gameComments: RecordedList;
  readonly gameMoves: RecordedList;
  gameResult(tree: Tree, at: NodeIndex): NodeIndex | 0;
  isTag(tree: Tree, at: NodeIndex): at is NodeIndex;
  tagName(tree: Tree, at: NodeIndex): NodeIndex | 0;
  isTagValue(tree: Tree, at: NodeIndex): at is NodeIndex;
  tagValue(tree: Tree, at: NodeIndex): NodeIndex | 0;
}

/** The shapes of what a game of a notation has of its own. */
export interface RecordedGamesParts<Move, Result extends string> {
  /** A comment, as in `comments` of a game. */
  readonly comment: Shape<string, never>;
  readonly move: Shape<Move, never>;
  /** How a game ended. `*` is the value of a game without a result. */
  readonly result: Shape<Result, never>;
}

/** The model of a game that {@link recordedGames} declares. */
export interface RecordedGame<Move, Result extends string> {
  /** A value has no quotation marks. */
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  /** The comments before the first move. */
  readonly comments: readonly string[];
  /** The moves up to the first that can't be read. */
  readonly moves: readonly Move[];
  /** How the game ended; `*` if that is unknown, or the game goes on. */
  readonly result: Result | '*';
}

/** The shapes that {@link recordedGames} returns. */
export interface RecordedGamesShapes<Move, Result extends string> {
  readonly game: Shape<RecordedGame<Move, Result>>;
  readonly games: Shape<{ readonly games: readonly RecordedGame<Move, Result>[] }>;
}

/**
 * Declares the games of most records: tags in brackets, comments, numbered moves, and a result. The names of the rules
 * of the grammar are those of the grammar that `ludogram init --template game` writes. Export both shapes.
 *
 * ```text
 * import * as readers from './generated/noughts/readers.js';
 *
 * export const { game, games } = recordedGames(readers, { comment, move, result });
 * export interface GameModel extends Model<typeof game> {}
 * ```
 *
 * @param readers the generated readers of the grammar
 */
export function recordedGames<Move, Result extends string>(
  readers: RecordedGamesReaders,
  { comment, move, result }: RecordedGamesParts<Move, Result>,
): RecordedGamesShapes<Move, Result> {
  const name = leaf('name', { pattern: /^[A-Za-z][A-Za-z0-9_]*$/ });
  const value = leaf('value', { is: readers.isTagValue, isDelimited: true, pattern: /^[^"\r\n]*$/ });
  const tag = record(readers.isTag, { name: at(readers.tagName, name), value: at(readers.tagValue, value) });
  const game = record(
    readers.isGame,
    {
      tags: list(readers.gameTags, tag, { unreadable: 'skip' }),
      comments: list(readers.gameComments, comment as Shape<string>, { unreadable: 'skip' }),
      moves: list(readers.gameMoves, move as Shape<Move>, { unreadable: 'end' }),
      result: otherwise(at(readers.gameResult, result as Shape<Result | '*'>), '*'),
    },
    // A printer counts the moves, so a model has no numbers.
    { layout: [readers.gameNumbers] },
  );
  return { game, games: record(readers.isGames, { games: list(readers.gamesGames, game, {}) }) };
}
