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

/** Returns the number of elements of a list, without making one: a list may have as many elements as characters. */
export function countElements<Parent extends NodeIndex, Element extends NodeIndex>(
  tree: Tree,
  node: Parent,
  list: NodeList<Parent, Element>,
): number {
  let count = 0;
  for (let element = list.first(tree, node); element !== 0; element = list.next(tree, node, element)) count++;
  return count;
}

/** Returns the first element of a list that passes a test, without looking at those after it; 0 if there is none. */
export function findElement<Parent extends NodeIndex, Element extends NodeIndex>(
  tree: Tree,
  node: Parent,
  list: NodeList<Parent, Element>,
  test: (element: Element) => boolean,
): Element | 0 {
  let element = list.first(tree, node);
  while (element !== 0 && !test(element)) element = list.next(tree, node, element);
  return element;
}
