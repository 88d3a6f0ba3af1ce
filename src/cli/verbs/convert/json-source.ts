import { type Diagnostic, type Span, textDiagnostics } from '../../../diagnostics/index.js';
import type { Json, JsonProblem } from '../../../notation/index.js';
import { spanOfJson } from './json-span.js';

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
    // Programs write a byte-order mark, which JSON itself has not. A blank keeps the offsets.
    const json = text.replace(/^\ufeff/, ' ');
    const value = JSON.parse(json) as Json;
    return { value, whole, report: (problem) => report(problem, json) };
  } catch (error) {
    return { diagnostic: textDiagnostics.report('invalid-json', whole, { reason: (error as Error).message }) };
  }
}

function report({ path, message }: JsonProblem, text: string): Diagnostic {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return textDiagnostics.report('unexpected-json', spanOfJson(text, path), { where: `$${where}`, message });
}
