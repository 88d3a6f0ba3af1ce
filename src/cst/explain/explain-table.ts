import type * as ExplainOp from './explain-op.js';

/** A rule of the explaining pass. */
export interface ExplainRule<Set = ExplainSet> {
  /** The name of the rule, if a text can be read as this rule. */
  readonly start?: string;
  /** Word for the rule in messages. */
  readonly display?: string;
  /** Whether it is an error production, whose expectations are not reported. */
  readonly error?: true;
  /** Whether the rule can call itself at the offset where it starts. */
  readonly left?: true;
  readonly body: ExplainExpression<Set>;
}

type Op = typeof ExplainOp;

/**
 * A parsing expression of the explaining pass. A number is the index of a rule, a string is literal text; anything else
 * is an operator and its operands.
 */
export type ExplainExpression<Set = ExplainSet> =
  | number
  | string
  | readonly [Op['anyCase'], text: string]
  | Set
  | readonly [Op['sequence'] | Op['choice'], ...parts: ExplainExpression<Set>[]]
  | ExplainRepeat<Set>
  | readonly [Op['and'] | Op['not'], inner: ExplainExpression<Set>]
  | readonly [Op['capture'], label: string, inner: ExplainExpression<Set>]
  | readonly [Op['again'] | Op['againFolded'], label: string]
  | ExplainWords
  | ExplainColumn
  | ExplainExternal
  | ExplainCounted<Set>
  | readonly [Op['lineStart']];

/** One character of a set: the name of the set in messages, and a sticky pattern for it. */
export type ExplainSet = readonly [Op['set'], name: string, pattern: RegExp];

/**
 * A set of characters in JSON: its name, which is the class as the grammar writes it, and the source of its pattern, a
 * class with its flags: `[a-z]i`. The source is absent if it is the same as the name.
 */
export type WrittenSet = readonly [Op['set'], name: string, source?: string];

/** A repetition; `max` is -1 if there is no limit. */
export type ExplainRepeat<Set = ExplainSet> = readonly [
  Op['repeat'],
  min: number,
  max: number,
  element: ExplainExpression<Set>,
  separator?: ExplainExpression<Set>,
];

/** A test of the text of a label, and the words as the grammar writes them. */
export type ExplainWords = readonly [
  Op['words'],
  isNegated: 0 | 1,
  label: string,
  source: string,
  exact: readonly string[],
  folded: readonly string[],
  /** Other labels; `~` before the name if upper and lower case are the same. */
  ...same: readonly string[],
];

/** A test of the column against the one where the text of a label starts: the same one, or a later one. */
export type ExplainColumn = readonly [Op['column'], relation: '=' | '>', label: string];

/** A test by a function of the caller, of the text of a label; without a label, of an empty text. */
export type ExplainExternal = readonly [Op['external'], isNegated: 0 | 1, name: string, label: string];

/** A repetition with bounds that are numbers or labels; `max` is -1 if there is no limit. */
export type ExplainCounted<Set = ExplainSet> = readonly [
  Op['counted'],
  min: number | string,
  max: number | string,
  element: ExplainExpression<Set>,
  separator?: ExplainExpression<Set>,
];

/** The content of a generated `explain.ts`. In JSON, its sets are {@link WrittenSet}s. */
export interface ExplainTable<Set = ExplainSet> {
  readonly rules: readonly ExplainRule<Set>[];
  /** Error production → the alternatives before it. */
  readonly recovers: { readonly [name: string]: ExplainExpression<Set> };
}
