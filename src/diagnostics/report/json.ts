import type { LineIndex } from '../../cst/text/line-index.js';
import type { Diagnostic, Fix, Severity, Span } from '../diagnostic.js';

/** A range of a text for programs. Offsets are UTF-16 units; lines and columns count from 1; the end is exclusive. */
export interface RangeJson {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Another range that helps to understand a diagnostic, as `check --json` prints it. */
export interface RelatedJson extends RangeJson {
  readonly message: string;
}

/** A diagnostic as `check --json` prints it. */
export interface DiagnosticJson extends RangeJson {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly RelatedJson[];
  readonly fixes: readonly Fix[];
}

/** Returns the JSON form of a diagnostic of the text that `lines` indexes. */
export function diagnosticJson(diagnostic: Diagnostic, lines: LineIndex): DiagnosticJson {
  const { code, severity, message, span, related = [], fixes = [] } = diagnostic;
  return {
    code,
    severity,
    message,
    ...rangeJson(span, lines),
    related: related.map((other) => ({ message: other.message, ...rangeJson(other.span, lines) })),
    fixes,
  };
}

function rangeJson({ start, end }: Span, lines: LineIndex): RangeJson {
  const { line: endLine, column: endColumn } = lines.position(end);
  return { start, end, ...lines.position(start), endLine, endColumn };
}
