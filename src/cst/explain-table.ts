/** A rule of the explaining pass. */
export interface ExplainRule {
  /** Its name, if a text can be read as this rule. */
  readonly start?: string;
  /** Word for the rule in messages. */
  readonly display?: string;
  /** An error production: what it expects is no one's concern. */
  readonly error?: true;
  /** It can call itself at the offset where it starts. */
  readonly left?: true;
  readonly body: ExplainExpression;
}

/**
 * A parsing expression of the explaining pass. Characters are units, or code points where the third item of a set is
 * 1; ranges are flat lists of inclusive ends.
 */
export type ExplainExpression =
  | readonly ['text', text: string]
  | readonly ['units', text: string, units: readonly (readonly number[])[]]
  | readonly ['set', source: string, points: 0 | 1, ranges: readonly number[]]
  | readonly ['all', parts: readonly ExplainExpression[]]
  | readonly ['first', alternatives: readonly ExplainExpression[]]
  | readonly ['many', min: number, max: number | null, element: ExplainExpression, separator?: ExplainExpression]
  | readonly ['and' | 'not', inner: ExplainExpression]
  | readonly ['rule', index: number];

/** What a generated `explain.ts` holds, as JSON. */
export interface ExplainTable {
  readonly rules: readonly ExplainRule[];
  /** Error production → what was tried before it. */
  readonly recovers: { readonly [name: string]: ExplainExpression };
}
