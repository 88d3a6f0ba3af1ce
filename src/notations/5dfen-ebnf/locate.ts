import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Locator } from '../../notation/index.js';
import { spanOf } from '../../notation/spans.js';

/**
 * Finds the spans of the parts of a record: `['headers', 0]`, `['boards', 1, 'layer']`, `['moves', 2]`. White space
 * after a part does not belong to it.
 */
export function locate5dfenEbnf({ root }: Tree<ROOT>): Locator {
  const lists: Readonly<Record<string, readonly Node[]>> = {
    headers: root.headers,
    boards: root.boards,
    moves: root.moves.map(({ move }) => move),
  };
  return ([key, index, member]) => {
    const element = index === undefined ? undefined : lists[String(key)]?.[Number(index)];
    if (member !== undefined) {
      const part = element?.children.find(({ fieldName }) => fieldName === member);
      return part && spanOf(part);
    }
    // A header and a board end with their bracket.
    const end = element && element.start + element.text.replace(/(?<![ \n])[ \n]+$/, '').length;
    return element && { start: element.start, end: key === 'moves' ? element.end : end! };
  };
}
