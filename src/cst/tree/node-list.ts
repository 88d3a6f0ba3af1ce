import type { NodeIndex } from './node.js';
import type { Tree } from './tree.js';

/** The reader of a list, generated for each field that can have several nodes. */
export interface NodeList<Parent extends NodeIndex, Element extends NodeIndex> {
  /** The first element of the list of the node at `node`; 0 if it is empty. */
  readonly first: (tree: Tree, node: Parent) => Element | 0;
  /** The element after `last`; 0 if that is the last one. */
  readonly next: (tree: Tree, node: Parent, last: NodeIndex) => Element | 0;
}

/** Returns the indices of all elements of a list, for passes that need them at once. */
export function elementsOf<Parent extends NodeIndex, Element extends NodeIndex>(
  tree: Tree,
  node: Parent,
  list: NodeList<Parent, Element>,
): Element[] {
  const out: Element[] = [];
  for (let element = list.first(tree, node); element !== 0; element = list.next(tree, node, element)) out.push(element);
  return out;
}
