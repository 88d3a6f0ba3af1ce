import type { GrammarLocation } from '../problem.js';

/**
 * The fate of a piece of code:
 *
 * - `form`: a predicate became a test that the grammar makes, and a count a label;
 * - `external`: a predicate became a function that the caller passes to the parser;
 * - `text`: an action that returned the matched text became `$`;
 * - `label`: an action that picked or collected values became labels;
 * - `dropped`: an action or a block of code is gone; a function over the tree replaces it;
 * - `changed`: the grammar now matches other texts, because the code rejected some, or counted.
 */
export type Outcome = 'form' | 'external' | 'text' | 'label' | 'dropped' | 'changed';

/** A piece of code of a grammar, and what became of it. */
export interface MigratedCode {
  readonly kind: 'action' | 'predicate' | 'count' | 'initializer';
  readonly outcome: Outcome;
  /** The code as written, without its braces. */
  readonly code: string;
  /** The text that the grammar has in its place; empty for nothing. */
  readonly now: string;
  readonly location: GrammarLocation;
  /** The rule that it is in; absent for the code at the top. */
  readonly rule?: string;
}

/** A grammar without code, and what became of each piece of code, in the order of the text. */
export interface Migrated {
  readonly text: string;
  readonly code: readonly MigratedCode[];
  /** The predicates that the new grammar declares as `external`, with the code that each replaces. */
  readonly externals: ReadonlyMap<string, string>;
}

/** The part of a new grammar in place of a predicate, and how the grammar with code becomes it. */
export interface Rewrite {
  readonly kind: 'predicate' | 'count';
  readonly location: GrammarLocation;
  readonly now: string;
  /** The predicates that have to be declared as `external` for it. */
  readonly externals: readonly string[];
  /** Edits of the text, in any order. */
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}
