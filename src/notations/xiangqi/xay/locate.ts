import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../../cst/index.js';
import type { Locator } from '../../../notation/index.js';
import { locateComment } from '../setup/locate.js';
import { contentOf } from './yaml.js';

/**
 * Finds the spans of the parts of a setup in a XAY text: `['fields']`, a row `['fields', 3]`, a field
 * `['fields', 3, 4]`, one of its pieces and annotations `['fields', 3, 4, 0]`, and `['comments', 0]`. Omitted rows and
 * fields have no span.
 */
export const locateXay =
  (tree: Tree<XayText>): Locator =>
  ([key, y, x, i]) => {
    if (key === 'comments') return locateComment(tree, y);
    if (key !== 'fields') return undefined;
    const { setup, rows, fields } = contentOf(tree);
    if (y === undefined) return setup;
    const row = rows[Number(y)];
    if (x === undefined) return row?.span;
    if (i === undefined) return row?.fields[Number(x)];
    return fields.find(({ row: r, column }) => r === y && column === x)?.spans[Number(i)];
  };
