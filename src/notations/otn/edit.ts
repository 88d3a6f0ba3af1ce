import type { MoveRecord, PositionRecord, RulesRecord } from '../../../generated/otn/nodes.js';
import type { TextEdit } from '../../diagnostics/index.js';
import type { Change, Editor, Reading } from '../../notation/index.js';
import { changedModel, pathOf } from '../../notation/path.js';
import { elementEdits } from '../../notation/text-edits.js';
import type { OtnMove } from './move/model.js';
import { writeMove } from './move/print.js';
import { type OtnPosition, positionText } from './position/model.js';
import type { OtnEntry, OtnRules } from './rules/model.js';
import { writeEntry } from './rules/print.js';

/** Edits of a positional record: a changed row is replaced in place; any other change rewrites the position. */
export const positionEditor: Editor<OtnPosition, PositionRecord> = {
  edits(change, reading) {
    if ('replace' in change && change.replace.length === 2) {
      const row = reading.spanOf(change.replace);
      if (row !== undefined) return [{ ...row, text: change.value as string }];
    }
    return recordEdits(change, reading, positionText);
  },
};

/** Edits of a move record: every change rewrites the move. */
export const moveEditor: Editor<OtnMove, MoveRecord> = {
  edits: (change, reading) => recordEdits(change, reading, writeMove),
};

/** Returns the edit that rewrites a record after a change of its model. */
function recordEdits<Model>(
  change: Change,
  reading: Reading<Model>,
  write: (model: Model) => string,
): TextEdit[] | undefined {
  const whole = reading.spanOf([]);
  const changed = changedModel(reading.model, change);
  return whole && changed.ok ? [{ ...whole, text: write(changed.model) }] : undefined;
}

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
