import { shownPath } from '../../config/config-file.js';
import { errorPlace, pathOf } from '../../config/error-place.js';
import { type Diagnostic, visibleLine } from '../../diagnostics/index.js';
import { systemReason } from '../../files/read-file.js';
import type { RecordPlace } from '../records/item.js';
import type { Context } from './verb.js';

/** The exit code of the process: 0 nothing wrong, 1 the input has errors, 2 wrong usage or unreadable file. */
export const ExitCode = { ok: 0, wrong: 1, misuse: 2 } as const;

/** One of the three exit codes. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The exit code of a run so far: the worst that was raised. */
export class ExitStatus {
  #code: ExitCode = ExitCode.ok;

  get code(): ExitCode {
    return this.#code;
  }

  /** Raises the exit code to at least `code`. Nothing lowers it again. */
  raise(code: ExitCode): void {
    if (code > this.#code) this.#code = code;
  }
}

/** An error in the use of the command line. The message is for the user; nothing is processed further. */
export class UsageError extends Error {}

/** A file or folder that could not be processed, and the reason. */
export interface Failure {
  /** The path as the user gave it. */
  readonly file: string;
  /** The location in a file of many records. */
  readonly record?: RecordPlace;
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

/**
 * Returns the message for an error that no verb expects: the location in the user's code if a notation of a config
 * caused it, or else the request to report it.
 *
 * @param from the folder that paths in messages are relative to; absent if no config is used
 */
export function unexpectedErrorMessage(error: unknown, from: string | undefined): string {
  if (error instanceof Error && error.name === 'NotationError') return error.message;
  const place = from === undefined ? undefined : errorPlace(error);
  if (place === undefined) return `internal error in ludogram; please report it: ${String(error)}`;
  const column = place.column === undefined ? '' : `:${place.column}`;
  return `${shownPath(pathOf(place.file), from)}:${place.line}${column}: ${String(error)}`;
}

/**
 * Ends the process if standard output or standard error can't be written: quietly if the reader has closed the pipe, as
 * `| head` does; otherwise, as on a full disk, with a message and exit code 2.
 */
export function endOnOutputErrors(): void {
  // The code of a run may replace `process.exit`.
  const exit = process.exit.bind(process);
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A closed pipe is not an error.
      if (error.code === 'EPIPE') exit();
      if (stream === process.stdout) process.stderr.write(`error: can't write the output: ${systemReason(error)}\n`);
      exit(ExitCode.misuse);
    });
  }
}
