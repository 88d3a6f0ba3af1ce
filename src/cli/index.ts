/**
 * The command line as a function. Use this entry point in a program that offers the verbs of ludogram with notations of
 * its own; every verb, including `conformance`, then knows them. To add notations to the command `ludogram`, a config
 * file is enough: see `defineConfig` of `ludogram`.
 *
 * ```ts
 * import { notations } from 'ludogram';
 * import { run } from 'ludogram/cli';
 *
 * // To add your own notations, append them to the list: [...notations, pgn].
 * process.exitCode = await run(['formats'], process, notations);
 * ```
 *
 * - `run` takes the arguments, the streams of the process and the notations, and returns an `ExitCode`.
 * - `Io` describes the streams that `run` reads and writes; Node's process object fits.
 *
 * @module ludogram/cli
 */
export type { TrialExtent } from '../config/trial.js';
export type { NotationEntry } from '../notation/index.js';
export { ExitCode } from './run/failure.js';
export type { Io, Sink } from './run/io.js';
export { run } from './program.js';
