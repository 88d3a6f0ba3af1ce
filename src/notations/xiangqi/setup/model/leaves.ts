import { type Node, type NodeIndex, textOf, type Tree } from '../../../../cst/index.js';
import type { Fields } from './model.js';

/** Returns the fields of a board that was read before. */
export const fieldsOf = (_: Tree, __: NodeIndex, { fields }: { readonly fields: Fields }): Fields => fields;

/** Returns a comment without its `#`. */
export const commentAt = ({ text }: Node): string => text.slice(1);

/** Returns the state of the game after the position; `undefined` if only white space that isn't ASCII is there. */
export const stateAt = (tree: Tree, node: NodeIndex): string | undefined => textOf(tree, node).trim() || undefined;
