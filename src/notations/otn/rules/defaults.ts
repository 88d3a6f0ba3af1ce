import { completeRules, type TaflRules } from '../../../games/tafl/index.js';
import { MAX_BOARD_SIZE } from '../position/model/model.js';
import { entryOf } from './model/model.js';
import type { OtnEntry, OtnRules } from './model/shape.js';
import { entriesOf, isGoodEntry, normalEntry } from './tafl-rules.js';

const bySize = new Map<number, ReadonlyMap<string, OtnEntry>>();

/**
 * Returns the defaults on a board of a given size: an entry for each key that has one.
 *
 * @throws RangeError for a size other than 1 to 26
 */
export function defaultEntries(size: number): ReadonlyMap<string, OtnEntry> {
  if (!isBoardSize(size)) throw new RangeError(`no board has ${size} rows: boards have 1 to ${MAX_BOARD_SIZE}`);
  let entries = bySize.get(size);
  if (entries === undefined) {
    entries = entriesOf(completeRules({ size, start: emptyBoard(size) }));
    bySize.set(size, entries);
  }
  return entries;
}

const emptyBoard = (size: number): TaflRules['start'] => new Uint8Array(size * size);

/**
 * Whether an entry of a record equals its default. If the size of the board is unknown, a list of spaces does only as
 * the word `default`.
 */
export const isDefault = (entry: OtnEntry, rules: OtnRules): boolean => defaultsOf(rules)(entry);

/**
 * Returns a function that returns whether an entry of a record equals its default. It looks up the size of the board
 * only once.
 */
export function defaultsOf(rules: OtnRules): (entry: OtnEntry) => boolean {
  const size = sizeOf(rules);
  const usual = defaultEntries(size ?? 1);
  return (entry) => {
    if (!isGoodEntry(entry)) return false;
    if (entry.type === 'spaces' && entry.value === 'default') return true;
    const wanted = usual.get(entry.key);
    if (wanted === undefined || (entry.type === 'spaces' && size === undefined)) return false;
    // Entries are compared by their meaning, in canonical form.
    return JSON.stringify(sorted(normalEntry(entry, size ?? 1))) === JSON.stringify(sorted(wanted));
  };
}

/** Sorts spaces, because their order has no meaning. */
function sorted(entry: OtnEntry): OtnEntry {
  if (entry.type !== 'spaces' || entry.value === 'default') return entry;
  return { ...entry, value: entry.value.toSorted() };
}

/** Returns the size in a record, if a board can have it. */
function sizeOf(rules: OtnRules): number | undefined {
  const size = entryOf(rules, 'size', 'dim');
  return size !== undefined && isBoardSize(size) ? size : undefined;
}

const isBoardSize = (size: number): boolean => Number.isInteger(size) && size >= 1 && size <= MAX_BOARD_SIZE;
