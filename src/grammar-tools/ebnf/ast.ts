/** A range of the EBNF text. */
export interface EbnfSpan {
  readonly start: number;
  readonly end: number;
}

/** A range of code points, both ends included. */
export type CodeRange = readonly [first: number, last: number];

/** The last code point. */
export const LAST_CODE = 0x10ffff;

/** The right-hand side of a production, or a part of one. */
export type EbnfExpression = EbnfSpan &
  /** `isFolded`: upper and lower case are the same. `isBare`: without quotation marks, in BNF. */
  (
    | { readonly type: 'literal'; readonly text: string; readonly isFolded?: boolean; readonly isBare?: boolean }
    /** One character in the given ranges of code points, or outside them. */
    | { readonly type: 'set'; readonly ranges: readonly CodeRange[]; readonly isInverted: boolean }
    | { readonly type: 'reference'; readonly name: string }
    /** `? … ?`: a description in words of something that EBNF can't express. */
    | { readonly type: 'special'; readonly text: string }
    | { readonly type: 'sequence' | 'choice'; readonly parts: readonly EbnfExpression[] }
    | { readonly type: 'optional' | 'repetition' | 'group'; readonly inner: EbnfExpression }
    /** `{ … }-`: at least once. */
    | { readonly type: 'not-empty'; readonly inner: EbnfExpression }
    | { readonly type: 'counted'; readonly count: number; readonly inner: EbnfExpression }
    /** At least `min` times, and at most `max` times, which may be Infinity. */
    | { readonly type: 'times'; readonly min: number; readonly max: number; readonly inner: EbnfExpression }
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
export function partsOf(expression: EbnfExpression): readonly EbnfExpression[] {
  switch (expression.type) {
    case 'sequence':
    case 'choice':
      return expression.parts;
    case 'optional':
    case 'repetition':
    case 'group':
    case 'not-empty':
    case 'counted':
    case 'times':
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

/** Returns an expression with `change` applied to each part that has no parts, and then to each that has some. */
export function mapExpression(e: EbnfExpression, change: (e: EbnfExpression) => EbnfExpression): EbnfExpression {
  const inner = (part: EbnfExpression) => mapExpression(part, change);
  switch (e.type) {
    case 'sequence':
    case 'choice':
      return change({ ...e, parts: e.parts.map(inner) });
    case 'optional':
    case 'repetition':
    case 'group':
    case 'not-empty':
    case 'counted':
    case 'times':
      return change({ ...e, inner: inner(e.inner) });
    case 'exception':
      return change({ ...e, inner: inner(e.inner), without: inner(e.without) });
    default:
      return change(e);
  }
}

/** Calls `see` on an expression and everything inside it, outermost first. */
export function walkExpression(e: EbnfExpression, see: (e: EbnfExpression) => void): void {
  see(e);
  for (const part of partsOf(e)) walkExpression(part, see);
}

/** Whether two expressions are equal, wherever they are. */
export function isSame(a: EbnfExpression, b: EbnfExpression): boolean {
  if (a.type !== b.type) return false;
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left.length !== right.length || !left.every((part, i) => isSame(part, right[i]!))) return false;
  return ownFacts(a) === ownFacts(b);
}

/** Returns what an expression says besides its parts, as a text to compare. */
function ownFacts(e: EbnfExpression): string {
  switch (e.type) {
    case 'literal':
      return `${e.isFolded === true ? 'i' : ''}${e.text}`;
    case 'reference':
      return e.name;
    case 'special':
      return e.text;
    case 'set':
      return `${e.isInverted} ${e.ranges.join(' ')}`;
    case 'counted':
      return String(e.count);
    case 'times':
      return `${e.min} ${e.max}`;
    default:
      return '';
  }
}

/** Returns a choice of expressions, of which there is at least one; a single one is returned as it is. */
export function choiceOf(parts: readonly EbnfExpression[], { start, end }: EbnfSpan): EbnfExpression {
  return parts.length === 1 ? parts[0]! : { type: 'choice', parts, start, end };
}

/** Returns an expression without the groups around it. */
export const ungrouped = (e: EbnfExpression): EbnfExpression => (e.type === 'group' ? ungrouped(e.inner) : e);
