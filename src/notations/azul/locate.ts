import type { AzulGame as Root } from '../../../generated/azul/nodes.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Locator } from '../../notation/index.js';
import { type LineIndex, playerCountOf, readableLines } from './lower.js';
import { trimmedEnd } from './model.js';

/**
 * Finds the spans of the parts of a record: `['players']`, `['comments', 0]`, `['lines', 3]`, and members of lines,
 * such as `['lines', 3, 'tiles']`, `['lines', 0, 'factories', 2, 'number']` and `['lines', 1, 'name']`. Blanks at the
 * end of a text are not part of it.
 */
export function locateAzul(tree: Tree<Root>): Locator {
  let lines: readonly LineIndex[] | undefined;
  let comments: readonly Node[] | undefined;
  const nodesOf = (key: unknown): readonly Node[] => {
    if (key === 'comments') return (comments ??= tree.comments());
    const count = key === 'players' ? playerCountOf(tree) : 0;
    return count === 0 ? [] : [tree.node(count)];
  };
  const topAt = (key: unknown, index: number): Node | undefined => {
    if (key !== 'lines') return nodesOf(key)[index];
    const line = (lines ??= readableLines(tree))[index];
    return line === undefined ? undefined : tree.node(line);
  };
  return ([key, index, ...members]) => {
    if ((key === 'players') !== (index === undefined)) return undefined;
    const top = topAt(key, Number(index ?? 0));
    let found = top === undefined ? [] : [top];
    for (const member of members) {
      const one = typeof member === 'number' ? found[member] : undefined;
      if (typeof member === 'number') found = one === undefined ? [] : [one];
      else found = found.flatMap(({ children }) => children.filter(({ fieldName }) => fieldName === fieldOf(member)));
    }
    const [first] = found;
    const last = found.at(-1);
    if (first === undefined || last === undefined) return undefined;
    return { start: first.start, end: last.start + trimmedEnd(last.text).length };
  };
}

/** Returns the grammar field that a member of the model is read from. */
const fieldOf = (member: string): string => (member === 'text' ? 'remark' : member);
