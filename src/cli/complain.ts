import { visibleLine } from '../diagnostics/index.js';
import { ExitCode } from './exit-status.js';
import type { Context } from './verb.js';

/** Says on standard error what kept a file from being handled: wrong usage or an unreadable file, exit code 2. */
export function complain({ io, exit }: Context, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}
