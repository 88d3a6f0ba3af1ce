import { END, fieldAt, kindAt, nextAt, NODE_SIZE, START, variantAt } from './layout.js';
import type { NodeIndex, ViewOf } from './node.js';
import type { Tree } from './tree.js';

// Functions that read any node of a tree by its index, without creating a view. `readers.ts` has those for the fields
// of a grammar. Engines inline short functions only, so the most used ones destructure nothing and call nothing.

/** Offset of the first UTF-16 unit of a node. */
export const startOf = (tree: Tree, at: NodeIndex): number => tree.data[at + START]!;

/** Offset after the last UTF-16 unit of a node. */
export const endOf = (tree: Tree, at: NodeIndex): number => tree.data[at + END]!;

/** Returns the text of a node, including the gaps between children. */
export const textOf = <Index extends NodeIndex>({ text, data }: Tree, at: Index): ViewOf<Index>['text'] =>
  text.slice(data[at + START], data[at + END]);

/** Returns the first UTF-16 unit of a node, as a number; NaN for an empty node at the end of the text. */
export const firstUnitOf = (tree: Tree, at: NodeIndex): number => tree.text.charCodeAt(tree.data[at + START]!);

const ZERO = 0x30;

/**
 * Returns the number whose decimal digits a node begins with, without making a string; 0 if it begins with none. It is
 * not exact above 2^53.
 */
export const leadingNumberOf = (tree: Tree, at: NodeIndex): number => {
  const end = endOf(tree, at);
  let number = 0;
  for (let i = startOf(tree, at); i < end; i++) {
    const digit = tree.text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  return number;
};

/** Kind number of a node; compare with the grammar's `Kind` constants. */
export const kindOf = ({ data }: Tree, at: NodeIndex): number => kindAt(data, at);

/** Field number of a node; 0 for none. */
export const fieldOf = ({ data }: Tree, at: NodeIndex): number => fieldAt(data, at);

/** Returns the number of the alternative that a node matched in a choice of literals, from 0. */
export const variantOf = ({ data }: Tree, at: NodeIndex): number => variantAt(data, at);

/** The first node of a tree in document order, apart from the document; 0 if there is none. */
export const firstNode = ({ size }: Tree): NodeIndex | 0 => (size > NODE_SIZE ? (NODE_SIZE as NodeIndex) : 0);

/** The document node, the root of all others. */
const DOCUMENT = 0 as NodeIndex;

/**
 * The next node in document order: the first child, else the next node after this one; 0 after the last one in
 * `within`.
 */
export const nextNode = ({ data }: Tree, at: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = at + NODE_SIZE;
  return next < nextAt(data, within) ? (next as NodeIndex) : 0;
};

/** The next node in document order that is not inside this one; 0 after the last one in `within`. */
export const nextNodeOutside = ({ data }: Tree, at: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = nextAt(data, at);
  return next < nextAt(data, within) ? (next as NodeIndex) : 0;
};
