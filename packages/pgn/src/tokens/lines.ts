import { endOf, kindOf, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag, type Variation } from '../../generated/pgn/nodes.js';
import {
  gameItems,
  isGame,
  isTag,
  tagName,
  tagValue,
  variationChildren,
  variationItems,
} from '../../generated/pgn/readers.js';
import { tagNodes } from './tag-nodes.js';
import { valueText } from './written-text.js';

/** A game or a variation. */
export type LineIndex = NodeIndex<Game> | NodeIndex<Variation>;

/** Calls `visit` for each item of the movetext of a game or a variation, until it returns false. */
export function eachItem(tree: Tree, line: LineIndex, visit: (node: NodeIndex, kind: number) => unknown): void {
  const items = isGame(tree, line) ? gameItems : variationItems;
  for (let node = items.first(tree, line as never); node !== 0; node = items.next(tree, line as never, node)) {
    if (visit(node, kindOf(tree, node)) === false) return;
  }
}

/** Whether a variation has no closing parenthesis. */
export function isUnclosed(tree: Tree, variation: NodeIndex<Variation>): boolean {
  if (!tree.hasErrors) return false;
  for (
    let node = variationChildren.first(tree, variation);
    node !== 0;
    node = variationChildren.next(tree, variation, node)
  ) {
    if (kindOf(tree, node) === Kind.UnclosedVariationError) return true;
  }
  return false;
}

/** Whether an item is a move. */
export const isMoveKind = (kind: number): boolean => kind === Kind.Move || kind === Kind.OddMove;

/**
 * Returns the number of half moves before the first move of a game: twice its first number, less 2, and one more if
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
