import { join } from 'node:path';
import { NOTATIONS } from '../../src/notations/registry.js';
import { PassedTrees } from './passed-trees.js';
import { runSuite } from './run-suite.js';

/** Folder of all suites. */
const SUITES = join('test', 'conformance');

/** Returns the id of the notation that a pattern of cases is about. */
export const notationOf = (pattern: string): string => pattern.replace(/\/.*$/s, '');

/**
 * Runs cases by their names and folders, such as `oni` and `oni/valid`, all if none is named, and prints the results.
 *
 * @returns the exit code: 2 if no case matches
 */
export async function runSuites(patterns: readonly string[]): Promise<number> {
  let failed = 0;
  let passed = 0;
  for (const entry of NOTATIONS) {
    const own = patterns.filter((pattern) => notationOf(pattern) === entry.id);
    if (patterns.length > 0 && own.length === 0) continue;
    const suite = await runSuite(SUITES, entry, new PassedTrees(entry.id), own);
    process.stdout.write(suite.text);
    failed += suite.failed;
    passed += suite.passed;
  }
  if (failed + passed === 0) {
    console.error(`no such case: ${patterns.join(', ')}`);
    return 2;
  }
  return failed === 0 ? 0 : 1;
}
