import { inspect } from 'node:util';
import { shownPath } from '../../config/config-file.js';
import { errorLocation, pathOf } from '../../config/error-location.js';
import { visibleLine } from '../../diagnostics/index.js';
import { systemReason } from '../../files/read-file.js';
import type { VerbIo } from './io.js';

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

/** Where problems are reported: on standard error and in the exit code. */
interface Reporting {
  readonly io: Pick<VerbIo, 'stderr'>;
  readonly exit: ExitStatus;
}

/** Reports, on standard error, wrong usage or another reason why a verb can't run. Exit code 2. */
export function reportFailure({ io, exit }: Reporting, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}

/**
 * Returns the message for an error that no verb expects: the location in the user's code if a notation of a config
 * caused it, or else the request to report it.
 *
 * @param from the folder that paths in messages are relative to; absent if no config is used
 */
export function unexpectedErrorMessage(error: unknown, from: string | undefined): string {
  if (error instanceof Error && error.name === 'NotationError') return error.message;
  const location = from === undefined ? undefined : errorLocation(error);
  if (location === undefined) return `internal error in ludogram; please report it: ${textOf(error)}`;
  const column = location.column === undefined ? '' : `:${location.column}`;
  return `${shownPath(pathOf(location.file), from)}:${location.line}${column}: ${textOf(error)}`;
}

/** Describes whatever was thrown. */
const textOf = (error: unknown): string =>
  error instanceof Error || typeof error === 'string' ? String(error) : inspect(error);

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

/**
 * Ends the process with a message and exit code 2 if an error is thrown while no verb waits for it: in a timer, or in a
 * promise that nobody awaits. A config can have both.
 *
 * @param from the folder that paths in messages are relative to
 */
export function endOnUnexpectedErrors(from: string): void {
  const exit = process.exit.bind(process);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`error: ${visibleLine(unexpectedErrorMessage(error, from))}\n`);
    exit(ExitCode.misuse);
  });
}

/** Ends the process once its output is written, although a timer or a server of a config may still run. */
export function endOnceWritten(): void {
  const isWritten = process.stdout.writableLength === 0 && process.stderr.writableLength === 0;
  if (isWritten) process.exit();
  setTimeout(endOnceWritten, WAIT).unref();
}

/** Milliseconds until it is checked again whether the output is written. */
const WAIT = 100;
