import type { MoveRecord } from '../../../../generated/otn/nodes.js';
import type { Editor } from '../../../notation/index.js';
import { changedModel } from '../../../notation/path.js';
import type { OtnMove } from './model.js';
import { writeMove } from './print.js';

/** Edits of a move record: every change rewrites the move. */
export const moveEditor: Editor<OtnMove, MoveRecord> = {
  edits(change, reading) {
    const whole = reading.spanOf([]);
    const changed = changedModel(reading.model, change);
    return whole && changed.ok ? [{ ...whole, text: writeMove(changed.model) }] : undefined;
  },
};
