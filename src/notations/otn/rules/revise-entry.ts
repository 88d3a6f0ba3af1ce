import type { OtnEntry } from '../model.js';

/** An entry in the words of that revision: `ks` is y or n, and lists of pieces know no mercenaries and guards. */
export function reviseEntry(entry: OtnEntry): OtnEntry {
  if (entry.type === 'pieces') return { ...entry, value: entry.value.replace(/[mg]/gi, '') };
  if (entry.type !== 'choice' || entry.key !== 'ks') return entry;
  return { ...entry, value: { s: 'y', w: 'n' }[entry.value] ?? entry.value };
}
