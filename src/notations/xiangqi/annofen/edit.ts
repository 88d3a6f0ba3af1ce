import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { annoFenRows } from '../../../../generated/xiangqi/readers.js';
import { elementsOf } from '../../../cst/index.js';
import type { Editor } from '../../../notation/index.js';
import { pathOf } from '../../../notation/path.js';
import { placementEdits, setupCommentEdits } from '../setup/edit.js';
import type { XiangqiSetup } from '../setup/model.js';
import { annoField } from '../setup/print.js';

/**
 * Edits of an annoFEN text: comments, rows, fields, and single pieces and annotations. Only the changed fields of a row
 * are rewritten, with the numbers of empty fields beside them.
 */
export const annoFenEditor: Editor<XiangqiSetup, AnnoFen> = {
  edits(change, reading) {
    const { tree } = reading;
    if (pathOf(change)[0] === 'comments') return setupCommentEdits(change, reading);
    return placementEdits(change, reading, elementsOf(tree, tree.root.index, annoFenRows), annoField);
  },
};
