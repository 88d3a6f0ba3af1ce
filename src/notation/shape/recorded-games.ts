import type { NodeIndex, Tree } from '../../cst/index.js';
import { choice, leaf } from './leaf.js';
import { at, list, otherwise, recursive } from './members.js';
import { record } from './record.js';
import type { AnyMembers, Flat, Guarded, Member, RecordModel, Shape } from './shape.js';

/** The reader of a list of nodes, whatever their kinds. */
export interface RecordedList {
  first(tree: Tree, node: NodeIndex): NodeIndex | 0;
  next(tree: Tree, node: NodeIndex, last: NodeIndex): NodeIndex | 0;
}

/**
 * The readers of a grammar of recorded games, as they are generated from its rules Games, Game, Tag, TagValue, Move,
 * Variation, Comment and Result.
 */
export interface RecordedGamesReaders {
  isGames(tree: Tree, node: NodeIndex): node is NodeIndex;
  readonly gamesGames: RecordedList;
  isGame(tree: Tree, node: NodeIndex): node is NodeIndex;
  readonly gameTags: RecordedList;
  readonly gameNumbers: RecordedList;
  readonly gameComments: RecordedList;
  readonly gameMoves: RecordedList;
  gameResult(tree: Tree, node: NodeIndex): NodeIndex | 0;
  isTag(tree: Tree, node: NodeIndex): node is NodeIndex;
  tagName(tree: Tree, node: NodeIndex): NodeIndex | 0;
  isTagValue(tree: Tree, node: NodeIndex): node is NodeIndex;
  tagValue(tree: Tree, node: NodeIndex): NodeIndex | 0;
  isMove(tree: Tree, node: NodeIndex): node is NodeIndex;
  readonly moveComments: RecordedList;
  readonly moveVariations: RecordedList;
  isVariation(tree: Tree, node: NodeIndex): node is NodeIndex;
  readonly variationNumbers: RecordedList;
  readonly variationComments: RecordedList;
  readonly variationMoves: RecordedList;
  isComment(tree: Tree, node: NodeIndex): node is NodeIndex;
  isResult(tree: Tree, node: NodeIndex): node is NodeIndex;
}

/** The members of a move that a notation has of its own, read at the node of the move. */
export type OwnMembers<Readers extends RecordedGamesReaders> = {
  readonly [key: string]: Member & Shape<unknown, Guarded<Readers['isMove']>, never>;
};

/** The shapes of what a game of a notation has of its own. */
export interface RecordedGamesParts<Members, Result extends string> {
  /** The members of a move, besides its comments and variations. */
  readonly move: Members;
  /** The texts of a result. `*` is the value of a game without one. */
  readonly results: readonly Result[];
  /** A comment; if absent, a text in braces. */
  readonly comment?: Shape<string, never>;
}

/** A line of moves. Each move can have variations. `Own` is what a move has of its own. */
export interface LineOfRecord<Own> {
  /** The comments before the first move. */
  readonly comments: readonly string[];
  /** The moves up to the first that can't be read. */
  readonly moves: readonly MoveOfRecord<Own>[];
}

/** A move with its comments and variations. */
export type MoveOfRecord<Own> = Flat<
  Own & {
    /** The comments after the move. */
    readonly comments: readonly string[];
    /** Lines that could have been played instead of this move. */
    readonly variations: readonly LineOfRecord<Own>[];
  }
>;

/** The model of a game that {@link recordedGames} declares. */
export interface RecordedGame<Own, Result extends string> extends LineOfRecord<Own> {
  /** A value has no quotation marks. */
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  /** How the game ended; `*` if that is unknown, or the game continues. */
  readonly result: Result | '*';
}

/** The shape of a move with its comments and variations. `Members` are the shapes of what a move has of its own. */
export interface RecordedMoveShape<Members extends AnyMembers> extends Shape<MoveOfRecord<RecordModel<Members>>> {}

