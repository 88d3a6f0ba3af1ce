import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import type { Reading } from '../../../../notation/index.js';
import type { OtnMove } from '../../move/model/shape.js';
import type { OtnStep } from '../addresses/steps.js';
import type { OtnComment, OtnTag } from './shape.js';

export { hintsIn, type OtnDate, type OtnMoveAddress, type OtnResult } from './leaves.js';
export type { OtnComment, OtnTag, OtnTime, OtnTimes } from './shape.js';

/** A turn: one move of each side; more in games with berserk moves. */
export interface OtnTurn {
  readonly number: number;
  readonly moves: readonly OtnMove[];
  /** The comments on the first move, the second, and so on. The list ends with the last comment that isn't empty. */
  readonly comments: readonly OtnComment[];
}

/** A sequence of turns, and the variations that branch off it. */
export interface OtnLine {
  readonly turns: readonly OtnTurn[];
  /** The variations, sorted by turn, letter and number. */
  readonly variations: readonly OtnVariation[];
}

/** A variation: its first move replaces move `letter` of `turn`. Its turns are numbered from 1. */
export interface OtnVariation extends OtnLine, OtnStep {}

/** A game as written, legal or not. */
export interface OtnGame extends OtnLine {
  /** The tags, in the order of the specification; the rules are last. */
  readonly tags: readonly OtnTag[];
}

/** A game that was read. */
export type GameReading = Reading<OtnGame, GameRecord>;

/** The type of the value of a tag. */
export type TagValue<Type> = Extract<OtnTag, { readonly type: Type }>['value'];

/**
 * Returns the value of the first tag of a type; with a name, of the first tag that also has that name; `undefined` if
 * there is none.
 */
export function tagOf<Type extends OtnTag['type']>(
  { tags }: Pick<OtnGame, 'tags'>,
  type: Type,
  name?: string,
): TagValue<Type> | undefined {
  const tag = tags.find((one) => one.type === type && (name === undefined || one.name === name));
  return tag?.value as TagValue<Type> | undefined;
}
