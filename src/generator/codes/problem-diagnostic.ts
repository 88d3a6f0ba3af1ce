import { defined } from '../../defined.js';
import type { Diagnostic, Fix } from '../../diagnostics/diagnostic.js';
import type { GrammarFix, GrammarProblem } from '../problem.js';

/**
 * Returns a problem of a grammar as a diagnostic of its file. A problem without a location is at the start, and a fix
 * that edits other files is left out.
 */
export function problemDiagnostic({ code, severity, message, location, fix }: GrammarProblem): Diagnostic {
  const own = fix === undefined ? undefined : ownFix(fix, location?.file);
  return {
    code,
    severity,
    message,
    span: { start: location?.start ?? 0, end: location?.end ?? 0 },
    ...defined({ fixes: own && [own] }),
  };
}

function ownFix({ title, safe = false, edits }: GrammarFix, file: string | undefined): Fix | undefined {
  if (edits.some((edit) => file !== undefined && edit.file !== file)) return undefined;
  return { title, safe, edits: edits.map(({ start, end, text }) => ({ start, end, text })) };
}
