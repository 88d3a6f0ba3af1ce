import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import type { NodeIndex, Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import type { Editor, Locator } from '../../../notation/index.js';
import { type Path, pathOf } from '../../../notation/path.js';
import { spanAt } from '../../../notation/spans.js';
import { elementEdits } from '../../../notation/text-edits.js';
import { lowerEntries, type RulesIndex } from './lower.js';
import type { OtnEntry, OtnRules } from './model.js';
import { writeEntry } from './print.js';

/**
 * Where the parts of a rules record are written: `['entries', 2]` is an entry with its key, `['entries', 2, 'value']` what is
 * after the colon. Entries are counted in the customary order, as in the model.
 */
export function locateRulesIn(tree: Tree, record: RulesIndex, [key, index, member]: Path): Span | undefined {
  if (key !== 'entries' || typeof index !== 'number') return undefined;
  const at: NodeIndex | undefined = lowerEntries(tree, record)[index]?.at;
  if (at === undefined || member === undefined) return at && spanAt(tree, at);
  const { start, end } = spanAt(tree, at);
  const colon = tree.text.indexOf(':', start);
  return member === 'value' ? { start: colon + 1, end } : member === 'key' ? { start, end: colon } : undefined;
}

/** Where the parts of a rules record are written; see {@link locateRulesIn}. */
export const locateRules =
  (tree: Tree<RulesRecord>): Locator =>
  (path) =>
    locateRulesIn(tree, tree.root.index, path);

/** Edits of a rules record: an entry is inserted, replaced or removed; the value of one is replaced with its key. */
export const rulesEditor: Editor<OtnRules, RulesRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    const [, index, member] = path;
    const write = (value: unknown): string => writeEntry(value as OtnEntry);
    const style = { write, separator: ' ', after: reading.tree.root.end };
    if (member === undefined) return elementEdits(reading, change, style);
    const entry = reading.model.entries[Number(index)];
    if (entry === undefined || member !== 'value' || !('replace' in change) || path.length > 3) return undefined;
    const replace = ['entries', index!];
    return elementEdits(reading, { replace, value: { ...entry, value: change.value } }, style);
  },
};
