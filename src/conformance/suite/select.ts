import { type Level, LEVELS } from '../../notation/index.js';
import type { Manifest, ManifestEntry } from './case.js';

/** Which cases of a manifest to run. */
export interface Selection {
  /** The level that the parser checks; cases that are invalid only at a stricter level are left out. */
  readonly level: Level;
  /** Patterns of the cases to run; all cases if empty. */
  readonly only: readonly string[];
}

/** Returns the entries of a manifest that are selected. */
export function selected({ cases }: Manifest, { level, only }: Selection): ManifestEntry[] {
  const highest = LEVELS.indexOf(level);
  return cases.filter(
    (entry) =>
      (entry.level === undefined || LEVELS.indexOf(entry.level) <= highest) &&
      (only.length === 0 || only.some((pattern) => matches(entry.name, pattern))),
  );
}

/** Whether a pattern names a case: its whole name, a folder that it is in, or either with `*` for any characters. */
export function matches(name: string, pattern: string): boolean {
  const source = pattern
    .replace(/(?<!\/)\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}(?:/|$)`, 's').test(name);
}
