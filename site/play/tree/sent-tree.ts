/** A tree as it is sent between threads: the integers of its nodes, and the names for them. */
export interface SentTree {
  readonly data: Int32Array;
  readonly startRule: string;
  readonly kinds: readonly string[];
  readonly fields: readonly string[];
  readonly comments: readonly number[];
  readonly errors: readonly number[];
}
