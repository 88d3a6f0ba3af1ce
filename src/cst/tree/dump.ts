import { visibleJson } from '../text/visible.js';
import { isLeaf, type NodeWalk } from './plain.js';

/**
 * Depth up to which lines are indented. Deeper nodes begin with their depth, so that the text stays linear in the size
 * of the tree.
 */
const INDENTED = 40;

const indentation = (depth: number): string =>
  depth <= INDENTED ? '  '.repeat(depth) : `${'  '.repeat(INDENTED)}(depth ${depth}) `;

/**
 * Writes one node per line, indented by depth: `field: Kind start..end`, with the text after leaves. Hidden characters
 * of the text are escaped as in JSON.
 *
 * ```text
 * Document 0..8
 *   OniFile 0..8
 *     cards: Card 0..1 "B"
 * ```
 */
export function dumpTree(cursor: NodeWalk): string {
  let lines = '';
  do {
    const { depth, node } = cursor;
    const { fieldName, kindName, start, end } = node;
    const field = fieldName === '' ? '' : `${fieldName}: `;
    const text = isLeaf(node) ? ` ${visibleJson(JSON.stringify(node.text))}` : '';
    lines += `${indentation(depth)}${field}${kindName} ${start}..${end}${text}\n`;
  } while (cursor.next());
  return lines;
}
