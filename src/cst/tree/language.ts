import type { TracerConstructor } from '../explain/failure-tracer.js';
import type { Node } from './node.js';
import type { Tree } from './tree.js';

/** Creates the view of the node at `index` of `tree.data`. */
export type ViewConstructor = new (tree: Tree, index: number) => Node;

/**
 * The data of a generated parser about its grammar. Each grammar has one constant object, and every tree refers to it.
 *
 * Kind numbers and field numbers index `kinds` and `fields`. The first four kinds are the same in every language, see
 * {@link BuiltinKind}; field 0 means "no field".
 */
export interface Language {
  /** Identifier of the grammar: its file name without extension. */
  readonly id: string;
  /** Kind number → rule name. */
  readonly kinds: readonly string[];
  /** Field number → label; `fields[0]` is the empty string. */
  readonly fields: readonly string[];
  /** Kind number → view class. */
  readonly views: readonly ViewConstructor[];
  /** Kinds that are comments: nodes allowed wherever white space is. */
  readonly comments: readonly number[];
  /** Kinds that are error productions, including the two built-in ones. */
  readonly errors: readonly number[];
  /** The rule table of the explaining pass, as JSON. Decoded at the first failure. */
  readonly table: string;
  /** Interprets the table; absent if `FailureTracer` can. */
  readonly tracer?: TracerConstructor;
}

/** The kinds that every language has, before the kinds of its rules. */
export const BuiltinKind = {
  /** The whole text. Always node 0. */
  Document: 0,
  /** A labeled part without a node of its own: `piece:[tcnk]`. */
  Token: 1,
  /** The text that the start rule could not consume, up to the end. */
  UnparsedError: 2,
  /** The text after the offset where the nesting exceeded the depth limit. */
  TooDeepError: 3,
} as const;

/** Names of the built-in kinds, in the order of their numbers. */
export const BUILTIN_KINDS = ['Document', 'Token', 'UnparsedError', 'TooDeepError'] as const;
