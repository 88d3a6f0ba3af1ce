import type { OtnPosition } from '../position/model.js';
import type { Space } from '../space.js';

/** An entry of a rules record, by the type of its value. */
export type OtnEntry =
  | { readonly type: 'size'; readonly key: 'dim'; readonly value: number }
  /** `name`, with spaces for `_`; and unknown keys, as written. */
  | { readonly type: 'text'; readonly key: string; readonly value: string }
  | { readonly type: 'choice'; readonly key: string; readonly value: string }
  | { readonly type: 'spaces'; readonly key: string; readonly value: readonly Space[] | 'default' }
  /** Taflman symbols. */
  | { readonly type: 'pieces'; readonly key: string; readonly value: string }
  /** -1 for no limit. */
  | { readonly type: 'limits'; readonly key: 'spd'; readonly value: readonly number[] }
  /** Turned round where it was written as `starti`. */
  | { readonly type: 'position'; readonly key: 'start'; readonly value: OtnPosition };

/** A rules record: what is written, in the customary order. What is absent has its default; empty is not absent. */
export interface OtnRules {
  readonly entries: readonly OtnEntry[];
}

/** The value of the rules entries of one type. */
export type EntryValue<Type> = Extract<OtnEntry, { readonly type: Type }>['value'];

/** The value of the first entry of a key. */
export function entryOf<Type extends OtnEntry['type']>(
  { entries }: OtnRules,
  type: Type,
  key: string,
): EntryValue<Type> | undefined {
  const entry = entries.find((one) => one.type === type && one.key === key);
  return entry?.value as EntryValue<Type> | undefined;
}

/** The rules that start from a position and leave everything else to the defaults. */
export function rulesFrom(position: OtnPosition): OtnRules {
  return {
    entries: [
      { type: 'size', key: 'dim', value: position.rows.length },
      { type: 'position', key: 'start', value: position },
    ],
  };
}

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

/** The place of a key in the customary order. Unknown keys come before the start, in the order in which they were written. */
const rankOf = ({ key }: OtnEntry): number => RANK.get(key) ?? RULE_KEYS.length - 1.5;

/** Compares two entries by the customary order. */
export const byCustom = (a: OtnEntry, b: OtnEntry): number => rankOf(a) - rankOf(b);

/** A rules record with its entries in the customary order: the size first, the start last. The very record if they are. */
export function sortedRules(rules: OtnRules): OtnRules {
  const { entries } = rules;
  const areSorted = entries.every((entry, i) => i === 0 || byCustom(entries[i - 1]!, entry) <= 0);
  return areSorted ? rules : { ...rules, entries: entries.toSorted(byCustom) };
}

/** A key that came after the revision of 2016. */
export const LATER_KEY = /^(?:spd|mj|gj|linc|(?:cor|cen|afor|dfor)re|starti)$/;
