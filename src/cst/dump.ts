import { endAt, fieldAt, kindAt, NEXT, nextAt, NODE_SIZE, startAt } from './layout.js';
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
  const { data, language } = tree;
  const lines: string[] = [];
  const ends: number[] = [];
  for (let i = 0; i < tree.size; i += NODE_SIZE) {
    while (ends.length > 0 && ends.at(-1)! <= i) ends.pop();
    const field = language.fields[fieldAt(data, i)]!;
    const start = startAt(data, i);
    const end = endAt(data, i);
    const leaf = data[i + NEXT] === i + NODE_SIZE;
    lines.push(
      indentation(ends.length) +
        (field === '' ? '' : `${field}: `) +
        `${language.kinds[kindAt(data, i)]} ${start}..${end}` +
        (leaf ? ` ${visibleJson(JSON.stringify(tree.text.slice(start, end)))}` : ''),
    );
    ends.push(nextAt(data, i));
  }
  return `${lines.join('\n')}\n`;
}
