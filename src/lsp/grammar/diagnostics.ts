import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { problemDiagnostic } from '../../generator/codes/problem-diagnostic.js';
import type { GrammarProblem } from '../../generator/problem.js';
import type { ReadGrammar } from './read-grammar.js';

/**
 * Returns the problems of a grammar as diagnostics. A problem in an imported file is reported at the `import` of that
 * file.
 */
export const grammarDiagnostics = (grammar: ReadGrammar): Diagnostic[] =>
  grammar.inspected.problems.map((problem) => diagnosticOf(problem, grammar));

function diagnosticOf(problem: GrammarProblem, grammar: ReadGrammar): Diagnostic {
  const { code, severity, message, location } = problem;
  if (location === undefined || location.file === grammar.file) return problemDiagnostic(problem);
  const where = `${location.file}:${location.line}:${location.column}`;
  return { code, severity, message: `${where}: ${message}`, span: importOf(grammar) };
}

/** Returns the span of the first import of a grammar; the start of the text if it has none. */
function importOf({ text }: ReadGrammar): Span {
  const found = /^[ \t]*import\b[^\r\n]*/m.exec(text);
  return found === null ? { start: 0, end: 0 } : { start: found.index, end: found.index + found[0].length };
}
