import type { Diagnostic, TextEdit } from './diagnostic.js';

/** A text with edits applied; the edits may come in any order and must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** A text after its fixes, and which diagnostics they were of. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
  /** Diagnostics whose fix touches a place that an applied one has changed already. */
  readonly skipped: readonly Diagnostic[];
}

/** Applies the first fix of each diagnostic, in their order. A fix is applied whole or not at all. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const edits: TextEdit[] = [];
  const applied: Diagnostic[] = [];
  const skipped: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const fix = diagnostic.fixes?.[0];
    if (fix === undefined) continue;
    if (fix.edits.some((edit) => edits.some((other) => clash(edit, other)))) skipped.push(diagnostic);
    else {
      for (const edit of fix.edits) edits.push(edit);
      applied.push(diagnostic);
    }
  }
  return { text: applyEdits(text, edits), applied, skipped };
}

/** Two insertions at one place clash too: their order would be a guess. */
function clash(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}
