import type { XayText } from '../../../../../generated/xiangqi/nodes.js';
import type { Node, Tree } from '../../../../cst/index.js';
import type { Locator } from '../../../../notation/index.js';
import { spanOf } from '../../../../notation/read/spans.js';
import { contentOf } from './lower.js';

/**
 * Finds the spans of the parts of a setup in a XAY text: `['fields']`, a row `['fields', 3]`, a field
 * `['fields', 3, 4]`, one of its pieces and annotations `['fields', 3, 4, 0]`, and `['comments', 0]`. Omitted rows and
 * fields have no span.
 */
export function locateXay(tree: Tree<XayText>): Locator {
  let comments: readonly Node[] | undefined;
  return ([key, y, x, i]) => {
    if (key === 'comments') {
      const comment = (comments ??= tree.comments())[y as number];
      return comment && spanOf(comment);
    }
    if (key !== 'fields') return undefined;
    const { setup, rows, fields } = contentOf(tree);
    if (y === undefined) return setup;
    const row = rows[y as number];
    if (x === undefined) return row?.span;
    if (i === undefined) return row?.fields[x as number];
    return fields.find((field) => field.row === y && field.column === x)?.spans[i as number];
  };
}
