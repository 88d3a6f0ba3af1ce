import { isEntryError, isNameEntry, isRulesTag, isSizeEntry, isSpeedEntry } from '../../../../generated/otn/readers.js';
import { endOf, spanAt, startOf, textOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import type { OtnCheck } from '../options.js';
import { rulesDiagnostics as diagnostics } from './codes.js';
import { ENTRY_CHECKS, RECORD_KINDS } from './entry-checks.js';
import { LENIENT_SYNTAX } from './lenient-syntax.js';
import { entriesIn, type EntryIndex, type RulesIndex } from './model/leaves.js';
import { entryTypeOf } from './tafl-rules.js';

/**
 * Checks that a record has `dim` and `start` (section 3). Reports `otn-rules/missing-size` and
 * `otn-rules/missing-start`, but not if the missing entry may be unreadable text.
 */
const sizeAndStart: OtnCheck = {
  level: 'structure',
  on: RECORD_KINDS,
  run(index, { tree, report }) {
    const node = index as RulesIndex;
    const entries = entriesIn(tree, node);
    const keys = entries.map((entry) => entryKey(tree, entry));
    if (isCutShort(tree, node) || entries.some((entry) => mayHideEntry(tree, entry))) return;
    const [first = 0] = entries;
    const start = first === 0 ? endOfEntries(tree, node) : startOf(tree, first);
    const end = first === 0 ? start : endOf(tree, entries.at(-1)!);
    if (!keys.includes('dim')) report(diagnostics.report('missing-size', { start, end: start }));
    if (!keys.some(isStart)) report(diagnostics.report('missing-start', { start: end, end }));
  },
};

/** Whether an entry is unreadable and may include the key of another. */
const mayHideEntry = (tree: Tree, entry: EntryIndex): boolean =>
  isEntryError(tree, entry) && (!isKnownKey(entryKey(tree, entry)) || /:.*:/.test(textOf(tree, entry)));

/** Whether a bracket ends a record too early. The text after it is reported. */
function isCutShort(tree: Tree, record: RulesIndex): boolean {
  const end = endOf(tree, record);
  if (!isRulesTag(tree, record)) return end < tree.text.length;
  return tree.text[end - 1] === ']' && /[^ \t\r\n[]/.test(tree.text.charAt(end));
}

/** Returns the offset at which the entries of an empty record would end: before the `]` of a tag. */
function endOfEntries(tree: Tree, record: RulesIndex): number {
  const end = endOf(tree, record);
  return tree.text[end - 1] === ']' ? end - 1 : end;
}

/**
 * Checks that `dim` comes first and `start` last (section 3). Reports `otn-rules/size-not-first` and
 * `otn-rules/start-not-last`.
 */
const sizeFirstStartLast: OtnCheck = {
  level: 'structure',
  on: RECORD_KINDS,
  run(index, { tree, report }) {
    const entries = entriesIn(tree, index as RulesIndex).map((node) => ({ at: node, key: entryKey(tree, node) }));
    const [first] = entries;
    const size = entries.find(({ key }) => key === 'dim');
    if (first !== undefined && size !== undefined && size !== first && !isEntryError(tree, first.at)) {
      report(diagnostics.report('size-not-first', spanAt(tree, size.at), { first: first.key }));
    }
    const start = entries.findIndex(({ key }) => isStart(key));
    const [begin, ...after] = start === -1 ? [] : entries.slice(start);
    // A size after the start is reported only as `otn-rules/size-not-first`, and an unreadable entry by its own error.
    const late = after.find((entry) => entry !== size && !isStart(entry.key) && !isEntryError(tree, entry.at));
    if (begin === undefined || late === undefined) return;
    report(diagnostics.report('start-not-last', spanAt(tree, begin.at), { key: begin.key, last: late.key }));
  },
};

/**
 * Checks that no key is repeated; `start` and `starti` count as one key (section 3). Reports `otn-rules/repeated-key`
 * at each repetition.
 */
const differentKeys: OtnCheck = {
  level: 'structure',
  on: RECORD_KINDS,
  run(index, { tree, report }) {
    const seen = new Map<string, Span>();
    for (const entry of entriesIn(tree, index as RulesIndex)) {
      if (isEntryError(tree, entry)) continue;
      const key = entryKey(tree, entry);
      const name = isStart(key) ? 'start' : key;
      const span = spanAt(tree, entry);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, span);
      else {
        const related = [{ message: 'given here first', span: first }];
        report(diagnostics.report('repeated-key', span, { key }, { related }));
      }
    }
  },
};

/** Returns the key of an entry, even of an unreadable one. */
function entryKey(tree: Tree, entry: EntryIndex): string {
  if (isSizeEntry(tree, entry)) return 'dim';
  if (isNameEntry(tree, entry)) return 'name';
  if (isSpeedEntry(tree, entry)) return 'spd';
  const [key = ''] = textOf(tree, entry).split(':', 1);
  return key;
}

const isKnownKey = (key: string): boolean => isStart(key) || key === 'name' || entryTypeOf(key) !== 'text';
const isStart = (key: string): boolean => key === 'start' || key === 'starti';

/** Every check of rules records, on their own or in a game, except the checks of the positions in them. */
export const RULES_CHECKS: readonly OtnCheck[] = [
  ...LENIENT_SYNTAX,
  sizeAndStart,
  sizeFirstStartLast,
  differentKeys,
  ...ENTRY_CHECKS,
];
