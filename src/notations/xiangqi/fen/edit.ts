import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { fenRows } from '../../../../generated/xiangqi/readers.js';
import { elementsOf } from '../../../cst/index.js';
import type { TextEdit } from '../../../diagnostics/index.js';
import type { Change, Editor, Reading } from '../../../notation/index.js';
import { pathOf } from '../../../notation/path.js';
import { removalOf } from '../../../notation/text-edits.js';
import { placementEdits, setupCommentEdits } from '../setup/edit.js';
import type { XiangqiSetup } from '../setup/model.js';
import { fenField } from '../setup/print.js';

/** Edits of a plain FEN: comments, the state of the game, rows, fields and pieces. */
export const fenEditor: Editor<XiangqiSetup, Fen> = {
  edits(change, reading) {
    const { tree } = reading;
    const [key] = pathOf(change);
    if (key === 'comments') return setupCommentEdits(change, reading);
    if (key === 'state') return stateEdits(change, reading);
    return placementEdits(change, reading, elementsOf(tree, tree.root.index, fenRows), fenField);
  },
};

function stateEdits(change: Change, reading: Reading<XiangqiSetup, Fen>): TextEdit[] | undefined {
  const span = reading.spanOf(['state']);
  if ('remove' in change) return span && removalOf(reading.tree, span);
  if ('replace' in change) return span && [{ ...span, text: change.value as string }];
  const board = reading.spanOf(['fields']);
  return board && [{ start: board.end, end: board.end, text: ` ${change.value as string}` }];
}
