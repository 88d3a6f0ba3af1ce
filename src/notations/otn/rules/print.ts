import type { PrintOptions } from '../../../notation/format.js';
import { checkedDialect } from '../../../notation/dialect.js';
import { type Dialect, DIALECTS } from '../dialect.js';
import type { OtnEntry, OtnRules } from '../model.js';
import { invertPosition, writePosition } from '../position/model.js';
import { reviseEntry } from './revise-entry.js';
import { defaultsOf } from './defaults.js';
import { byCustom, LATER_KEY } from './model.js';
import { spaceName } from '../space.js';
import { entriesOf, taflRules } from './tafl-rules.js';

/** How a rules record is written. */
export interface RulesPrintOptions extends PrintOptions {
  /** Every entry of the record and no other, defaults or not. */
  readonly asWritten?: boolean;
  /** Default `current`. With `2016`, keys that came later are left out; so `inverted` has nothing to say. */
  readonly dialect?: Dialect;
}

/**
 * A rules record on one line, whether that line says the same or not. What equals its default is left out, unless a key is given twice; `full` writes every
 * key that has a default, too, where the record has a board.
 */
export function writeRules(rules: OtnRules, options: RulesPrintOptions = {}): string {
  const { full = false, inverted = false, asWritten = false } = options;
  const dialect = checkedDialect('otn', DIALECTS, options.dialect);
  const all = asWritten ? rules.entries : full ? fullEntries(rules) : entriesThatCount(rules);
  if (dialect !== '2016') return all.map((entry) => writeEntry(entry, inverted)).join(' ');
  const known = all.filter(({ key }) => !LATER_KEY.test(key));
  return known.map((entry) => writeEntry(reviseEntry(entry))).join(' ');
}

/** The entries of a record that say more than the defaults; all of them, where one of several could be meant. */
function entriesThatCount(rules: OtnRules): readonly OtnEntry[] {
  const counts = new Map<string, number>();
  for (const { key } of rules.entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isDefault = defaultsOf(rules);
  return rules.entries.filter((entry) => counts.get(entry.key)! > 1 || !isDefault(entry));
}

function fullEntries(rules: OtnRules): readonly OtnEntry[] {
  const resolved = taflRules(rules);
  if (resolved === undefined) return rules.entries;
  const all = entriesOf(resolved);
  const written = new Set(rules.entries.map(({ key }) => key));
  const added = [...all.values()].filter(({ key }) => !written.has(key));
  return [...rules.entries.map((entry) => (isWord(entry) ? all.get(entry.key)! : entry)), ...added].sort(byCustom);
}

const isWord = (entry: OtnEntry): boolean => entry.type === 'spaces' && entry.value === 'default';

/** One entry as text, whether it says the same or not. */
export function writeEntry(entry: OtnEntry, inverted = false): string {
  const { key } = entry;
  switch (entry.type) {
    case 'size':
    case 'choice':
    case 'pieces':
      return `${key}:${entry.value}`;
    case 'text':
      return `${key}:${key === 'name' ? entry.value.replaceAll(' ', '_') : entry.value}`;
    case 'spaces':
      return `${key}:${entry.value === 'default' ? entry.value : entry.value.map(spaceName).join(',')}`;
    case 'limits':
      return `${key}:${entry.value.join(',')}`;
    case 'position':
      return inverted ? `starti:${writePosition(invertPosition(entry.value))}` : `start:${writePosition(entry.value)}`;
  }
}
