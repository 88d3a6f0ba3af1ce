import { excerpt } from '../diagnostics/excerpt.js';
import { LineIndex, visibleText } from '../diagnostics/index.js';

/** A place in a grammar file; line and column count from 1. */
export interface GrammarPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Offsets into that file, end exclusive. */
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

/** An edit that removes a problem, and a few words that say what it does. */
export interface GrammarFix {
  readonly title: string;
  readonly edits: readonly GrammarEdit[];
}

/** Something wrong with a grammar (`error`: nothing is generated) or doubtful in it (`warning`). */
export interface GrammarProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Absent only where a file could not be read at all. */
  readonly place?: GrammarPlace;
  /** Absent where no edit is obvious. */
  readonly fix?: GrammarFix;
}

/** Ends generation: every problem found so far, at least one of them an error. */
export class GrammarProblems extends Error {
  override readonly name = 'GrammarProblems';
  readonly problems: readonly GrammarProblem[];

  constructor(problems: readonly GrammarProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** A fix that replaces the text at one place. */
export function replaceFix(title: string, place: GrammarPlace, text: string): GrammarFix {
  return { title, edits: [{ file: place.file, start: place.start, end: place.end, text }] };
}

/** `oni.peggy:12:3: error: message`. */
export function formatProblem(problem: GrammarProblem): string {
  const { place } = problem;
  const where = place === undefined ? '' : `${place.file}:${place.line}:${place.column}: `;
  return `${where}${problem.severity}: ${problem.message}`;
}

/**
 * The problem with its line of the grammar, carets under the span and the title of its fix; a long line is cut, hidden
 * characters escaped.
 */
export function drawProblem(problem: GrammarProblem, source: string | undefined): string {
  const { place } = problem;
  const message = visibleText(formatProblem(problem));
  const fix = problem.fix === undefined ? '' : `\nfix: ${visibleText(problem.fix.title)}`;
  if (place === undefined || source === undefined) return message + fix;
  const lines = new LineIndex(source);
  if (place.line > lines.lineCount) return message + fix;
  const start = lines.offset(place);
  const { gutter, source: line, carets } = excerpt(lines, { start, end: start + place.end - place.start });
  return `${message}\n${`${gutter} | ${line}`.trimEnd()}\n${' '.repeat(gutter.length)} | ${carets}${fix}`;
}

/** In the order of the files' texts, those without a place first; equal ones once. */
export function sortProblems(problems: readonly GrammarProblem[]): GrammarProblem[] {
  const files = [...new Set(problems.map(({ place }) => place?.file))];
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...distinct.values()].sort(
    (a, b) =>
      files.indexOf(a.place?.file) - files.indexOf(b.place?.file) || (a.place?.start ?? -1) - (b.place?.start ?? -1),
  );
}
