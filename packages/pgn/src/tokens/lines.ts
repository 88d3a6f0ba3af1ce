import { elementsOf, endOf, kindOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag, type Variation } from '../../generated/pgn/nodes.js';
import {
  gameItems,
  isGame,
  isTag,
  isVariation,
  tagName,
  tagValue,
  variationChildren,
  variationItems,
} from '../../generated/pgn/readers.js';
import { tagNodes } from './tag-nodes.js';
import { valueText } from './written-text.js';

/** A game or a variation. */
export type LineNodeIndex = NodeIndex<Game> | NodeIndex<Variation>;

/** Calls `visit` for each item of the movetext of a game or a variation, until it returns false. */
export function eachItem(tree: Tree, line: LineNodeIndex, visit: (node: NodeIndex, kind: number) => unknown): void {
  const items = isGame(tree, line) ? gameItems : variationItems;
  for (let node = items.first(tree, line as never); node !== 0; node = items.next(tree, line as never, node)) {
    if (visit(node, kindOf(tree, node)) === false) return;
  }
}

/** Returns the last item of the movetext of a game or a variation; 0 if it has none. */
export function lastItemOf(tree: Tree, line: LineNodeIndex): NodeIndex | 0 {
  let last: NodeIndex | 0 = 0;
  eachItem(tree, line, (item) => void (last = item));
  return last;
}

/** Whether a variation has no closing parenthesis. */
export function isUnclosed(tree: Tree, variation: NodeIndex<Variation>): boolean {
  if (!tree.hasErrors) return false;
  return elementsOf(tree, variation, variationChildren).some(
    (node) => kindOf(tree, node) === Kind.UnclosedVariationError,
  );
}

/** The last token of a tree's latest variation without a closing parenthesis, and where it ends. */
const openEnds = new WeakMap<Tree, { readonly end: number; readonly last: NodeIndex | 0 }>();

/**
 * Returns the last token of a variation without a closing parenthesis that ends at an offset; 0 if it has none.
 * Callers pass variations that end together from the inside out, so each looks only at its own items.
 */
export function lastTokenOf(tree: Tree, variation: NodeIndex<Variation>, end: number): NodeIndex | 0 {
  const last = lastItemOf(tree, variation);
  const inner = openEnds.get(tree);
  if (last !== 0 && isVariation(tree, last) && inner?.end === end) return inner.last;
  openEnds.set(tree, { end, last });
  return last;
}

/** Whether an item is a move. */
export const isMoveKind = (kind: number): boolean => kind === Kind.Move || kind === Kind.OddMove;

/**
 * Returns the number of plies before the first move of a game: twice its first number, less 2, and one more if
 * black begins.
 */
export function firstPly(fen: string | undefined): number {
  const [, side, , , , number] = fen?.trim().split(/\s+/) ?? [];
  const full = /^\d{1,6}$/.test(number ?? '') ? Math.max(1, Number(number)) : 1;
  return (full - 1) * 2 + (side === 'b' ? 1 : 0);
}

/** Returns the value of a tag of a game, from the tree. */
export function tagValueAt(tree: Tree, game: NodeIndex<Game>, name: string): string | undefined {
  for (let node = tagNodes.first(tree, game); node !== 0; node = tagNodes.next(tree, game, node)) {
    if (isTag(tree, node) && hasName(tree, node, name)) return valueText(textOf(tree, tagValue(tree, node)));
  }
  return undefined;
}

/** Whether a tag has a name; compares it in the text, without making a string. */
function hasName(tree: Tree, tag: NodeIndex<Tag>, name: string): boolean {
  const node = tagName(tree, tag);
  const start = startOf(tree, node);
  return endOf(tree, node) - start === name.length && tree.text.startsWith(name, start);
}
