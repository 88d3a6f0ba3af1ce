import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import type { Editor } from '../../../notation/index.js';
import { changedModel, pathOf } from '../../../notation/path.js';
import { elementEdits } from '../../../notation/text-edits.js';
import type { OtnEntry, OtnRules } from './model.js';
import { writeEntry } from './print.js';

/** Edits of a rules record: inserts, replaces or removes an entry. A change inside a value rewrites the entry. */
export const rulesEditor: Editor<OtnRules, RulesRecord> = {
  edits(change, reading) {
    const [, index, member] = pathOf(change);
    const write = (value: unknown): string => writeEntry(value as OtnEntry);
    const style = { write, separator: ' ', after: reading.tree.root.end };
    if (index === undefined || member === undefined) return elementEdits(reading, change, style);
    const changed = changedModel(reading.model, change);
    const value = changed.ok ? changed.model.entries[Number(index)] : undefined;
    if (value === undefined || member !== 'value') return undefined;
    return elementEdits(reading, { replace: ['entries', index], value }, style);
  },
};
