import type { Diagnostic, Severity } from './diagnostic.js';

const RANK: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** Sorts diagnostics by location, then by severity, then by code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length < 2) return [...diagnostics];
  return [...diagnostics].sort(
    (a, b) =>
      a.span.start - b.span.start ||
      a.span.end - b.span.end ||
      RANK[a.severity] - RANK[b.severity] ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

/** Whether any diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
