import type { Notation, ReadOptions } from '../notation/index.js';
import { AssertionError } from './assertion-error.js';
import { dedent, draw, type Mark, type MarkedText, readMarks } from './marked-text.js';

/**
 * Asserts that a text has exactly one diagnostic, with the given code, at the span that a mark in the text shows. The
 * mark is a line of carets below the line of the span, as `ludogram check` prints them, or a bar where the span begins,
 * or a bar on each side of it. A text that begins with a line break is read without its common indentation.
 *
 * ```ts
 * import { assertDiagnostic } from 'ludogram/testing';
 * import { frogs } from './frogs.js';
 *
 * assertDiagnostic(frogs, 'RR.LL |1-4', 'frogs/illegal-move');
 * assertDiagnostic(
 *   frogs,
 *   `
 *     RR.LL
 *     1-4 2-3
 *     ^^^ frogs/illegal-move
 *   `,
 * );
 * ```
 *
 * @param code the code; that after the carets if absent
 * @throws an {@link AssertionError} whose `actual` and `expected` are the text with all diagnostics drawn below their
 *   lines
 * @throws TypeError if no mark is drawn, or several, or no code is given
 */
export function assertDiagnostic(notation: Notation, drawn: string, code?: string, options?: ReadOptions): void {
  const marked = readMarks(dedent(drawn));
  const [mark] = marked.marks;
  if (mark === undefined || marked.marks.length > 1) {
    throw new TypeError('expected one mark in the text: a line of carets, one bar, or a bar on each side of the span');
  }
  const label = code ?? mark.label;
  if (label === '') throw new TypeError('expected a code after the carets or as an argument');
  const found = marksOf(notation, marked.text, options);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0 && only.label === label && isAt(only, mark, marked)) return;
  const expected = {
    ...mark,
    label,
    ...(marked.form === 'bar' && only?.start === mark.start ? { end: only.end } : {}),
  };
  throw new AssertionError({
    message: `expected ${label} alone, found ${found.map((one) => one.label).join(', ') || 'no diagnostic'}`,
    actual: draw(marked.text, found),
    expected: draw(marked.text, [expected]),
  });
}

function marksOf(notation: Notation, text: string, options: ReadOptions | undefined): Mark[] {
  const { diagnostics } = notation.read(text, options);
  return diagnostics.map(({ code, span }) => ({ start: span.start, end: span.end, label: code }));
}

function isAt(found: Mark, mark: Mark, { text, form }: MarkedText): boolean {
  if (found.start !== mark.start) return false;
  if (form === 'bar' || found.end === mark.end) return true;
  // Two spans are alike if the same carets are drawn for both.
  return form === 'carets' && draw(text, [found]) === draw(text, [{ ...mark, label: found.label }]);
}
