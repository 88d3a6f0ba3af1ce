import { type Diagnostic, visibleLine } from '../diagnostics/index.js';
import { ExitCode } from './exit-status.js';
import type { Context } from './verb.js';

/** A file or folder that could not be processed, and the reason. */
export interface Failure {
  /** The path as the user gave it. */
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** Reports, on standard error, wrong usage or another reason why a verb can't run. Exit code 2. */
export function reportFailure({ io, exit }: Pick<Context, 'io' | 'exit'>, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}

/**
 * Reports a file that could not be processed, on standard error and to the verb, which may list it. Exit code 2.
 *
 * @param message the text for standard error; it names the file
 */
export function reportFileFailure(context: Context, failure: Failure, message: string): void {
  reportFailure(context, message);
  context.onFailure?.(failure);
}

/** The span of a diagnostic about a whole file: its start. */
export const AT_START = { start: 0, end: 0 };
