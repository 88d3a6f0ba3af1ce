/**
 * `npm run conformance`: for work on a grammar. Generates stale parsers, runs the suites, and shows for each case that
 * fails how its tree differs from the one that it had when it last passed.
 *
 *     npm run conformance                  every notation
 *     npm run conformance -- oni azul      these
 *     npm run conformance -- oni/valid     cases by name or folder
 *     npm run conformance -- --watch       again after each edit, for the notations that it touches
 *     npm run conformance -- --lint        any other flag: what `ludogram conformance` does with it
 */
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/program.js';
import { endOnOutputErrors } from '../../src/cli/run/process-end.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { grammarFiles } from '../grammars.js';
import { generateGrammars } from './generate-grammars.js';
import { notationOf, runSuites } from './run-suites.js';
import { watchSuites } from './watch.js';

endOnOutputErrors();
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const patterns = args.filter((arg) => !arg.startsWith('-'));
const unknown = patterns.map(notationOf).filter((id) => NOTATIONS.every((entry) => entry.id !== id));

if (flags.some((flag) => flag !== '--watch')) process.exitCode = await run(['conformance', ...args], process);
else if (unknown.length > 0) {
  console.error(`unknown notation ${unknown.join(', ')}; there are ${NOTATIONS.map(({ id }) => id).join(', ')}`);
  process.exitCode = 2;
} else if (flags.length > 0) await watchSuites(patterns);
// Parsers are loaded after they are generated.
else process.exitCode = generateGrammars(grammarFiles()) || (await runSuites(patterns));
