import type { Path, Span } from 'ludogram';
import { elementsOf, endOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from 'ludogram/cst';
import type { OddIdent, Property, PropIdent } from '../../generated/sgf/nodes.js';
import { isOddIdent, isValue, propertyId, propertyValues } from '../../generated/sgf/readers.js';
import { isPlain, readValue, type SgfValue } from './values.js';

/** Returns the name of a property, without the small letters of older versions. */
export function identAt(tree: Tree, node: NodeIndex<PropIdent> | NodeIndex<OddIdent>): string {
  const text = textOf(tree, node);
  return (isOddIdent(tree, node) && text.replace(/[a-z]/g, '')) || text;
}

/** Returns the name of a property from its node. */
export const idOf = (tree: Tree, node: NodeIndex<Property>): string => identAt(tree, propertyId(tree, node));

/** Returns the text of a value between its brackets. */
export const rawOf = (tree: Tree, value: NodeIndex): string =>
  tree.text.slice(startOf(tree, value) + 1, endOf(tree, value) - 1);

/** Returns the values of a property that could be read. */
export function valuesAt(tree: Tree, node: NodeIndex<Property>): SgfValue[] {
  const values: SgfValue[] = [];
  for (let value = propertyValues.first(tree, node); value !== 0; value = propertyValues.next(tree, node, value)) {
    if (!isValue(tree, value)) continue;
    const raw = rawOf(tree, value);
    values.push(isPlain(raw) ? raw : readValue(idOf(tree, node), raw));
  }
  // A copy has no memory for further elements.
  return values.slice();
}

/** Returns the span of a value of a property. The parts of a composed one have none. */
export function findValue(tree: Tree, node: NodeIndex<Property>, path: Path): Span | undefined {
  if (path.length !== 1) return undefined;
  const values = elementsOf(tree, node, propertyValues).filter((value) => isValue(tree, value));
  const value = values.find((_, i) => i === path[0]);
  return value && spanAt(tree, value);
}

/** Returns the span of a node without the white space at its end. */
export function spanBeforeBlanks(tree: Tree, node: NodeIndex): Span {
  const start = startOf(tree, node);
  return { start, end: start + textOf(tree, node).trimEnd().length };
}
