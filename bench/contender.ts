import type { NodeList } from './node-list.js';

/** What a text holds, for contenders whose trees have nodes of their own kinds. */
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
  /** Every node of a result in document order, where the tree is meant to be the very same as ours. */
  nodes?(result: unknown): NodeList;
  /** What a result holds, where its nodes are others. */
  counts?(result: unknown): Counts;
  /** What a reader makes of an input where neither can be asked, such as a sum; compared with nothing. */
  readonly isLandmark?: boolean;
}
