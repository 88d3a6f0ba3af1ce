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

/** Something wrong with a grammar (`error`: nothing is generated) or doubtful in it (`warning`). */
export interface GrammarProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Absent only where a file could not be read at all. */
  readonly place?: GrammarPlace;
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

/** `oni.peggy:12:3: error: message`. */
export function formatProblem(problem: GrammarProblem): string {
  const { place } = problem;
  const where = place === undefined ? '' : `${place.file}:${place.line}:${place.column}: `;
  return `${where}${problem.severity}: ${problem.message}`;
}

/** The problem with its line of the grammar and carets under the span; a long line is cut, hidden characters escaped. */
export function drawProblem(problem: GrammarProblem, source: string | undefined): string {
  const { place } = problem;
  const message = visibleText(formatProblem(problem));
  if (place === undefined || source === undefined) return message;
  const lines = new LineIndex(source);
  if (place.line > lines.lineCount) return message;
  const start = lines.offset(place);
  const { gutter, source: line, carets } = excerpt(lines, { start, end: start + place.end - place.start });
  return `${message}\n${`${gutter} | ${line}`.trimEnd()}\n${' '.repeat(gutter.length)} | ${carets}`;
}
