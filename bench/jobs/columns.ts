import { parse } from '../../generated/otn/parser.js';
import { createArena } from '../../src/cst/index.js';
import { moveColumns } from '../../src/notations/otn/index.js';
import type { Contender } from '../parsers/contender.js';
import { countsOf } from '../parsers/equivalent.js';
import { nodesOfTree } from '../parsers/node-list.js';

/** The size of the board of the games that are read. */
const SIZE = 11;

/** Text to tree to columns of numbers, the tree in the memory of the last one. */
export function bulkContender(): Contender {
  const arena = createArena();
  const read = (text: string) => {
    const tree = parse(text, { arena });
    return { tree, columns: moveColumns(tree, SIZE) };
  };
  return {
    name: 'ours, moves as columns',
    read,
    counts: (result) => {
      const { tree, columns } = result as ReturnType<typeof read>;
      const { turns, comments } = countsOf(nodesOfTree(tree));
      return { turns, moves: columns.length, captures: columns.captured.length, comments };
    },
  };
}
