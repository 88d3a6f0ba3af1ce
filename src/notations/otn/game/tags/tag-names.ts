import type { OtnTag } from '../model/shape.js';

/**
 * Every tag of the specification, in the canonical order: the one in which programs write them. The rules come last.
 */
export const TAG_NAMES = [
  'date',
  'event',
  'round',
  'site',
  'result',
  'attackers',
  'defenders',
  'annotator',
  'compiler',
  'variant',
  'time-control',
  'time-remaining',
  'termination',
  'puzzle-mode',
  'puzzle-start',
  'puzzle-prestart',
  'start-comment',
  'position',
  'rules',
] as const;

/** Other spellings of tags: the key as in the revision of 2016, the value as in the current one. */
export const ALIASES: ReadonlyMap<string, string> = new Map([['starting-comment', 'start-comment']]);

const RANK = new Map<string, number>(TAG_NAMES.map((name, i) => [name, i]));

/** Returns the rank of a tag in the canonical order. Unknown tags come before the comment and keep their order. */
const rankOf = ({ name }: OtnTag): number => RANK.get(name) ?? RANK.get('start-comment')! - 0.5;

/** For tags whose values have a fixed form: the type of the value, and a description for messages. */
const TYPES: ReadonlyMap<string, readonly [type: OtnTag['type'], expected: string]> = new Map([
  ['rules', ['rules', 'rules']],
  ['position', ['position', 'a position']],
  ['date', ['date', 'a date YYYY.MM.DD']],
  ['result', ['result', '1 (the attackers have won), 0 (a draw), -1 (the defenders have won) or ?']],
  ['time-control', ['time', 'seconds, overtime and increment, such as 3600 30/3 3i']],
  ['time-remaining', ['times', 'two clocks, such as 600 30/3, 540 30/2']],
  ['puzzle-mode', ['puzzle', 'none, loose or strict']],
  ['puzzle-start', ['address', 'the address of a move, such as 6a']],
  ['puzzle-prestart', ['address', 'the address of a move, such as 6a']],
]);

/** Returns the type of the value of a tag. */
export const tagTypeOf = (name: string): OtnTag['type'] => TYPES.get(name)?.[0] ?? 'text';

/** Returns a description of the value that a tag takes. */
export const expectedTagValue = (name: string): string => TYPES.get(name)?.[1] ?? 'any text';

/** Whether the specification has a tag of that name. */
export const isKnownTag = (name: string): boolean => RANK.has(name) || ALIASES.has(name);

/** Compares two tags by the canonical order. */
export const byCanonicalOrder = (a: OtnTag, b: OtnTag): number => rankOf(a) - rankOf(b);
