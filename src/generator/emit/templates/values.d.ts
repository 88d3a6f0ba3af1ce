// Names in the templates for values that depend on the grammar. Generated parsers have the value instead: a number, or
// the name of a function.
import type { Alphabet, Language } from '../../../cst/index.js';

/** The names of kinds and fields, and the rest of the data about the grammar that its trees use. */
export const language: Language;
/** The characters that the grammar distinguishes. */
export const ALPHABET: Alphabet;

/** Names of the predicates that the grammar takes from its caller. */
export const PREDICATES: readonly string[];

/** The kind of the root of every tree. */
export const DOCUMENT: number;
/** The kind of the rest of a text that the start rule does not match. */
export const UNPARSED_ERROR: number;
/** The kind of the rest of a text that is nested too deeply. */
export const TOO_DEEP_ERROR: number;
/** The kind of skipped text, in a parser that recovers. */
export const SKIPPED: number;
/** The kind of an assumed text, in a parser that recovers. */
export const MISSING: number;

/** Field bits of the nodes in a memo, which stand for the field of the caller. */
export const INHERITED: number;
/** All bits except those of the field. */
export const NOT_INHERITED: number;
/** Kind number of a node that refers to the nodes of an entry of the memo. */
export const REFERENCE: number;

/** The number of rules with a memo. */
export const MEMO_RULES: number;
/** The index of a rule among those with a memo. */
export const RULE_INDEX: number;
/** The index of another rule in a cycle of left recursion. */
export const OTHER_INDEX: number;
/** The number of calls before a rule uses its memo. */
export const UNMEMOIZED_CALLS: number;
/** Whether a rule may not need its memo. */
export const IS_LAZY: boolean;
/** A number of calls after which every rule uses its memo. */
export const MANY_CALLS: number;
/** A level of left recursion beyond all others: no unfinished match was used. */
export const NO_LEVEL: number;
/** Bits of an index in the tree, so that engines know that it is a small integer. */
export const INDEX_MASK: number;
/** The number of calls that a parse begins to count from. */
export const FIRST_CALLS: number;

/** The number of a rule. */
export const RULE_NUMBER: number;
/** A number for the cycle of each of these rules. */
export const CYCLE_NUMBERS: number;
/** The number of rules that take a level of nesting. */
export const NESTING_RULES: number;
/** The least depth that is read in one go, if the stack is nearly exhausted. */
export const MIN_STACK_DEPTH: number;
/** The number of a hook. */
export const HOOK_NUMBER: number;
/** The depth of nesting of a hook. */
export const DEPTH: number;

/** The function of a rule. */
export function $Rule(bytes: Uint8Array, p: number, field: number, depth: number): number;
/** The function of a rule with a memo, without a record of the farthest offset. */
export function own$Rule(bytes: Uint8Array, p: number, field: number, depth: number): number;
/** The function of a rule without its memo, and without recovery. */
export function inner$Rule(bytes: Uint8Array, p: number, field: number, depth: number): number;
/** The function of a rule without the call at its end. */
export function step$Rule(bytes: Uint8Array, p: number, field: number, depth: number, skip: number): number;

/** The start rule that is read if no other is named. */
export const FIRST_START: 'Start';
/** The type of the first start rule. */
export type FirstStart = 'Start';
/** The type of the nodes of each kind. */
export interface NodesByKind {
  readonly Document: object;
}
/** Whether the start rule matched all of the text; `void` in a parser that does not recover. */
export type DocumentResult = boolean;
/** Discards what searches found in the last text. */
export function resetSearches(): void;
