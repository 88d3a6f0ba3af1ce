import { LineIndex, visibleLine, visibleText } from '../diagnostics/index.js';
import { excerpt } from '../diagnostics/report/excerpt.js';

/** A location in a grammar file; line and column count from 1. */
export interface GrammarLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Offsets in the file, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A change of a grammar file's text: `text` replaces the units from `start` to `end` (exclusive). */
export interface GrammarEdit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An edit that removes a problem, and a title that describes it. */
export interface GrammarFix {
  readonly title: string;
  /** Whether it can't change what the author meant; no if absent. */
  readonly safe?: boolean;
  readonly edits: readonly GrammarEdit[];
}

/** An error in a grammar, which prevents generation, or a warning about it. */
export interface GrammarProblem {
  /** `grammar/<what>`, for example `grammar/unknown-rule`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Absent only if a file could not be read at all. */
  readonly location?: GrammarLocation;
  /** Absent if no edit is obvious. */
  readonly fix?: GrammarFix;
  /** The dropped part, if the warning says that something was dropped. */
  readonly dropped?: Dropped;
}

/** Code that was dropped from a grammar. */
export interface Dropped {
  /** Without its actions and initializers, a grammar matches the same texts; without its predicates, others. */
  readonly code: 'action' | 'predicate' | 'initializer';
  /** The rule that it was in; absent for an initializer. */
  readonly rule?: string;
}

/** Ends generation with every problem found so far, at least one of them an error. */
export class GrammarProblems extends Error {
  override readonly name = 'GrammarProblems';
  readonly problems: readonly GrammarProblem[];

  constructor(problems: readonly GrammarProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Returns a fix that replaces the text at one location. */
export function replaceFix(title: string, location: GrammarLocation, text: string): GrammarFix {
  return { title, edits: [{ file: location.file, start: location.start, end: location.end, text }] };
}

/** A problem to show: of a grammar, or of a text that has no codes. */
export type ShownProblem = Omit<GrammarProblem, 'code'> & Partial<Pick<GrammarProblem, 'code'>>;

/** Returns a problem as `oni.peggy:12:3: error grammar/unknown-rule: message`. */
export function formatProblem({ code, severity, message, location }: ShownProblem): string {
  const where = location === undefined ? '' : `${visibleLine(location.file)}:${location.line}:${location.column}: `;
  return `${where}${severity}${code === undefined ? '' : ` ${code}`}: ${message}`;
}

/**
 * Returns the problem with its line of the grammar, carets below the span and the title of its fix. Cuts a long line,
 * and escapes hidden characters.
 *
 * @param source the text of the grammar, or an index of its lines, which is made once for many problems
 */
export function drawProblem(problem: ShownProblem, source: string | LineIndex | undefined): string {
  const { location } = problem;
  const message = visibleText(formatProblem(problem));
  const fix =
    problem.fix === undefined
      ? ''
      : `\n${problem.fix.safe === true ? 'fix' : 'unsafe fix'}: ${visibleText(problem.fix.title)}`;
  if (location === undefined || source === undefined) return message + fix;
  const lines = typeof source === 'string' ? new LineIndex(source) : source;
  if (location.line > lines.lineCount) return message + fix;
  const start = lines.offset(location);
  const { gutter, source: line, carets } = excerpt(lines, { start, end: start + location.end - location.start });
  return `${message}\n${`${gutter} | ${line}`.trimEnd()}\n${' '.repeat(gutter.length)} | ${carets}${fix}`;
}

/** Sorts problems in the order of the files' texts, those without a location first; equal ones occur once. */
export function sortProblems(problems: readonly GrammarProblem[]): GrammarProblem[] {
  const files = [...new Set(problems.map(({ location }) => location?.file))];
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...distinct.values()].sort(
    (a, b) =>
      files.indexOf(a.location?.file) - files.indexOf(b.location?.file) ||
      (a.location?.start ?? -1) - (b.location?.start ?? -1),
  );
}
