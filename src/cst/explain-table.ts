import type * as ExplainOp from './explain-op.js';

/** A rule of the explaining pass. */
export interface ExplainRule {
  /** The name of the rule, if a text can be read as this rule. */
  readonly start?: string;
  /** Word for the rule in messages. */
  readonly display?: string;
  /** Whether it is an error production, whose expectations are not reported. */
  readonly error?: true;
  /** Whether the rule can call itself at the offset where it starts. */
  readonly left?: true;
  readonly body: ExplainExpression;
}

type Op = typeof ExplainOp;

/**
 * A parsing expression of the explaining pass. A number is the index of a rule, a string is literal text; anything else
 * is an operator and its operands. Characters are units, or code points if a set ends in `1`; ranges are flat lists of
 * inclusive ends.
 */
export type ExplainExpression =
  | number
  | string
  | readonly [Op['units'], text: string, units: readonly (readonly number[])[]]
  | ExplainSet
  | readonly [Op['all'] | Op['first'], ...parts: ExplainExpression[]]
  | ExplainMany
  | readonly [Op['and'] | Op['not'], inner: ExplainExpression]
  | readonly [Op['note'], label: string, inner: ExplainExpression]
  | readonly [Op['again'], label: string]
  | readonly [Op['lineStart']];

/** A set of characters. If `ranges` is null, `source` is a regular expression for it. */
export type ExplainSet = readonly [Op['set'], source: string, ranges: readonly number[] | null, points?: 1];

/** A repetition; `max` is -1 if there is no limit. */
export type ExplainMany = readonly [
  Op['many'],
  min: number,
  max: number,
  element: ExplainExpression,
  separator?: ExplainExpression,
];

/** The content of a generated `explain.ts`, as JSON. */
export interface ExplainTable {
  readonly rules: readonly ExplainRule[];
  /** Error production → the alternatives before it. */
  readonly recovers: { readonly [name: string]: ExplainExpression };
}
