// Generated from src/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import { findValue, spanBeforeBlanks } from '../../src/model/leaves.js';
import type * as nodes from './nodes.js';
import { gameTreeNodes, gameTreeVariations, isGameTree, isNode, isProperty, nodeProperties, propertyId, sgfFileTrees } from './readers.js';
import type { NodeIndex, Tree } from 'ludogram/cst';
import { type Find, type Locator, findByKind, findElement, findField, findMember, findSpan, locatorOf } from 'ludogram/shape';

const findProperty = /* @__PURE__ */ findMember<NodeIndex<nodes.Property>>({
  id: /* @__PURE__ */ findField(propertyId),
  values: ({ tree }, at, path) => findValue(tree, at, path),
}, /* @__PURE__ */ findSpan(spanBeforeBlanks));

const findNodeGameTreeNodesElement = /* @__PURE__ */ findMember<NodeIndex<nodes.Node>>({
  properties: /* @__PURE__ */ findElement(nodeProperties, /* @__PURE__ */ findByKind([isProperty, findProperty]), (tree, at) => isProperty(tree, at) || undefined),
}, /* @__PURE__ */ findSpan(spanBeforeBlanks));

const findGameTreeFindGameTree = /* @__PURE__ */ findMember<NodeIndex<nodes.GameTree>>({
  nodes: /* @__PURE__ */ findElement(gameTreeNodes, /* @__PURE__ */ findByKind([isNode, findNodeGameTreeNodesElement]), (tree, at) => isNode(tree, at) || undefined),
  variations: /* @__PURE__ */ findElement(gameTreeVariations, (_, from, path) => ({ find: findGameTree, from, path }), (tree, at) => isGameTree(tree, at) || undefined),
}, /* @__PURE__ */ findSpan(spanBeforeBlanks));

const findGameTree: Find<NodeIndex<nodes.GameTree>> = findGameTreeFindGameTree;

const findSgfFile = /* @__PURE__ */ findMember<NodeIndex<nodes.SgfFile>>({
  trees: /* @__PURE__ */ findElement(sgfFileTrees, findGameTree),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateCollection: (tree: Tree, at: NodeIndex<nodes.SgfFile>) => Locator = /* @__PURE__ */ locatorOf(findSgfFile);
