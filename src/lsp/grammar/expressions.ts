import type { Span } from '../../diagnostics/index.js';
import { parseGrammar } from '../../generator/read/parse-grammar.js';
import { trimmedSpan } from '../../notation/read/spans.js';
import type { ReadGrammar } from './read-grammar.js';

/** An expression of a rule. */
export interface RuleExpression {
  readonly span: Span;
  /** Its type, as peggy calls it: `sequence`, `literal` and so on. */
  readonly type: string;
  /** The spans of its parts if it is a sequence, in order; else none. */
  readonly elements: readonly Span[];
}

/** A part of peggy's syntax tree. */
interface PeggyNode {
  readonly type?: string;
  readonly location?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
  readonly elements?: readonly PeggyNode[];
}

/** Returns the expressions around a span, the outer ones first; none if the grammar has a syntax error. */
export function expressionsAround({ text, file }: ReadGrammar, inner: Span): RuleExpression[] {
  const found: RuleExpression[] = [];
  const spanOf = ({ location }: PeggyNode): Span | undefined =>
    location && trimmedSpan(text, { start: location.start.offset, end: location.end.offset });
  const visit = (part: PeggyNode): void => {
    const span = spanOf(part);
    if (span !== undefined && (inner.start < span.start || span.end < inner.end)) return;
    if (span !== undefined && part.type !== undefined && part.type !== 'rule') {
      const elements = (part.elements ?? []).flatMap((element) => spanOf(element) ?? []);
      found.push({ span, type: part.type, elements });
    }
    for (const member of Object.values(part) as unknown[]) {
      for (const one of [member].flat()) if (typeof one === 'object' && one !== null) visit(one);
    }
  };
  for (const rule of parseGrammar(text, file, { add: () => {} })?.rules ?? []) visit(rule as unknown as PeggyNode);
  return found;
}
