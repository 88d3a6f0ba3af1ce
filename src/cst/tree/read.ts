import { END, fieldAt, kindAt, nextAt, NODE_SIZE, START, variantAt } from './layout.js';
import type { NodeIndex, ViewOf } from './node.js';
import type { Tree } from './tree.js';

// Functions that read any node of a tree by its index, without creating a view. `readers.ts` has those for the fields
// of a grammar. Engines inline short functions only, so the most used ones destructure nothing and call nothing.

/** Returns the offset of the first UTF-16 unit of a node. */
export const startOf = (tree: Tree, node: NodeIndex): number => tree.data[node + START]!;

/** Returns the offset after the last UTF-16 unit of a node. */
export const endOf = (tree: Tree, node: NodeIndex): number => tree.data[node + END]!;

/** Returns the span of a node: the offsets of its first UTF-16 unit and after its last one. */
export const spanAt = (tree: Tree, node: NodeIndex): { readonly start: number; readonly end: number } => ({
  start: startOf(tree, node),
  end: endOf(tree, node),
});

/** Returns the text of a node, including the gaps between children. */
export const textOf = <Index extends NodeIndex>({ text, data }: Tree, node: Index): ViewOf<Index>['text'] =>
  text.slice(data[node + START], data[node + END]);

/** Returns the first UTF-16 unit of a node, as a number; NaN for an empty node at the end of the text. */
export const firstUnitOf = (tree: Tree, node: NodeIndex): number => tree.text.charCodeAt(tree.data[node + START]!);

const ZERO = 0x30;

/**
 * Returns the number whose decimal digits a node begins with, without making a string; 0 if it begins with none. It is
 * not exact above 2^53.
 */
export const leadingNumberOf = (tree: Tree, node: NodeIndex): number => {
  const end = endOf(tree, node);
  let number = 0;
  for (let i = startOf(tree, node); i < end; i++) {
    const digit = tree.text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return number;
};

/** Returns the kind number of a node; compare with the grammar's `Kind` constants. */
export const kindOf = ({ data }: Tree, node: NodeIndex): number => kindAt(data, node);

/** Returns the field number of a node; 0 for none. */
export const fieldOf = ({ data }: Tree, node: NodeIndex): number => fieldAt(data, node);

/** Returns the number of the alternative that a node matched in a choice of literals, from 0. */
export const variantOf = ({ data }: Tree, node: NodeIndex): number => variantAt(data, node);

/** Returns the first node of a tree in document order, apart from the document; 0 if there is none. */
export const firstNode = ({ size }: Tree): NodeIndex | 0 => (size > NODE_SIZE ? (NODE_SIZE as NodeIndex) : 0);

/** The document node, the root of all others. */
const DOCUMENT = 0 as NodeIndex;

/**
 * Returns the next node in document order: the first child, else the next node after this one; 0 after the last one in
 * `within`.
 */
export const nextNode = ({ data }: Tree, node: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = node + NODE_SIZE;
  return next < nextAt(data, within) ? (next as NodeIndex) : 0;
};

/** Returns the next node in document order that is not inside this one; 0 after the last one in `within`. */
export const nextNodeOutside = ({ data }: Tree, node: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = nextAt(data, node);
  return next < nextAt(data, within) ? (next as NodeIndex) : 0;
};
