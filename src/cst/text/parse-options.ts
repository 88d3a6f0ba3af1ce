import type { Predicates } from './predicates.js';

/**
 * Memory for trees that is reused from parse to parse. A tree parsed into an arena is valid until the next parse into
 * it.
 */
export interface Arena {
  data: Int32Array;
  bytes: Uint8Array;
}

/** Returns an empty arena. It grows to the largest text that is parsed into it. */
export function createArena(): Arena {
  return { data: new Int32Array(0), bytes: new Uint8Array(0) };
}

/** Default limit for nesting. A deeper text gets one diagnostic. */
export const DEFAULT_DEPTH_LIMIT = 10_000;

/** Levels of nesting that a parser reads in one go. It reads deeper parts first, each with a stack of its own. */
export const STACK_DEPTH = 1000;

/** Options of every generated `parse`. `Start` lists the grammar's start rules. */
export interface ParseOptions<Start extends string = string> {
  /** The rule that the text is read as; the grammar's first start rule if absent. */
  readonly start?: Start;
  /** Levels of nesting allowed, without an upper bound; {@link DEFAULT_DEPTH_LIMIT} if absent. */
  readonly depthLimit?: number;
  /** Memory to reuse for the tree. */
  readonly arena?: Arena;
  /** The predicates that the grammar declares as `external`. */
  readonly predicates?: Predicates;
}
