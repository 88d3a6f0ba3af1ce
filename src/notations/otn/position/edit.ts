import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import type { Editor } from '../../../notation/index.js';
import { changedModel, pathOf } from '../../../notation/path.js';
import { type OtnPosition, positionText } from './model.js';

/** Edits of a positional record: a changed row is replaced in place; any other change rewrites the position. */
export const positionEditor: Editor<OtnPosition, PositionRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    const row = 'replace' in change && path.length === 2 ? reading.spanOf(path) : undefined;
    if (row !== undefined) return [{ ...row, text: (change as { readonly value: string }).value }];
    const whole = reading.spanOf([]);
    const changed = changedModel(reading.model, change);
    return whole && changed.ok ? [{ ...whole, text: positionText(changed.model) }] : undefined;
  },
};
