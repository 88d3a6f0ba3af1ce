import { type Diagnostic, type Span, textDiagnostics } from '../../../diagnostics/index.js';
import { DiagnosticList } from '../../../notation/check/diagnostic-list.js';
import type { Json, JsonProblem, Path } from '../../../notation/index.js';
import { repeatedKeys } from './json-keys.js';
import { spanOfJson } from './json-span.js';

/** A JSON text that was read. */
export interface JsonSource {
  readonly value: Json;
  /** The whole text. */
  readonly whole: Span;
  /** Reports a problem with the value, at its span in the text. */
  report(problem: JsonProblem): Diagnostic;
}

/** Reads a JSON text; reports `text/invalid-json` and `text/repeated-key`. */
export function readJson(text: string): JsonSource | { readonly diagnostics: readonly Diagnostic[] } {
  const whole = { start: 0, end: text.length };
  try {
    // Programs write a byte-order mark, which JSON doesn't allow; a space in its place keeps the offsets.
    const json = text.replace(/^\ufeff/, ' ');
    const value = JSON.parse(json) as Json;
    const repeated = new DiagnosticList();
    for (const { span, first, path } of repeatedKeys(json)) {
      const related = [{ message: 'the first one', span: first }];
      repeated.add(textDiagnostics.report('repeated-key', span, { where: nameOf(path) }, { related }));
    }
    if (repeated.kept.length > 0) return { diagnostics: repeated.sorted(text.length) };
    return { value, whole, report: (problem) => report(problem, json) };
  } catch (error) {
    return { diagnostics: [textDiagnostics.report('invalid-json', whole, { reason: (error as Error).message })] };
  }
}

function report({ path, message }: JsonProblem, text: string): Diagnostic {
  return textDiagnostics.report('unexpected-json', spanOfJson(text, path), { where: nameOf(path), message });
}

/** Writes a path from the top (`$`) downwards: `$.moves[0].to`. */
const nameOf = (path: Path): string =>
  `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;
