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

/** The problem with its line of the grammar and a caret under the place. */
export function drawProblem(problem: GrammarProblem, source: string | undefined): string {
  const { place } = problem;
  const line = place === undefined ? undefined : source?.split(/\r\n|[\r\n]/)[place.line - 1];
  if (place === undefined || line === undefined) return formatProblem(problem);
  const width = Math.max(1, Math.min(place.end - place.start, line.length - place.column + 1));
  const gutter = `${place.line} | `;
  const indent = line.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
  const blank = `${' '.repeat(gutter.length - 2)}| `;
  return `${formatProblem(problem)}\n${gutter}${line}\n${blank}${indent}${'^'.repeat(width)}`;
}
