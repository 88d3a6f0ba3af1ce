import { type Diagnostic, textDiagnostics } from '../../diagnostics/index.js';
import { addedSince, Multiset } from '../edit/added-problems.js';
import type { Notation } from '../notation.js';
import type { Reading } from '../read/reading.js';
import type { Formatted, Printed } from '../result.js';

/**
 * Writes a reading as canonical text, unless that would hide an error of the text by leaving out or filling in what it
 * is about. Reports `text/lost-in-formatting` for each such error. Throws a `TypeError` for what isn't a reading.
 *
 * @param write writes the reading without this check
 */
export function formatReading<Source extends Pick<Reading, 'tree' | 'errorsIn'>, Options>(
  reading: Source,
  options: Options,
  write: (reading: Source, options: Options) => Printed,
): Formatted {
  if (typeof (reading as Source | undefined)?.errorsIn !== 'function') throw new TypeError('expected a reading');
  const printed = write(reading, options);
  const errors = reading.errorsIn(reading.tree.text);
  const hidden = errors.length === 0 ? [] : missingErrors(errors, reading.errorsIn(printed.text));
  if (hidden.length === 0) return { ...printed, diagnostics: [] };
  const diagnostics = hidden.map(({ message, span }) =>
    textDiagnostics.report('lost-in-formatting', span, { problem: message }),
  );
  return { diagnostics, droppedComments: 0 };
}

/**
 * Returns the errors of a text that its model lacks, because the model leaves out or fills in what they are about: the
 * errors that the text of the model lacks. If no text expresses the model, all errors of the text up to level
 * `structure`.
 */
export function errorsLostInModel(
  reading: Pick<Reading<unknown>, 'tree' | 'model' | 'errorsIn'>,
  { tryPrint }: Pick<Notation, 'tryPrint'>,
): readonly Diagnostic[] {
  const errors = reading.errorsIn(reading.tree.text);
  if (errors.length === 0 || reading.model === undefined) return errors;
  const printed = tryPrint(reading.model);
  return printed.ok ? missingErrors(errors, reading.errorsIn(printed.text)) : errors;
}

/**
 * Returns the errors of a text that another text lacks: of each code that is rarer there, those whose message is gone.
 * If not all errors of the text are listed, the diagnostic that says so is among them, because any of the others could
 * be gone.
 */
function missingErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const rarer = new Set(addedSince(after, before).map(({ code }) => code));
  const kept = new Multiset(after.map(({ message }) => message));
  return before.filter(
    ({ code, message }) => code === 'text/too-many-problems' || (rarer.has(code) && !kept.take(message)),
  );
}
