import { plainNode } from './plain.js';
import type { Tree } from './tree.js';
import { visibleJson } from './visible.js';

/**
 * Depth up to which lines are indented. Deeper nodes begin with their depth, so that the text stays linear in the size
 * of the tree.
 */
const INDENTED = 40;

const indentation = (depth: number): string =>
  depth <= INDENTED ? '  '.repeat(depth) : `${'  '.repeat(INDENTED)}(depth ${depth}) `;

/**
 * One node a line, indented by depth: `field: Kind start..end`, with the text after leaves.
 * Hidden characters of the text are escaped as in JSON.
 *
 * ```text
 * Document 0..8
 *   OniFile 0..8
 *     cards: Card 0..1 "B"
 * ```
 */
export function dumpTree(tree: Tree): string {
  const lines: string[] = [];
  const open = [{ node: plainNode(tree, 0), depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { field, kind, start, end, text, children = [] } = next.node;
    lines.push(
      indentation(next.depth) +
        (field === undefined ? '' : `${field}: `) +
        `${kind} ${start}..${end}` +
        (text === undefined ? '' : ` ${visibleJson(JSON.stringify(text))}`),
    );
    for (const node of [...children].reverse()) open.push({ node, depth: next.depth + 1 });
  }
  return `${lines.join('\n')}\n`;
}
