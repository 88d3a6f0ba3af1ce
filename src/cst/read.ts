import { END, fieldAt, kindAt, NEXT, START, variantAt, WORDS } from './layout.js';
import type { NodeIndex, ViewOf } from './node-index.js';
import type { Tree } from './tree.js';

// Functions that read any node of a tree by its index, without making a view of it. Those for the fields of a certain
// grammar are generated: `readers.ts`.

/** Offset of the first UTF-16 unit of a node. */
export const startOf = ({ words }: Tree, at: NodeIndex): number => words[at + START]!;

/** Offset after the last UTF-16 unit of a node. */
export const endOf = ({ words }: Tree, at: NodeIndex): number => words[at + END]!;

/** The text of a node, gaps included. */
export const textOf = <Index extends NodeIndex>({ text, words }: Tree, at: Index): ViewOf<Index>['text'] =>
  text.slice(words[at + START], words[at + END]);

/** The first UTF-16 unit of a node, as a number; NaN where the node is empty at the end of the text. */
export const firstUnitOf = ({ text, words }: Tree, at: NodeIndex): number => text.charCodeAt(words[at + START]!);

/** Kind number of a node; compare with the grammar's `Kind` constants. */
export const kindOf = ({ words }: Tree, at: NodeIndex): number => kindAt(words, at);

/** Field number of a node; 0 for none. */
export const fieldOf = ({ words }: Tree, at: NodeIndex): number => fieldAt(words, at);

/** Which alternative of a choice of literals a node matched, from 0. */
export const variantOf = ({ words }: Tree, at: NodeIndex): number => variantAt(words, at);

/** The first node of a tree in document order, apart from the document; 0 if there is none. */
export const firstNode = ({ size }: Tree): NodeIndex | 0 => (size > WORDS ? (WORDS as NodeIndex) : 0);

/** The node that holds this one, which is not the document. Takes time in proportion to the nodes between them. */
export const parentOf = ({ words }: Tree, at: NodeIndex): NodeIndex => {
  let parent = at - WORDS;
  while (words[parent + NEXT]! <= at) parent -= WORDS;
  return parent as NodeIndex;
};

/** The document node, which holds all others. */
const DOCUMENT = 0 as NodeIndex;

/** The next node in document order: the first child, else the next node after this one; 0 after the last one in `within`. */
export const nextNode = ({ words }: Tree, at: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = at + WORDS;
  return next < words[within + NEXT]! ? (next as NodeIndex) : 0;
};

/** The next node in document order that is not inside this one; 0 after the last one in `within`. */
export const nextNodeOutside = ({ words }: Tree, at: NodeIndex, within: NodeIndex = DOCUMENT): NodeIndex | 0 => {
  const next = words[at + NEXT]!;
  return next < words[within + NEXT]! ? (next as NodeIndex) : 0;
};
