import type { Case } from '../values.js';

/** The value of a label, or of a member of it, in a condition. */
export interface Operand {
  readonly label: string;
  /** The member of the label's value, for `open.name`. */
  readonly member?: string;
  readonly case: Case;
  /** Whether the value is a list whose elements the code joins. */
  readonly isJoined: boolean;
}

/** A condition in code that a grammar can express. */
export type Condition =
  | { readonly what: 'constant'; readonly holds: boolean }
  | {
      readonly what: 'words';
      readonly operand: Operand;
      readonly words: readonly string[];
      /** Whether the code ignores the case of the words itself. */
      readonly anyCase: boolean;
    }
  | { readonly what: 'same'; readonly operands: readonly [Operand, Operand] }
  /** Whether the value of a label counts as true, or only whether it isn't `null`. */
  | { readonly what: 'true' | 'not null'; readonly label: string }
  /** Whether the length of a label's value is one of the given numbers. */
  | { readonly what: 'length'; readonly label: string; readonly lengths: readonly number[] }
  | { readonly what: 'same length'; readonly labels: readonly [string, string] }
  /** Whether the value of the first label is longer than the value of the second label. */
  | { readonly what: 'longer'; readonly labels: readonly [string, string] }
  /** Whether the text of a label begins with a character of a class. */
  | { readonly what: 'begins'; readonly label: string; readonly with: string }
  | { readonly what: 'line start' }
  | { readonly what: 'not'; readonly inner: Condition }
  | { readonly what: 'all' | 'any'; readonly inner: readonly [Condition, Condition] };

/** Returns the condition that is always true, or never. */
export const constant = (holds: boolean): Condition => ({ what: 'constant', holds });

/** Returns the condition that the text of an operand is one of the given words, in any case or exactly as written. */
export const among = (operand: Operand, words: readonly string[], anyCase = false): Condition => ({
  what: 'words',
  operand,
  words,
  anyCase,
});

/** Returns the opposite of a condition. */
export function not(inner: Condition): Condition {
  if (inner.what === 'constant') return constant(!inner.holds);
  return inner.what === 'not' ? inner.inner : { what: 'not', inner };
}

/** Returns the condition that both of two conditions are true. */
export function both(left: Condition, right: Condition): Condition {
  if (left.what === 'constant') return left.holds ? right : left;
  // Code before a constant has no effect but its value.
  if (right.what === 'constant') return right.holds ? left : right;
  if (includesPresence(left, right)) return right;
  return { what: 'all', inner: [left, right] };
}

/** Returns the condition that one of two conditions is true. */
export function either(left: Condition, right: Condition): Condition {
  if (left.what === 'constant') return left.holds ? left : right;
  if (right.what === 'constant') return right.holds ? right : left;
  return { what: 'any', inner: [left, right] };
}

/** Returns the condition that at least one of the given conditions is true. */
export const anyOf = (all: readonly Condition[]): Condition => all.reduce(either, constant(false));

/** Whether one condition requires that a label has a value, and another one that this value is a word. */
function includesPresence(left: Condition, right: Condition): boolean {
  if ((left.what !== 'true' && left.what !== 'not null') || right.what !== 'words') return false;
  const { operand, words } = right;
  return operand.member === undefined && operand.label === left.label && !words.includes('');
}