/** The shape of a line. `Members` are the shapes of what a move has of its own. */
export interface RecordedLineShape<Members extends AnyMembers> extends Shape<LineOfRecord<RecordModel<Members>>> {}

/** The shape of a game. `Members` are the shapes of what a move has of its own. */
export interface RecordedGameShape<Members extends AnyMembers, Result extends string> extends Shape<
  RecordedGame<RecordModel<Members>, Result>
> {}

/** The shape of a file of games. `Members` are the shapes of what a move has of its own. */
export interface RecordedFileShape<Members extends AnyMembers, Result extends string> extends Shape<{
  readonly games: readonly RecordedGame<RecordModel<Members>, Result>[];
}> {}

/** The shapes that {@link recordedGames} returns. */
export interface RecordedGamesShapes<Members extends AnyMembers, Result extends string> {
  readonly move: RecordedMoveShape<Members>;
  /** A variation. */
  readonly line: RecordedLineShape<Members>;
  readonly game: RecordedGameShape<Members, Result>;
  readonly games: RecordedFileShape<Members, Result>;
}

/**
 * Declares the games of most records: tags in brackets, numbered moves with comments and variations, and a result. The
 * names of the rules of the grammar are those of the grammar that `ludogram init --template game` writes. Export all
 * shapes.
 *
 * ```text
 * import * as readers from './generated/noughts/readers.js';
 *
 * export const { move, line, game, games } = recordedGames(readers, {
 *   move: { square: at(readers.moveSquare, leaf('square')) },
 *   results: ['1-0', '0-1', '1/2-1/2', '*'],
 * });
 * export interface GameModel extends Model<typeof game> {}
 * ```
 *
 * @param readers the generated readers of the grammar
 */
export function recordedGames<
  Readers extends RecordedGamesReaders,
  const Members extends OwnMembers<Readers>,
  const Result extends string,
>(
  readers: Readers,
  { move: own, results, comment = commentInBraces(readers) }: RecordedGamesParts<Members, Result>,
): RecordedGamesShapes<Members, Result> {
  type Own = RecordModel<Members>;
  const remark = comment as Shape<string>;
  const line: Shape<LineOfRecord<Own>> = recursive('line', () =>
    record(
      readers.isVariation,
      {
        comments: list(readers.variationComments, remark, { unreadable: 'skip' }),
        moves: list(readers.variationMoves, move, { unreadable: 'end' }),
      },
      // A printer counts the moves, so a model has no numbers.
      { layout: [readers.variationNumbers] },
    ),
  );
  const move = record(readers.isMove, {
    ...(own as OwnMembers<RecordedGamesReaders>),
    comments: list(readers.moveComments, remark, { unreadable: 'skip' }),
    variations: list(readers.moveVariations, line),
  }) as Shape<MoveOfRecord<Own>>;
  const game = record(
    readers.isGame,
    {
      tags: list(readers.gameTags, tagShape(readers), { unreadable: 'skip' }),
      comments: list(readers.gameComments, remark, { unreadable: 'skip' }),
      moves: list(readers.gameMoves, move, { unreadable: 'end' }),
      result: otherwise(at(readers.gameResult, choice<Result | '*'>('result', results, { is: readers.isResult })), '*'),
    },
    { layout: [readers.gameNumbers] },
  );
  return { move, line, game, games: record(readers.isGames, { games: list(readers.gamesGames, game) }) };
}

const commentInBraces = ({ isComment }: RecordedGamesReaders): Shape<string> =>
  leaf('comment', { is: isComment, isDelimited: true, pattern: /^[^{}]*$/ });

function tagShape(readers: RecordedGamesReaders) {
  const name = leaf('name', { pattern: /^[A-Za-z][A-Za-z0-9_]*$/ });
  const value = leaf('value', { is: readers.isTagValue, isDelimited: true, pattern: /^[^"\r\n]*$/ });
  return record(readers.isTag, { name: at(readers.tagName, name), value: at(readers.tagValue, value) });
}
