import { endOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import type { GameTree, Node, Property, SgfFile } from '../generated/sgf/nodes.js';
import {
  gameTreeNodes,
  gameTreeVariations,
  isGameTree,
  isNode,
  isOddIdent,
  isProperty,
  isValue,
  nodeProperties,
  propertyId,
  propertyValues,
  sgfFileTrees,
} from '../generated/sgf/readers.js';
import type { SgfCollection, SgfNode, SgfProperty, SgfTree, SgfValue } from './model.js';
import { readValue } from './text.js';

/** Tree → model: what could be read. */
export function lowerSgf(tree: Tree<SgfFile>): SgfCollection {
  const trees: SgfTree[] = [];
  const file = tree.root.index;
  for (let at = sgfFileTrees.first(tree, file); at !== 0; at = sgfFileTrees.next(tree, file, at))
    trees.push(lowerTree(tree, at));
  return { trees };
}

function lowerTree(tree: Tree, at: NodeIndex<GameTree>): SgfTree {
  const nodes: SgfNode[] = [];
  for (let node = gameTreeNodes.first(tree, at); node !== 0; node = gameTreeNodes.next(tree, at, node)) {
    if (isNode(tree, node)) nodes.push(lowerNode(tree, node));
  }
  let variations: SgfTree[] | undefined;
  for (let one = gameTreeVariations.first(tree, at); one !== 0; one = gameTreeVariations.next(tree, at, one)) {
    if (isGameTree(tree, one)) (variations ??= []).push(lowerTree(tree, one));
  }
  return variations === undefined ? { nodes } : { nodes, variations };
}

function lowerNode(tree: Tree, at: NodeIndex<Node>): SgfNode {
  const properties: SgfProperty[] = [];
  for (let one = nodeProperties.first(tree, at); one !== 0; one = nodeProperties.next(tree, at, one)) {
    if (isProperty(tree, one)) properties.push(lowerProperty(tree, one));
  }
  return { properties };
}

function lowerProperty(tree: Tree, at: NodeIndex<Property>): SgfProperty {
  const id = idOf(tree, at);
  const values: SgfValue[] = [];
  for (let value = propertyValues.first(tree, at); value !== 0; value = propertyValues.next(tree, at, value)) {
    if (isValue(tree, value)) values.push(readValue(id, rawOf(tree, value)));
  }
  return { id, values };
}

/** The name of a property, without the small letters of older versions. */
export function idOf(tree: Tree, at: NodeIndex<Property>): string {
  const id = propertyId(tree, at);
  const text = textOf(tree, id);
  return isOddIdent(tree, id) ? text.replace(/[a-z]/g, '') : text;
}

/** The text of a value between its brackets. */
export const rawOf = (tree: Tree, value: NodeIndex): string =>
  tree.text.slice(startOf(tree, value) + 1, endOf(tree, value) - 1);
