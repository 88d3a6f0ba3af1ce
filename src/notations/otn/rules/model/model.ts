import type { OtnPosition } from '../../position/model/shape.js';
import type { OtnEntry, OtnRules } from './shape.js';

/** The type of the value of rules entries of one type. */
export type EntryValue<Type> = Extract<OtnEntry, { readonly type: Type }>['value'];

/** Returns the value of the first entry with a key; `undefined` if there is none. */
export function entryOf<Type extends OtnEntry['type']>(
  { entries }: OtnRules,
  type: Type,
  key: string,
): EntryValue<Type> | undefined {
  const entry = entries.find((one) => one.type === type && one.key === key);
  return entry?.value as EntryValue<Type> | undefined;
}

/** Returns rules with a starting position, and defaults for everything else. */
export function rulesFrom(position: OtnPosition): OtnRules {
  return {
    entries: [
      { type: 'size', key: 'dim', value: position.rows.length },
      { type: 'position', key: 'start', value: position },
    ],
  };
}

/** Every key of a rules record, in the canonical order. */
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

/** Returns the rank of a key in the canonical order. Unknown keys come before the start and keep their own order. */
const rankOf = ({ key }: OtnEntry): number => RANK.get(key) ?? RULE_KEYS.length - 1.5;

/** Compares two entries by the canonical order. */
export const byCustom = (a: OtnEntry, b: OtnEntry): number => rankOf(a) - rankOf(b);

/**
 * Sorts the entries of a rules record in the canonical order: the size first, the start last. Returns the same record
 * if they are sorted already.
 */
export function sortedRules(rules: OtnRules): OtnRules {
  const entries = sorted(rules.entries, byCustom);
  return entries === rules.entries ? rules : { ...rules, entries };
}

/** Sorts a list, keeping equal members in their order. Returns the same list if it is sorted already. */
export function sorted<T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  return list.every((item, i) => i === 0 || compare(list[i - 1]!, item) <= 0) ? list : list.toSorted(compare);
}

/** Matches a key that was added after the revision of 2016. */
export const LATER_KEY = /^(?:spd|mj|gj|linc|(?:cor|cen|afor|dfor)re|starti)$/;
