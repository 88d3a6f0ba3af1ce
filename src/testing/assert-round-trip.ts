import { conversionProblems } from '../conformance/check/check-case.js';
import { formattingProblems } from '../conformance/check/check-formatting.js';
import type { Notation, ReadOptions } from '../notation/index.js';
import { AssertionError } from './assertion-error.js';
import { draw } from './marked-text.js';

/**
 * Asserts that nothing is lost between a valid text and its other forms: the tree has the whole text, canonical text is
 * stable and means the same, and the JSON of the model becomes a text with the same model.
 *
 * ```ts
 * import { assertRoundTrip } from 'ludogram/testing';
 * import { frogs } from './frogs.js';
 *
 * assertRoundTrip(frogs, 'RR.LL 2-3 # a first move\n');
 * ```
 *
 * @throws an {@link AssertionError} that names what differs; for a text with errors, it shows them below their lines
 */
export function assertRoundTrip(notation: Notation, text: string, options: ReadOptions = {}): void {
  const reading = notation.read(text, options);
  if (reading.tree.source() !== text) {
    const message = 'the tree does not have the whole text';
    throw new AssertionError({ message, actual: reading.tree.source(), expected: text });
  }
  const errors = reading.diagnostics.filter(({ severity }) => severity === 'error');
  const [error] = errors;
  if (error !== undefined) {
    const marks = errors.map(({ code, span }) => ({ start: span.start, end: span.end, label: code }));
    const message = `expected a valid text: ${error.code}: ${error.message}`;
    throw new AssertionError({ message, actual: draw(text, marks), expected: text });
  }
  const problems = [
    ...formattingProblems(text, notation),
    ...conversionProblems(notation.toJson(reading.model), notation, options),
  ];
  if (problems.length > 0) {
    throw new AssertionError({ message: problems.join('\n'), actual: problems, expected: [] });
  }
}
