import type { Diagnostic, Fix, Span } from '../../diagnostics/index.js';
import type { GrammarFix, GrammarLocation, GrammarProblem } from '../../generator/problem.js';
import type { ReadGrammar } from './read-grammar.js';

/**
 * Returns the problems of a grammar as diagnostics. A problem in an imported file is reported at the `import` of that
 * file.
 */
export const grammarDiagnostics = (grammar: ReadGrammar): Diagnostic[] =>
  grammar.inspected.problems.map((problem) => diagnosticOf(problem, grammar));

function diagnosticOf({ severity, message, location, fix }: GrammarProblem, grammar: ReadGrammar): Diagnostic {
  const isHere = location === undefined || location.file === grammar.file;
  const own = isHere && fix !== undefined ? fixOf(fix, grammar.file) : undefined;
  return {
    code: `grammar/${severity}`,
    severity,
    message: isHere ? message : `${location.file}:${location.line}:${location.column}: ${message}`,
    span: isHere ? spanOf(location) : importOf(grammar),
    ...(own === undefined ? {} : { fixes: [own] }),
  };
}

const spanOf = (location: GrammarLocation | undefined): Span =>
  location === undefined ? { start: 0, end: 0 } : { start: location.start, end: location.end };

/** Returns the imports of a grammar. */
function importOf({ text }: ReadGrammar): Span {
  const found = /^[ \t]*import\b[^\r\n]*/m.exec(text);
  return found === null ? { start: 0, end: 0 } : { start: found.index, end: found.index + found[0].length };
}

function fixOf({ title, edits }: GrammarFix, file: string): Fix | undefined {
  if (edits.some((edit) => edit.file !== file)) return undefined;
  return { title, safe: false, edits: edits.map(({ start, end, text }) => ({ start, end, text })) };
}
