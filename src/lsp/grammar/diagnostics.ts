import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { problemDiagnostic } from '../../generator/codes/problem-diagnostic.js';
import type { GrammarProblem } from '../../generator/problem.js';
import { importsIn } from './links.js';
import type { ReadGrammar } from './read-grammar.js';

/**
 * Returns the problems of a grammar as diagnostics. A problem in an imported file is reported at the `import` of that
 * file, or at the first import if another imported file imports it.
 */
export const grammarDiagnostics = (grammar: ReadGrammar): Diagnostic[] =>
  grammar.inspected.problems.map((problem) => diagnosticOf(problem, grammar));

function diagnosticOf(problem: GrammarProblem, grammar: ReadGrammar): Diagnostic {
  const { code, severity, message, location } = problem;
  if (location === undefined || location.file === grammar.file) return problemDiagnostic(problem);
  const where = `${location.file}:${location.line}:${location.column}`;
  return { code, severity, message: `${where}: ${message}`, span: importOf(grammar, location.file) };
}

/**
 * Returns the span of the path in the import of a file; in the first import if another imported file imports it; the
 * start of the text if it has no import.
 */
function importOf(grammar: ReadGrammar, file: string): Span {
  const imports = importsIn(grammar);
  const { start, end } = imports.find(({ path }) => path === file) ?? imports[0] ?? { start: 0, end: 0 };
  return { start, end };
}
