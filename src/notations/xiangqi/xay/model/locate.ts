import type { XayText } from '../../../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../../../cst/index.js';
import type { Locator } from '../../../../notation/index.js';
import { commentLocator } from '../../setup/model/locate.js';
import { contentOf } from './lower.js';
import type { XayContent } from '../yaml.js';

/**
 * Finds the spans of the parts of a setup in a XAY text: `['fields']`, a row `['fields', 3]`, a field
 * `['fields', 3, 4]`, one of its pieces and annotations `['fields', 3, 4, 0]`, and `['comments', 0]`. Omitted rows and
 * fields have no span.
 */
export function locateXay(tree: Tree<XayText>): Locator {
  const commentAt = commentLocator(tree);
  return ([key, y, x, i]) => {
    if (key === 'comments') return commentAt(y);
    if (key !== 'fields') return undefined;
    const content = contentOf(tree);
    if (y === undefined) return content.setup;
    const row = content.rows[Number(y)];
    if (x === undefined) return row?.span;
    if (i === undefined) return row?.fields[Number(x)];
    return fieldAt(content, y, x)?.spans[Number(i)];
  };
}

/** Returns the field in a row and a column, both from 0; `undefined` if it is empty or not written. */
const fieldAt = ({ fields }: XayContent, y: string | number, x: string | number) =>
  fields.find(({ row, column }) => row === y && column === x);
