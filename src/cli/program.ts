import { defined } from '../defined.js';
import type { NotationEntry } from '../notation/index.js';
import type { ExitCode } from './run/failure.js';
import type { Io } from './run/io.js';
import { runVerb } from './run/run-verb.js';
import { VERBS } from './verbs.js';

/**
 * Runs the command line. Results go to the streams and the exit code; nothing is thrown.
 *
 * @param args the arguments after the name of the program
 * @param notations the notations to know. If absent: the built-in ones and, for verbs that need notations, those of
 * `ludogram.config.ts`, `.js` or `.mjs` of the project of `io.cwd()`, which is run.
 * @returns the exit code
 */
export const run = (args: readonly string[], io: Io, notations?: readonly NotationEntry[]): Promise<ExitCode> =>
  runVerb(VERBS, { args, io, ...defined({ notations }) });
