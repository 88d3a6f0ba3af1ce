import { type NodeIndex, textOf, type Tree } from 'ludogram/cst';

/** Returns the value of a tag without its quotation marks. */
export const tagValueAt = (tree: Tree, at: NodeIndex): string => textOf(tree, at).slice(1, -1);

/** Returns a comment without its braces, its white space as single blanks. */
export const commentAt = (tree: Tree, at: NodeIndex): string =>
  textOf(tree, at).slice(1, -1).trim().replace(/\s+/g, ' ');

/** How a game ended; `*` if that is unknown, or the game goes on. */
export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

/** Returns the result that a text names. */
export const resultOf = (text: string): Result => text as Result;
