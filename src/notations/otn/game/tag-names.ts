import type { OtnTag } from '../model.js';

/** Every tag of the text, in the order in which they are written; the rules come last. */
const TAG_NAMES = [
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

/** Other spellings. The revision of 2016 has the first, files have the second. */
export const ALIASES: ReadonlyMap<string, string> = new Map([['starting-comment', 'start-comment']]);

const RANK = new Map<string, number>(TAG_NAMES.map((name, i) => [name, i]));

/** Tags that nobody knows stand in front of the comment, in the order in which they were written. */
const rankOf = ({ name }: OtnTag): number => RANK.get(name) ?? RANK.get('start-comment')! - 0.5;

/** Whether the text has a tag of that name. */
export const isKnownTag = (name: string): boolean => RANK.has(name) || ALIASES.has(name);

/** Compares two tags by the customary order. */
export const byCustomaryName = (a: OtnTag, b: OtnTag): number => rankOf(a) - rankOf(b);
