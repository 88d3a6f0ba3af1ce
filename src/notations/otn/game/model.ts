import type { OtnMove } from '../move/shape.js';
import type { OtnPosition } from '../position/shape.js';
import type { OtnRules } from '../rules/shape.js';

/** A clock: seconds of main time, overtimes and an increment. */
export interface OtnTime {
  readonly main: number;
  readonly overtime?: { readonly seconds: number; readonly count: number };
  /** Seconds added per move. */
  readonly increment?: number;
}

/** A step of an address: the variation with number `variation` on a move. */
export interface OtnStep {
  readonly turn: number;
  /** The letter of the move in its turn: `a` is the first. */
  readonly letter: string;
  readonly variation: number;
}

/** The address of a move: the steps to its variation, if any, then its turn and letter. */
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

/** The result: `1` if the attackers won, `-1` if the defenders won, `0` for a draw, `?` for anything else. */
export type OtnResult = '1' | '0' | '-1' | '?';

/** The time that each side has left. */
export interface OtnTimes {
  readonly attackers: OtnTime;
  readonly defenders: OtnTime;
}

/** The commentary on one move. */
export interface OtnComment {
  /** The clock at the start of the commentary. */
  readonly clock?: OtnTime | undefined;
  /** The text after the clock, blanks included. */
  readonly text: string;
}

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

/** The type of the value of a tag. */
export type TagValue<Type> = Extract<OtnTag, { readonly type: Type }>['value'];
/** Returns the value of the first tag of a type; with a name, of the first tag that also has that name. */
export function tagOf<Type extends OtnTag['type']>(
  { tags }: Pick<OtnGame, 'tags'>,
  type: Type,
  name?: string,
): TagValue<Type> | undefined {
  const tag = tags.find((one) => one.type === type && (name === undefined || one.name === name));
  return tag?.value as TagValue<Type> | undefined;
}

const HINT = /\(Hint: ([^)]*)\)/g;

/** Returns the hints in commentary, `(Hint: …)`, without the parentheses. */
export function hintsIn(text: string): string[] {
  if (!text.includes('(Hint:')) return [];
  // No hint ends after the last parenthesis. Looking for its end from each "(Hint:" would take quadratic time.
  const closed = text.slice(0, text.lastIndexOf(')') + 1);
  return [...closed.matchAll(HINT)].map(([, hint = '']) => hint);
}
