import type { PositionRecord } from '../../../../generated/otn/nodes.js';
import { isPosition, positionRecordPosition, positionRows } from '../../../../generated/otn/readers.js';
import { elementsOf, type Tree } from '../../../cst/index.js';
import type { Locator } from '../../../notation/index.js';
import { spanAt } from '../../../notation/spans.js';

/**
 * Finds the spans of the parts of a positional record: `[]` and `['rows']` are the position, `['rows', 3]` is a row.
 */
export function locatePosition(tree: Tree<PositionRecord>): Locator {
  const position = positionRecordPosition(tree, tree.root.index);
  return ([key, index, ...rest]) => {
    if (!isPosition(tree, position) || rest.length > 0) return undefined;
    if (key === undefined || (key === 'rows' && index === undefined)) return spanAt(tree, position);
    const row = key === 'rows' ? elementsOf(tree, position, positionRows)[Number(index)] : undefined;
    return row && spanAt(tree, row);
  };
}
