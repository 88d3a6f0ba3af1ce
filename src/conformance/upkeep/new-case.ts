import { defined } from '../../defined.js';
import { type Diagnostic, hasErrors } from '../../diagnostics/index.js';
import type { Notation } from '../../notation/index.js';
import type { ExpectedDiagnostic, Kind, Verdict } from '../suite/case.js';

/** The verdict that this library gives on a text, and the kind of case that it makes. */
export interface Recorded {
  readonly kind: Kind;
  readonly verdict: Verdict;
}

/**
 * Returns the verdict on a text that this library gives. It is a draft, to be compared with the specification.
 *
 * @param why the subject of the case
 */
export function recordVerdict(text: string, notation: Notation, why: string, dialect?: string): Recorded {
  const options = defined({ dialect });
  const head = { why, ...options };
  try {
    const reading = notation.read(text, options);
    const diagnostics = reading.diagnostics.map(expected);
    const list = diagnostics.length === 0 ? {} : { diagnostics };
    if (!hasErrors(reading.diagnostics)) {
      return { kind: 'valid', verdict: { ...head, model: notation.toJson(reading.model), ...list } };
    }
    const faults = diagnostics.filter(({ severity }) => severity === 'error').length;
    return { kind: 'invalid', verdict: { ...head, ...(faults === 1 ? {} : { faults }), ...list } };
  } catch {
    // The case fails as long as reading this text throws.
    return { kind: 'either', verdict: { ...head, readings: ['it is accepted', 'it is rejected'] } };
  }
}

const expected = ({ code, severity, span }: Diagnostic): ExpectedDiagnostic => ({
  code,
  severity,
  start: span.start,
  end: span.end,
});

/** Writes a verdict as JSON text. */
export const verdictText = (verdict: Verdict): string => `${JSON.stringify(verdict, null, 2)}\n`;
