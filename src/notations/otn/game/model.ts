import type { OtnMove } from '../move/model.js';
import type { OtnPosition } from '../position/model.js';
import type { OtnRules } from '../rules/model.js';

/** A number of seconds, overtimes and an increment. */
export interface OtnTime {
  readonly main: number;
  readonly overtime?: { readonly seconds: number; readonly count: number };
  /** Seconds a move. */
  readonly increment?: number;
}

/** A step of an address: the `variation`th alternative to a move. */
export interface OtnStep {
  readonly turn: number;
  /** The move of the turn: `a` is the first. */
  readonly letter: string;
  readonly variation: number;
}

/** The address of a move: the steps to its variation, if any, then a turn and a letter. */
export interface OtnMoveAddress {
  readonly steps: readonly OtnStep[];
  readonly turn: number;
  readonly letter: string;
}

/** A calendar date. */
export interface OtnDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A tag of a game, by the type of its value. */
export type OtnTag =
  | { readonly type: 'text'; readonly name: string; readonly value: string }
  | { readonly type: 'date'; readonly name: 'date'; readonly value: OtnDate }
  | { readonly type: 'result'; readonly name: 'result'; readonly value: OtnResult }
  | { readonly type: 'time'; readonly name: 'time-control'; readonly value: OtnTime }
  | { readonly type: 'times'; readonly name: 'time-remaining'; readonly value: OtnTimes }
  | { readonly type: 'puzzle'; readonly name: 'puzzle-mode'; readonly value: 'none' | 'loose' | 'strict' }
  | { readonly type: 'address'; readonly name: 'puzzle-start' | 'puzzle-prestart'; readonly value: OtnMoveAddress }
  | { readonly type: 'position'; readonly name: 'position'; readonly value: OtnPosition }
  | { readonly type: 'rules'; readonly name: 'rules'; readonly value: OtnRules };

/** `1` the attackers have won, `-1` the defenders, `0` nobody; `?` anything else. */
export type OtnResult = '1' | '0' | '-1' | '?';

/** The time that each side has left. */
export interface OtnTimes {
  readonly attackers: OtnTime;
  readonly defenders: OtnTime;
}

/** Commentary on one move. */
export interface OtnComment {
  /** The clock that it begins with. */
  readonly clock?: OtnTime | undefined;
  /** The rest, blanks included. */
  readonly text: string;
}

/** A turn: a move of each side, or more of them in games with berserk moves. */
export interface OtnTurn {
  readonly number: number;
  readonly moves: readonly OtnMove[];
  /** The comments on the first move, the second, and so on. The list ends with the last comment that isn't empty. */
  readonly comments: readonly OtnComment[];
}

/** Turns after each other, and the variations that branch off them. */
export interface OtnLine {
  readonly turns: readonly OtnTurn[];
  /** By turn, letter and number. */
  readonly variations: readonly OtnVariation[];
}

/** Another continuation: its first move replaces move `letter` of `turn`. Its turns count from 1. */
export interface OtnVariation extends OtnLine, OtnStep {}

/** A game as written, legal or not. */
export interface OtnGame extends OtnLine {
  /** In the customary order. */
  readonly tags: readonly OtnTag[];
}

/** The value of the tags of one type. */
export type TagValue<Type> = Extract<OtnTag, { readonly type: Type }>['value'];
/** The value of the first tag of a type, and of a name, where several tags have the type. */
export function tagOf<Type extends OtnTag['type']>(
  { tags }: Pick<OtnGame, 'tags'>,
  type: Type,
  name?: string,
): TagValue<Type> | undefined {
  const tag = tags.find((one) => one.type === type && (name === undefined || one.name === name));
  return tag?.value as TagValue<Type> | undefined;
}

const HINT = /\(Hint: ([^)]*)\)/g;

/** The hints in commentary: `(Hint: …)`. */
export function hintsIn(text: string): string[] {
  if (!text.includes('(Hint:')) return [];
  // No hint ends after the last parenthesis. Looking for its end from each "(Hint:" would take quadratic time.
  const closed = text.slice(0, text.lastIndexOf(')') + 1);
  return [...closed.matchAll(HINT)].map(([, hint]) => hint!);
}
