import { LineIndex } from '../../cst/index.js';
import { visibleLine } from '../../diagnostics/index.js';
import { type DiagnosticJson, diagnosticJson } from '../../diagnostics/report/json.js';
import { droppedIn, refusedIn, withoutDropped } from '../../generator/codes/dropped-code.js';
import { problemDiagnostic } from '../../generator/codes/problem-diagnostic.js';
import type { Sources } from '../../generator/fixes/edits.js';
import { drawProblem, type GrammarProblem } from '../../generator/problem.js';
import { otherNotation } from '../../grammar-tools/other-notation.js';
import { append } from '../../maps.js';
import { readIfThere } from './output.js';

/** Returns the texts of the files that problems are in; unknown texts are read. */
export function sourcesOfProblems(problems: readonly GrammarProblem[], sources: Sources = new Map()): Sources {
  const files = new Set(problems.flatMap(({ location }) => location?.file ?? []));
  const unknown = [...files].filter((file) => !sources.has(file));
  return new Map([...sources, ...unknown.map((file) => [file, readIfThere(file) ?? ''] as const)]);
}

/** The problems of one file of a grammar, as `generate --json` prints them. */
export interface ProblemsJson {
  readonly file: string;
  readonly format: 'grammar';
  readonly dialect: null;
  /** Whether the file has no errors. */
  readonly ok: boolean;
  readonly diagnostics: readonly DiagnosticJson[];
}

/**
 * Returns the problems of a grammar by the files that they are in, the grammar itself first.
 *
 * @param sources the texts of the files
 */
export function problemsJson(file: string, problems: readonly GrammarProblem[], sources: Sources): ProblemsJson[] {
  const fileOf = ({ location }: GrammarProblem): string => location?.file ?? file;
  return [...new Set([file, ...problems.map(fileOf)])].map((name) => {
    const own = problems.filter((problem) => fileOf(problem) === name);
    const lines = new LineIndex(sources.get(name) ?? '');
    return {
      file: name,
      format: 'grammar',
      dialect: null,
      ok: own.every(({ severity }) => severity !== 'error'),
      diagnostics: own.map((problem) => diagnosticJson(problemDiagnostic(problem), lines)),
    };
  });
}

/** The most problems of one code that are shown one by one. */
const MAX_SHOWN_ALONE = 2;
/** The most locations that a line about further problems names. */
const MAX_NAMED_LOCATIONS = 8;

/** The problems to show, and a line about each code with further ones. */
interface GroupedProblems {
  readonly shown: readonly GrammarProblem[];
  readonly others: readonly string[];
}

/** Which problems of a grammar are shown: each, or similar ones as a number with the flags that show each. */
export type ShownProblems = 'each' | '--verbose' | 'ludogram generate --verbose';

/**
 * Returns the problems of a grammar as they are written, each with its line. Unless each is shown, similar problems are
 * counted, and so are dropped code and predicates that were refused. If the text seems to be in another notation, only
 * its first error is shown, and a line that names the notation.
 *
 * @param file the path of the grammar
 * @param sources the texts of the files that problems are in
 */
export function problemTexts(
  file: string,
  problems: readonly GrammarProblem[],
  sources: Sources,
  show: ShownProblems = 'ludogram generate --verbose',
): readonly string[] {
  const lines = new Map([...sources].map(([name, text]) => [name, new LineIndex(text)]));
  const draw = (problem: GrammarProblem): string => drawProblem(problem, lines.get(problem.location?.file ?? ''));
  if (show === 'each') return problems.map(draw);
  const isUnreadable = problems.some(({ code, location }) => code === 'grammar/syntax' && location?.file === file);
  const notation = isUnreadable ? otherNotation(sources.get(file) ?? '', visibleLine(file)) : undefined;
  // All other errors of a text in another notation follow from the first one.
  if (notation !== undefined) return [...problems.slice(0, 1).map(draw), `note: ${notation}`];
  const { shown, others } = groupedProblems(withoutDropped(problems), show);
  return [
    ...shown.map(draw),
    ...others,
    ...droppedIn(problems).map((line) => `${visibleLine(file)}: warning: ${line}`),
    ...refusedIn(problems, file).map((line) => `${visibleLine(file)}: error: ${line}`),
  ];
}

/** The errors that a grammar with code has once for each piece of it. */
const CODE_ERRORS: ReadonlySet<string> = new Set(['grammar/action', 'grammar/initializer']);

/**
 * Groups the problems of a grammar by their cause: of a code with more than two, only the first is shown, and a line
 * counts the others. Errors are all shown, apart from those about actions.
 */
function groupedProblems(problems: readonly GrammarProblem[], show: ShownProblems): GroupedProblems {
  const byCode = new Map<string, GrammarProblem[]>();
  for (const problem of problems) {
    if (problem.severity === 'error' && !CODE_ERRORS.has(problem.code)) continue;
    append(byCode, problem.code, problem);
  }
  const further = [...byCode.values()].filter(({ length }) => length > MAX_SHOWN_ALONE).map((group) => group.slice(1));
  const hidden = new Set(further.flat());
  return {
    shown: problems.filter((problem) => !hidden.has(problem)),
    others: further.map((group) => countLine(group, show)),
  };
}

function countLine(group: readonly GrammarProblem[], show: ShownProblems): string {
  const { code = '', location, severity = 'error' } = group[0] ?? {};
  const locations = group.flatMap((problem) => problem.location ?? []);
  const named = locations
    .slice(0, MAX_NAMED_LOCATIONS)
    .map(({ file, line, column }) => `${file === location?.file ? '' : `${visibleLine(file)}:`}${line}:${column}`);
  const rest = locations.length > MAX_NAMED_LOCATIONS ? ' …' : '';
  const where = location === undefined ? '' : `${visibleLine(location.file)}: `;
  return `${where}${severity} ${code}: ${group.length} more, at ${named.join(' ')}${rest} (${show} shows each)`;
}
