import { lineBreakOf } from '../../../cst/text/line-index.js';
import type { Span, TextEdit } from '../../../diagnostics/index.js';
import { freeName } from '../../../generator/fixes/edits.js';
import { trimmedSpan } from '../../../notation/read/spans.js';
import { expressionsAround } from '../expressions.js';
import { rulesOf } from '../outline.js';
import type { ReadGrammar } from '../read-grammar.js';
import { keepsNodes } from './keeps-nodes.js';

/**
 * Returns the edits that replace a selected expression by a new fragment after its rule. `undefined` if the selection
 * is not an expression or some parts of a sequence one after another, or if a rule would then make something else, as
 * where the expression uses a parameter of its rule.
 */
export function extractEdits(grammar: ReadGrammar, selected: Span): readonly TextEdit[] | undefined {
  const { text, names } = grammar;
  const span = trimmedSpan(text, selected);
  const rule = rulesOf(grammar).find((one) => one.span.start < span.start && span.end <= one.span.end);
  if (span.start >= span.end || rule === undefined || !isExpression(grammar, span)) return undefined;
  const name = freeName('part', (wanted) => names.some((one) => one.name === wanted));
  const lineBreak = lineBreakOf(text);
  const { end } = rule.span;
  const fragment = `${lineBreak}${lineBreak}${name} = ${text.slice(span.start, span.end)}`;
  const edits = [
    { ...span, text: name },
    { start: end, end, text: fragment },
  ];
  return keepsNodes(grammar, edits) ? edits : undefined;
}

/** Whether a span is the span of an expression, or of consecutive parts of a sequence. */
const isExpression = (grammar: ReadGrammar, { start, end }: Span): boolean =>
  expressionsAround(grammar, { start, end }).some(({ span, elements }) => {
    if (span.start === start && span.end === end) return true;
    const first = elements.findIndex((element) => element.start === start);
    return first !== -1 && elements.slice(first).some((element) => element.end === end);
  });
