import { type Diagnostic, sortDiagnostics } from '../../../diagnostics/index.js';
import { errorsLostInModel } from '../../../notation/print/formatting.js';
import type { RecordContext } from '../file-failure.js';
import { jsonLine, writeJson } from '../json-text.js';
import { reportToStderr } from './report-source.js';
import type { Source } from './source.js';

/**
 * Writes the model of a source as tagged JSON, and its diagnostics to the error output. Also reports the errors that
 * the level of reading does not include if the model has lost what they are about, such as an eleventh row of a board.
 *
 * @param isLine whether to write the JSON as one line, because others follow
 */
export function showModel(source: Source, context: RecordContext, { isLine = false } = {}): void {
  const { reading, notation } = source;
  const { model } = reading;
  const json = model === undefined ? null : notation.toJson(model);
  if (isLine) context.io.stdout.writeExact(jsonLine(json));
  else writeJson(context.io.stdout, json);
  const known = new Set(source.diagnostics.map(diagnosticKey));
  const lost = reading.isWellFormed
    ? errorsLostInModel(reading, notation).filter((diagnostic) => !known.has(diagnosticKey(diagnostic)))
    : [];
  reportToStderr({ ...source, diagnostics: sortDiagnostics([...source.diagnostics, ...lost]) }, context);
}

const diagnosticKey = ({ code, span: { start, end } }: Diagnostic): string => `${code} ${start} ${end}`;
