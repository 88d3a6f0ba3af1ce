import type { AzulGame as Root, PlayerCount } from '../../../../generated/azul/nodes.js';
import { azulGameLines, isPlayerCount } from '../../../../generated/azul/readers.js';
import { firstUnitOf, type Node, type NodeIndex, startOf, textOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import type { PartSpan } from '../../../notation/index.js';
import { partOf } from '../../../notation/shape/index.js';

const isWhiteSpace = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Removes spaces and tabs from the end of a text. Other white space is part of the text. */
export function trimmedEnd(text: string): string {
  let end = text.length;
  while (isWhiteSpace(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Removes spaces and tabs from both ends of a text. */
function trimmed(text: string): string {
  let start = 0;
  while (isWhiteSpace(text[start])) start++;
  return trimmedEnd(text.slice(start));
}

/** Returns the text of a node without spaces and tabs at its end. */
export const textBeforeWhiteSpace = (tree: Tree, node: NodeIndex): string => trimmedEnd(textOf(tree, node));

/** Returns the text of a node without the spaces and tabs around it. */
export const textBetweenWhiteSpace = (tree: Tree, node: NodeIndex): string => trimmed(textOf(tree, node));

/** Returns the span of a node without spaces and tabs at its end. */
export function spanBeforeWhiteSpace(tree: Tree, node: NodeIndex): Span {
  const start = startOf(tree, node);
  return { start, end: start + textBeforeWhiteSpace(tree, node).length };
}

/** Returns the text of a comment without its `#`. */
export const remarkIn = ({ text }: Node): string => text.slice(1);

/** Returns the number in a node of one digit. */
export const digitAt = (tree: Tree, node: NodeIndex): number => firstUnitOf(tree, node) - 48;

/** Returns the first line of a record with a number of players; 0 if there is none. */
export function playerCountOf(tree: Tree, record: NodeIndex<Root>): NodeIndex<PlayerCount> | 0 {
  for (let node = azulGameLines.first(tree, record); node !== 0; node = azulGameLines.next(tree, record, node)) {
    if (isPlayerCount(tree, node)) return node;
  }
  return 0;
}

/** Returns the number of players of a record; `undefined` if no line has it. */
export function playersOf(tree: Tree, record: NodeIndex<Root>): number | undefined {
  const count = playerCountOf(tree, record);
  return count === 0 ? undefined : digitAt(tree, count);
}

/** Returns the span of the number of players of a record. */
export function spanOfPlayers(tree: Tree, record: NodeIndex<Root>): PartSpan | undefined {
  const count = playerCountOf(tree, record);
  return count === 0 ? undefined : partOf(tree, count);
}
