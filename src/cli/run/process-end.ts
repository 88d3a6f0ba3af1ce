import { visibleLine } from '../../diagnostics/index.js';
import { systemReason } from '../../files/read-file.js';
import { ExitCode, unexpectedErrorMessage } from './failure.js';

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
  setTimeout(endOnceWritten, POLL_INTERVAL).unref();
}

/** Milliseconds until it is checked again whether the output is written. */
const POLL_INTERVAL = 100;
