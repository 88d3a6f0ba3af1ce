import type { LineIndex } from '../cst/line-index.js';
import type { Diagnostic, Fix, Severity } from './diagnostic.js';

/** A diagnostic as `check --json` prints it. Offsets are UTF-16 units, line and column of the start count from 1. */
export interface DiagnosticJson {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly fixes: readonly Fix[];
}

/** The JSON form of a diagnostic of the text that `lines` indexes. */
export function diagnosticJson(diagnostic: Diagnostic, lines: LineIndex): DiagnosticJson {
  const { code, severity, message, span, fixes = [] } = diagnostic;
  return { code, severity, message, start: span.start, end: span.end, ...lines.position(span.start), fixes };
}
