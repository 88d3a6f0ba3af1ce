import { createTwoFilesPatch } from 'diff';
import { type Case, checkCase, matches, optionsOf, readCases } from '../../src/conformance/index.js';
import type { Notation, NotationEntry } from '../../src/notation/index.js';
import type { PassedTrees } from './passed-trees.js';

/** The result of the suite of a notation. */
export interface SuiteRun {
  readonly passed: number;
  readonly failed: number;
  /**
   * A report for people: each case that failed, why, and how its tree differs from the one that it had when it passed.
   */
  readonly text: string;
}

/**
 * Runs the suite of a notation, and compares the trees of cases that fail with their last passing ones.
 *
 * @param patterns names and folders of the cases to run; all if empty
 */
export async function runSuite(
  suites: string,
  entry: NotationEntry,
  trees: PassedTrees,
  patterns: readonly string[] = [],
): Promise<SuiteRun> {
  const notation = await entry.load();
  const failures: string[] = [];
  const cases = readCases(suites, entry.id).filter(
    ({ name }) => patterns.length === 0 || patterns.some((pattern) => matches(name, pattern)),
  );
  for (const testCase of cases) {
    const outcome = checkCase(testCase, notation);
    const tree = treeOf(testCase, notation);
    if (outcome.status === 'fail') {
      failures.push(failureText(testCase, outcome.problems, trees.get(testCase.name), tree));
    } else trees.set(testCase.name, tree);
  }
  trees.save();
  const passed = cases.length - failures.length;
  const summary = `${entry.id}: ${passed} passed, ${failures.length} failed\n`;
  return { passed, failed: failures.length, text: failures.join('') + summary };
}

const treeOf = ({ text, verdict }: Case, notation: Notation): string =>
  notation.read(text, optionsOf(verdict)).tree.dump();

function failureText(
  { name, verdict }: Case,
  problems: readonly string[],
  before: string | undefined,
  now: string,
): string {
  const why = problems.map((problem) => `    ${problem}\n`).join('');
  return `FAIL ${name}\n    ${verdict.why}\n${why}${before === undefined ? '' : treeDifference(before, now)}`;
}

/** Returns the lines in which two trees differ, with one line of context; empty if the trees are equal. */
function treeDifference(before: string, now: string): string {
  if (before === now) return '';
  const patch = createTwoFilesPatch('', '', before, now, '', '', { context: 1 });
  const lines = patch
    .split('\n')
    .slice(4)
    .filter((line) => line !== '');
  return `    the tree, against the one that passed:\n${lines.map((line) => `      ${line}\n`).join('')}`;
}
