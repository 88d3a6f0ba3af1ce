// Generated from src/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { identAt, valuesAt } from '../../src/model/leaves.js';
import type { gameTree, property } from '../../src/model/shape.js';
import type * as nodes from './nodes.js';
import { gameTreeNodes, gameTreeVariations, isGameTree, isNode, isProperty, nodeProperties, propertyId, sgfFileTrees } from './readers.js';
import type { NodeIndex, Tree } from 'ludogram/cst';
import { type Model, NO_ELEMENTS, NestedValues, SharedTexts } from 'ludogram/shape';

/** Reads the model of a node of the kind `SgfFile`. */
export function readSgfFile(tree: Tree, at: NodeIndex<nodes.SgfFile>) {
  const trees = readSgfFileTrees(tree, at);
  return { trees };
}

/** Reads the list `trees` of `SgfFile`. */
export function readSgfFileTrees(tree: Tree, at: NodeIndex<nodes.SgfFile>) {
  let count = 0;
  for (let i = sgfFileTrees.first(tree, at); i !== 0; i = sgfFileTrees.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<ReturnType<typeof readGameTree>>(count);
  count = 0;
  for (let i = sgfFileTrees.first(tree, at); i !== 0; i = sgfFileTrees.next(tree, at, i)) {
    const value = readGameTree(tree, i);
    values[count++] = value;
  }
  return values;
}

/** Reads the model of a node of the kind `GameTree`. */
export function readGameTree(tree: Tree, at: NodeIndex<nodes.GameTree>): Model<typeof gameTree> {
  return nestedGameTree.read(tree, at, makeGameTree);
}

/** Makes the value that `readGameTree` returns. */
function makeGameTree(tree: Tree, at: NodeIndex<nodes.GameTree>): Model<typeof gameTree> {
  const nodes_ = readGameTreeNodes(tree, at);
  const variations = readGameTreeVariations(tree, at);
  return variations === undefined ? { nodes: nodes_ } : { nodes: nodes_, variations };
}

/** Reads the list `nodes` of `GameTree`. */
export function readGameTreeNodes(tree: Tree, at: NodeIndex<nodes.GameTree>) {
  let count = 0;
  for (let i = gameTreeNodes.first(tree, at); i !== 0; i = gameTreeNodes.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readNode>>>(count);
  count = 0;
  for (let i = gameTreeNodes.first(tree, at); i !== 0; i = gameTreeNodes.next(tree, at, i)) {
    const value = isNode(tree, i) ? readNode(tree, i) : undefined;
    if (value === undefined) continue;
    values[count++] = value;
  }
  values.length = count;
  return values;
}

/** Reads the model of a node of the kind `Node`. */
export function readNode(tree: Tree, at: NodeIndex<nodes.Node>) {
  const properties = readNodeProperties(tree, at);
  return { properties };
}

/** Reads the list `properties` of `Node`. */
export function readNodeProperties(tree: Tree, at: NodeIndex<nodes.Node>) {
  let count = 0;
  for (let i = nodeProperties.first(tree, at); i !== 0; i = nodeProperties.next(tree, at, i)) count++;
  if (count === 0) return NO_ELEMENTS;
  const values = new Array<NonNullable<ReturnType<typeof readProperty>>>(count);
  count = 0;
  for (let i = nodeProperties.first(tree, at); i !== 0; i = nodeProperties.next(tree, at, i)) {
    const value = isProperty(tree, i) ? knownProperty2.get(tree, i) ?? readProperty(tree, i) : undefined;
    if (value === undefined) continue;
    values[count++] = value;
  }
  values.length = count;
  return values;
}

/** Reads the model of a node of the kind `Property`. */
export function readProperty(tree: Tree, at: NodeIndex<nodes.Property>) {
  const propertyNode = propertyId(tree, at);
  const id = knownProperty.get(tree, propertyNode) ?? knownProperty.add(tree, propertyNode, identAt(tree, propertyNode));
  const values_ = valuesAt(tree, at);
  return knownProperty2.add(tree, at, { id, values: values_ });
}

const knownProperty = /* @__PURE__ */ new SharedTexts<ReturnType<typeof identAt>>();

const knownProperty2 = /* @__PURE__ */ new SharedTexts<Model<typeof property>>();

/** Reads the list `variations` of `GameTree`; undefined if it is empty. */
export function readGameTreeVariations(tree: Tree, at: NodeIndex<nodes.GameTree>) {
  let values: Array<NonNullable<ReturnType<typeof readGameTree>>> | undefined;
  for (let i = gameTreeVariations.first(tree, at); i !== 0; i = gameTreeVariations.next(tree, at, i)) {
    const value = isGameTree(tree, i) ? readGameTree(tree, i) : undefined;
    if (value === undefined) continue;
    if (values === undefined) values = [value];
    else values.push(value);
  }
  return values;
}

const nestedGameTree = /* @__PURE__ */ new NestedValues<NodeIndex<nodes.GameTree>, Model<typeof gameTree>>(isGameTree);
