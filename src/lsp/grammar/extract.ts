import { applyEdits, type Span, type TextEdit } from '../../diagnostics/index.js';
import { freeName } from '../../generator/fixes/edits.js';
import { type InspectedRule, inspectGrammar } from '../../generator/inspect.js';
import { parseGrammar } from '../../generator/read/parse-grammar.js';
import { defined } from '../../defined.js';
import { rulesOf } from './outline.js';
import type { ReadGrammar } from './read-grammar.js';

/**
 * Returns the edits that replace a selected expression by a new fragment after its rule. `undefined` if the selection
 * is not an expression or some parts of a sequence one after another, or if a rule would then make something else, as
 * where the expression uses a parameter of its rule.
 */
export function extractEdits(grammar: ReadGrammar, selected: Span): readonly TextEdit[] | undefined {
  const { text, names } = grammar;
  const span = withoutBlanks(text, selected);
  const rule = rulesOf(grammar).find((one) => one.span.start < span.start && span.end <= one.span.end);
  if (span.start >= span.end || rule === undefined || !isExpression(grammar, span)) return undefined;
  const name = freeName('part', (wanted) => names.some((one) => one.name === wanted));
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const { end } = rule.span;
  const fragment = `${lineBreak}${lineBreak}${name} = ${text.slice(span.start, span.end)}`;
  const edits = [
    { ...span, text: name },
    { start: end, end, text: fragment },
  ];
  return isUnchanged(grammar, applyEdits(text, edits)) ? edits : undefined;
}

function withoutBlanks(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

/** A part of peggy's syntax tree. */
interface Part {
  readonly type?: string;
  readonly location?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
  readonly elements?: readonly Part[];
}

/** Whether a span is that of an expression, or of some parts of a sequence one after another. */
function isExpression({ text, file }: ReadGrammar, { start, end }: Span): boolean {
  const spanOf = ({ location }: Part): Span | undefined =>
    location && withoutBlanks(text, { start: location.start.offset, end: location.end.offset });
  const isFound = (part: Part): boolean => {
    const span = spanOf(part);
    if (part.type !== 'rule' && span?.start === start && span.end === end) return true;
    const elements = part.elements ?? [];
    const first = elements.findIndex((one) => spanOf(one)?.start === start);
    if (first !== -1 && elements.slice(first).some((one) => spanOf(one)?.end === end)) return true;
    return Object.values(part).some((inner: unknown) =>
      [inner].flat().some((one) => typeof one === 'object' && one !== null && isFound(one)),
    );
  };
  const rules = parseGrammar(text, file, { add: () => {} })?.rules ?? [];
  return rules.some((rule) => isFound(rule as unknown as Part));
}

/** Whether a new text of a grammar has no errors, and every rule of the old one makes the same. */
function isUnchanged({ inspected, file, read }: ReadGrammar, text: string): boolean {
  const after = inspectGrammar(text, { file, ...defined({ read }) }).rules;
  if (inspected.rules === undefined || after === undefined) return false;
  return [...inspected.rules].every(([name, before]) => {
    const rule = after.get(name);
    return rule !== undefined && factsOf(rule) === factsOf(before);
  });
}

const factsOf = ({ location: _, ...facts }: InspectedRule): string => JSON.stringify(facts);
