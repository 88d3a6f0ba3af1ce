import type { OtnEntry } from './model.js';

const LATER = /^(?:spd|mj|gj|linc|(?:cor|cen|afor|dfor)re)$/;

/** Whether the revision of 2016 has the key of an entry. */
export const hasWordsIn2016 = ({ key }: OtnEntry): boolean => !LATER.test(key);

/** An entry in the words of that revision: `ks` is y or n, and lists of pieces know no mercenaries and guards. */
export function reviseEntry(entry: OtnEntry): OtnEntry {
  if (entry.type === 'pieces') return { ...entry, value: entry.value.replace(/[mg]/gi, '') };
  if (entry.type !== 'choice' || entry.key !== 'ks') return entry;
  return { ...entry, value: { s: 'y', w: 'n' }[entry.value] ?? entry.value };
}
