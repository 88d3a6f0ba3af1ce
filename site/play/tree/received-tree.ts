import { type Language, Node, Tree } from '../../../src/cst/index.js';
import { withAncestors } from '../../../src/cst/tree/ancestors.js';
import type { SentTree } from './sent-tree.js';

/** Returns the tree of a text that another thread has parsed. Its nodes have no typed views. */
export function receivedTree(sent: SentTree, text: string): Tree {
  const { kinds, fields, comments, errors, data, startRule } = sent;
  const views = kinds.map(() => Node);
  const language: Language = { id: 'received', kinds, fields, views, comments, errors, table: '' };
  return new Tree(language, text, data, data.length, startRule);
}

/** Returns the path to an offset: the node, and the nodes around it from the outside, as `Move › to: Square`. */
export function pathAt(tree: Tree, offset: number): string[] {
  const around = withAncestors(tree.nodeAt(offset)).filter(({ kindName }) => kindName !== 'Document');
  return around.reverse().map(({ fieldName, kindName }) => {
    if (kindName === 'Token') return fieldName;
    return fieldName === '' ? kindName : `${fieldName}: ${kindName}`;
  });
}
