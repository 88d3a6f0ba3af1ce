import type { NodeList } from './node-list.js';

/** The content of a text, for contenders whose trees have nodes of their own kinds. */
export interface Counts {
  readonly turns: number;
  readonly moves: number;
  readonly captures: number;
  readonly comments: number;
}

/** A parser that is compared, or a part of ours. */
export interface Contender {
  readonly name: string;
  /** Reads a text; what it returns is kept until the run ends. */
  read(text: string): unknown;
  /** Every node of a result in document order, if the tree should equal ours. */
  nodes?(result: unknown): NodeList;
  /** Counts the content of a result whose nodes have other kinds. */
  counts?(result: unknown): Counts;
  /** Returns a value of a reader that has no such counts, such as a sum; it is not compared. */
  readonly isLandmark?: boolean;
}
