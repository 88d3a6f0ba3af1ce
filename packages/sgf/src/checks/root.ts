import { elementsOf, type NodeIndex, type Tree } from 'ludogram/cst';
import type { GameTree, Node } from '../../generated/sgf/nodes.js';
import {
  gameTreeNodes,
  isNode,
  isProperty,
  isValue,
  nodeProperties,
  propertyValues,
} from '../../generated/sgf/readers.js';
import { idOf, rawOf } from '../model/leaves.js';
import { boardSize, isGoGame } from '../properties.js';
import type { Game } from './values.js';

/** The first node of a game tree; `undefined` if there is none, or if it can't be read. */
export type Root = NodeIndex<Node> | undefined;

/** Returns the first node of a game tree. */
export function rootOf(tree: Tree, game: NodeIndex<GameTree>): Root {
  const root = gameTreeNodes.first(tree, game);
  return root !== 0 && isNode(tree, root) ? root : undefined;
}

/** Returns the value of a property of the first node of a game tree; `undefined` without one. */
export function rootValue(
  tree: Tree,
  root: Root,
  id: string,
): { readonly text: string; readonly at: NodeIndex } | undefined {
  if (root === undefined) return undefined;
  const property = elementsOf(tree, root, nodeProperties)
    .filter((at) => isProperty(tree, at))
    .find((at) => idOf(tree, at) === id);
  const value = property === undefined ? 0 : propertyValues.first(tree, property);
  return value !== 0 && isValue(tree, value) ? { text: rawOf(tree, value).trim(), at: value } : undefined;
}

/** Returns what the first node of a game tree says about its format, game and board. */
export function gameOf(tree: Tree, root: Root): Game {
  const textOf = (id: string) => rootValue(tree, root, id)?.text;
  const [columns, rows] = boardSize(textOf('SZ'));
  return { version: versionOf(textOf('FF')), isGo: isGoGame(textOf('GM')), columns, rows };
}

/** Returns the version of the format that the value of FF says: 1 without FF, and 4 for any other value. */
const versionOf = (text = '1'): number => (/^[1-3]$/.test(text) ? Number(text) : 4);
