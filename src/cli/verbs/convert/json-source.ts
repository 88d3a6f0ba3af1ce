import { isNode, parseDocument } from 'yaml';
import { type Diagnostic, type Span, textDiagnostics } from '../../../diagnostics/index.js';
import type { Json, JsonProblem } from '../../../notation/index.js';

/** A JSON text that was read. */
export interface JsonSource {
  readonly value: Json;
  /** The whole text. */
  readonly whole: Span;
  /** Reports a problem with the value, at its span in the text. */
  report(problem: JsonProblem): Diagnostic;
}

/** Reads a JSON text; reports `text/invalid-json`. */
export function readJson(text: string): JsonSource | { readonly diagnostic: Diagnostic } {
  const whole = { start: 0, end: text.length };
  try {
    const value = JSON.parse(text) as Json;
    return { value, whole, report: (problem) => report(problem, text, whole) };
  } catch (error) {
    return { diagnostic: textDiagnostics.report('invalid-json', whole, { reason: (error as Error).message }) };
  }
}

function report({ path, message }: JsonProblem, text: string, whole: Span): Diagnostic {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return textDiagnostics.report('unexpected-json', spanOfPath(path, text) ?? whole, { where: `$${where}`, message });
}

/** Parses JSON as YAML, because that parser keeps the spans of values. A missing value has the span of its parent. */
function spanOfPath(path: JsonProblem['path'], text: string): Span | undefined {
  const document = parseDocument(text);
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return { start: node.range[0], end: node.range[1] };
  }
  return undefined;
}
