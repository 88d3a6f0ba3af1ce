import { type Diagnostic, visibleLine } from '../diagnostics/index.js';
import { ExitCode } from './exit-status.js';
import type { Context } from './verb.js';

/** A file or folder that could not be handled, and why. */
export interface Failure {
  /** As the user named it. */
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** Reports on standard error wrong usage or what else keeps a verb from its work: exit code 2. */
export function reportFailure({ io, exit }: Pick<Context, 'io' | 'exit'>, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}

/**
 * Reports a file that could not be handled, on standard error and to the verb, which may want to list it: exit code 2.
 *
 * @param message what is said on standard error; it names the file
 */
export function reportFileFailure(context: Context, failure: Failure, message: string): void {
  reportFailure(context, message);
  context.onFailure?.(failure);
}

/** A diagnostic of a whole file is at its start. */
export const AT_START = { start: 0, end: 0 };
