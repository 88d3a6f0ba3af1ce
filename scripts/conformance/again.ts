/** The watch loop runs this after each edit: the suites of the named notations, with the current parsers. */
import { runSuites } from './run-suites.js';

process.exitCode = await runSuites(process.argv.slice(2));
