/**
 * Shapes: one declaration per part of a model, bound to the nodes that it is read from. From a shape come the type of
 * the model, its JSON and JSON Schema, and the code that reads the model and finds its spans: `ludogram generate`
 * writes `lower.ts` and `locate.ts` from it.
 *
 * ```text
 * const move = record(isMove, { card: at(moveCard, card), from: at(moveFrom, square), to: at(moveTo, square) });
 * export const game = record(isGame, { moves: list(gameMoves, move, { unreadable: 'end' }) });
 * export interface Game extends Model<typeof game> {}
 * export const gameCodec = codecOf(game);
 * ```
 *
 * @module ludogram/shape
 */
export { codecOf } from './codec-of.js';
export {
  characters,
  type CharactersOptions,
  choice,
  type ChoiceOptions,
  comments,
  constant,
  leaf,
  number,
  type OneOf,
} from './leaf.js';
export {
  type Find,
  findByKind,
  findComment,
  findElement,
  findElementOrWhole,
  findField,
  findIfRead,
  findMember,
  findNode,
  findNodeOr,
  findOnly,
  findSortedElement,
  findSpan,
  flatLocatorOf,
  type Further,
  locatorOf,
  type SearchedTree,
  partOf,
  type ReadAt,
} from './runtime/finding.js';
export { findInGroups, findLeading, type Grouping, type NodeTest } from './runtime/finding-groups.js';
export { type Grouped, groups, type Groups, type GroupsOptions, type GroupsShape } from './groups.js';
export {
  anyKind,
  at,
  derive,
  imported,
  list,
  type ListOptions,
  type ListShape,
  mapped,
  nullable,
  optional,
  type OptionsFor,
  otherwise,
  recursive,
  withJson,
} from './members.js';
export { nested } from '../game-tree/nested-calls.js';
export { NestedValues } from './runtime/nested-values.js';
export {
  CharacterLists,
  NO_ELEMENTS,
  OpenElements,
  SharedTexts,
  sorted,
  textWithoutComments,
  withUnit,
} from './runtime/reading.js';
export {
  recordedGames,
  type LineOfRecord,
  type MoveOfRecord,
  type OwnMembers,
  type RecordedFileShape,
  type RecordedGame,
  type RecordedGameShape,
  type RecordedGamesParts,
  type RecordedGamesReaders,
  type RecordedGamesShapes,
  type RecordedLineShape,
  type RecordedList,
  type RecordedMoveShape,
} from './recorded-games.js';
export {
  record,
  type RecordOptions,
  type RecordShape,
  variants,
  type VariantsOptions,
  type VariantsShape,
} from './record.js';
export { leaveOut } from '../read/left-out.js';
export { SharedValues } from '../read/shared-values.js';
export type { Locator, PartSpan } from '../read/reader-declaration.js';
export type { Path } from '../path.js';
export type * from './shape.js';
