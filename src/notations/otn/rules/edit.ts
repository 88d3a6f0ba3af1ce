import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import type { Editor } from '../../../notation/index.js';
import { pathOf } from '../../../notation/path.js';
import { elementEdits } from '../../../notation/text-edits.js';
import type { OtnEntry, OtnRules } from './model.js';
import { writeEntry } from './print.js';

/** Edits of a rules record: an entry is inserted, replaced or removed; the value of one is replaced with its key. */
export const rulesEditor: Editor<OtnRules, RulesRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    const [, index, member] = path;
    const write = (value: unknown): string => writeEntry(value as OtnEntry);
    const style = { write, separator: ' ', after: reading.tree.root.end };
    if (index === undefined || member === undefined) return elementEdits(reading, change, style);
    const entry = reading.model.entries[Number(index)];
    if (entry === undefined || member !== 'value' || !('replace' in change) || path.length > 3) return undefined;
    const replace = ['entries', index];
    return elementEdits(reading, { replace, value: { ...entry, value: change.value } }, style);
  },
};
