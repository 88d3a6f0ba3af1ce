import { inspect } from 'node:util';
import { shownPath } from '../../config/config-file.js';
import { errorLocation, pathOf } from '../../config/error-location.js';
import { visibleLine } from '../../diagnostics/index.js';
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

/** The two ways to report problems: standard error and the exit code. */
interface ReportTargets {
  readonly io: Pick<VerbIo, 'stderr'>;
  readonly exit: ExitStatus;
}

/** Reports, on standard error, wrong usage or another reason why a verb can't run. Exit code 2. */
export function reportFailure({ io, exit }: ReportTargets, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}

/** Writes lines to standard error, such as reports that were made before. */
export function reportLines({ io }: Pick<ReportTargets, 'io'>, lines: readonly string[]): void {
  for (const line of lines) io.stderr.write(`${line}\n`);
}

/** Errors whose messages say what is wrong with a notation or a suite. */
const EXPLAINED: ReadonlySet<string> = new Set(['NotationError', 'SuiteError']);

/**
 * Returns the message for an error that no verb expects: the location in the user's code if a notation of a config
 * caused it; otherwise the request to report it.
 *
 * @param from the folder that paths in messages are relative to; absent if no config is used
 */
export function unexpectedErrorMessage(error: unknown, from: string | undefined): string {
  if (error instanceof Error && EXPLAINED.has(error.name)) return error.message;
  if (from !== undefined && !(error instanceof Error)) {
    return `a notation of the config threw ${textOf(error)}: throw an Error, which has a location`;
  }
  const location = from === undefined ? undefined : errorLocation(error);
  if (location === undefined) return `internal error in ludogram; please report it: ${textOf(error)}`;
  const column = location.column === undefined ? '' : `:${location.column}`;
  const advice = OF_SHAPE.test(location.file) ? `; ${GENERATE_AGAIN}` : '';
  return `${shownPath(pathOf(location.file), from)}:${location.line}${column}: ${textOf(error)}${advice}`;
}

/** Matches the path of a file that is generated from a shape. */
const OF_SHAPE = /[\\/](?:lower|locate)\.[jt]s$/;

/** The advice if such a file is older than its parser, because the shape could not be generated. */
const GENERATE_AGAIN = "if it doesn't fit its parser, run ludogram generate and fix what that reports";

/** Describes whatever was thrown. */
const textOf = (error: unknown): string =>
  error instanceof Error || typeof error === 'string' ? String(error) : inspect(error);
