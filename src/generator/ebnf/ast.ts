/** A range of the EBNF text. */
export interface EbnfSpan {
  readonly start: number;
  readonly end: number;
}

/** The right-hand side of a production, or a part of one. */
export type EbnfExpression = EbnfSpan &
  (
    | { readonly type: 'literal'; readonly text: string }
    | { readonly type: 'reference'; readonly name: string }
    /** `? … ?`: a description in words of something that EBNF can't express. */
    | { readonly type: 'special'; readonly text: string }
    | { readonly type: 'sequence' | 'choice'; readonly parts: readonly EbnfExpression[] }
    | { readonly type: 'optional' | 'repetition' | 'group'; readonly inner: EbnfExpression }
    /** `{ … }-`: at least once. */
    | { readonly type: 'not-empty'; readonly inner: EbnfExpression }
    | { readonly type: 'counted'; readonly count: number; readonly inner: EbnfExpression }
    /** `inner - without` */
    | { readonly type: 'exception'; readonly inner: EbnfExpression; readonly without: EbnfExpression }
    | { readonly type: 'empty' }
  );

/** A production: `name = body ;`. */
export interface EbnfProduction extends EbnfSpan {
  readonly name: string;
  readonly nameSpan: EbnfSpan;
  readonly body: EbnfExpression;
}

/** The productions of a text, in order. */
export type EbnfGrammar = readonly EbnfProduction[];

/** Returns the expressions directly inside another one. */
function partsOf(expression: EbnfExpression): readonly EbnfExpression[] {
  switch (expression.type) {
    case 'sequence':
    case 'choice':
      return expression.parts;
    case 'optional':
    case 'repetition':
    case 'group':
    case 'not-empty':
    case 'counted':
      return [expression.inner];
    case 'exception':
      return [expression.inner, expression.without];
    default:
      return [];
  }
}

/** Returns every reference inside an expression, in order. */
export function* referencesIn(expression: EbnfExpression): Iterable<EbnfExpression & { readonly type: 'reference' }> {
  if (expression.type === 'reference') yield expression;
  for (const part of partsOf(expression)) yield* referencesIn(part);
}
