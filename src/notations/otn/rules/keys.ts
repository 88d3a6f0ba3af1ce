import type { OtnEntry } from '../model.js';

/** Every key of a rules record, in the order in which they are written. */
export const RULE_KEYS = [
  'dim',
  'name',
  'esc',
  'surf',
  'atkf',
  'tfr',
  'ka',
  'ks',
  'kj',
  'nj',
  'cj',
  'mj',
  'gj',
  'spd',
  'cor',
  'cen',
  'afor',
  'dfor',
  'corh',
  'cenh',
  'cenhe',
  'aforh',
  'dforh',
  'corp',
  'cenp',
  'aforp',
  'dforp',
  'cors',
  'cens',
  'afors',
  'dfors',
  'corre',
  'cenre',
  'aforre',
  'dforre',
  'sw',
  'swf',
  'efe',
  'ber',
  'linc',
  'start',
] as const;

/** A key of a rules record. */
export type RuleKey = (typeof RULE_KEYS)[number];

const RANK = new Map<string, number>(RULE_KEYS.map((key, i) => [key, i]));

/** Keys that nobody knows stand in front of the start, in the order in which they were written. */
const rankOf = ({ key }: OtnEntry): number => RANK.get(key) ?? RULE_KEYS.length - 1.5;

/** Compares two entries by the customary order. */
export const byCustom = (a: OtnEntry, b: OtnEntry): number => rankOf(a) - rankOf(b);

/** A key that came after the revision of 2016. */
export const LATER_KEY = /^(?:spd|mj|gj|linc|(?:cor|cen|afor|dfor)re|starti)$/;
