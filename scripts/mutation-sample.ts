import { readFileSync } from 'node:fs';

/**
 * Draws lines of code, each as likely as any other.
 *
 * @param files paths of the sources
 * @param count how many lines, at most as many as there are
 * @param seed a whole number; the same seed draws the same lines of the same files
 * @returns `path:line-line`, as Stryker names a range
 */
export function sampleLines(files: readonly string[], count: number, seed: number): string[] {
  const lines = files.flatMap(codeLines);
  let state = seed >>> 0;
  for (let i = 0; i < Math.min(count, lines.length); i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = i + Math.floor((state / 2 ** 32) * (lines.length - i));
    [lines[i], lines[other]] = [lines[other]!, lines[i]!];
  }
  return lines.slice(0, count).sort();
}

/** The lines of a file that hold more than a comment, an import, a re-export or brackets. */
function codeLines(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^(?:import|export(?= (?:type )?[{*]))[^;]*;/gm, (statement) =>
    statement.replaceAll(/[^\n]/g, ''),
  );
  return text
    .split('\n')
    .flatMap((line, i) => (/^\s*(?:$|\/?\*|\/\/|[\])};,]+$)/.test(line) ? [] : `${file}:${i + 1}-${i + 1}`));
}

/** How many changes were made to one line, and how many of them a test noticed. */
export interface LineScore {
  readonly mutants: number;
  readonly killed: number;
}

/** The quantile of the normal distribution for a one-sided bound with 95 % confidence. */
const Z = 1.645;

/**
 * Returns the largest share of noticed changes, in percent, that all the code can have if a sample of its lines has
 * these scores, with 95 % confidence. The changes to one line are noticed together more often than not, so lines are
 * what is counted: the bound is that of a ratio of sums over lines, with Student's distribution.
 *
 * @param lines the scores of the lines that were changed; without any, or with one alone, the bound is the share itself
 */
export function highestShare(lines: readonly LineScore[]): number {
  const mutants = sum(lines.map((line) => line.mutants));
  const share = sum(lines.map((line) => line.killed)) / mutants;
  const freedom = lines.length - 1;
  if (!(freedom > 0)) return 100 * share;
  const squares = sum(lines.map((line) => (line.killed - share * line.mutants) ** 2));
  const error = Math.sqrt((squares * lines.length) / freedom) / mutants;
  const quantile = Z + (Z ** 3 + Z) / (4 * freedom);
  return 100 * Math.min(1, share + quantile * error);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
