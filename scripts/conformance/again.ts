/** Run by the watch loop after each edit: the suites of the formats named, with the parsers as they are now. */
import { runSuites } from './run-suites.js';

process.exitCode = await runSuites(process.argv.slice(2));
