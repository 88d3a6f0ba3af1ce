/**
 * The command line, for programs that add notations to it. Every verb knows them, including `conformance`.
 *
 * ```ts
 * import { notations } from 'ludogram';
 * import { run } from 'ludogram/cli';
 *
 * process.exitCode = await run(['formats'], process, notations);
 * ```
 *
 * @module ludogram/cli
 */
export type { NotationEntry } from '../notation/index.js';
export { ExitCode } from './exit-status.js';
export type { Io, Sink } from './io.js';
export { run } from './run.js';
