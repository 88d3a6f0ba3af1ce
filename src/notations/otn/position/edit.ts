import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import { isPosition, positionRecordPosition, positionRows } from '../../../../generated/otn/readers.js';
import { elementsOf, type Tree } from '../../../cst/index.js';
import type { Editor, Locator } from '../../../notation/index.js';
import { changedModel, pathOf } from '../../../notation/path.js';
import { spanAt } from '../../../notation/spans.js';
import { type OtnPosition, positionText } from './model.js';

/** Where the parts of a positional record are written: `[]` and `['rows']` are the position, `['rows', 3]` a row. */
export function locatePosition(tree: Tree<PositionRecord>): Locator {
  const position = positionRecordPosition(tree, tree.root.index);
  return ([key, index, ...rest]) => {
    if (!isPosition(tree, position) || rest.length > 0) return undefined;
    if (key === undefined || (key === 'rows' && index === undefined)) return spanAt(tree, position);
    const row = key === 'rows' ? elementsOf(tree, position, positionRows)[Number(index)] : undefined;
    return row && spanAt(tree, row);
  };
}

/** Edits of a positional record: a row is replaced in place; any other change writes the position again. */
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
