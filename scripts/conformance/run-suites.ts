import { join } from 'node:path';
import { NOTATIONS } from '../../src/notations/registry.js';
import { PassedTrees } from './passed-trees.js';
import { runSuite } from './run-suite.js';

/** Folder of all suites. */
const SUITES = join('test', 'conformance');

/**
 * Runs the suites of some formats, all if none is named, and prints the results.
 *
 * @returns the exit code
 */
export async function runSuites(ids: readonly string[]): Promise<number> {
  let failed = 0;
  for (const entry of NOTATIONS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    const suite = await runSuite(SUITES, entry, new PassedTrees(entry.id));
    process.stdout.write(suite.text);
    failed += suite.failed;
  }
  return failed === 0 ? 0 : 1;
}
