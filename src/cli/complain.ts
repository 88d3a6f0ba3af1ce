import { visibleLine } from '../diagnostics/index.js';
import { ExitCode } from './exit-status.js';
import type { Context } from './verb.js';

/** Says on standard error what kept a file from being handled: wrong usage or an unreadable file, exit code 2. */
export function complain({ io, exit }: Context, message: string): void {
  io.stderr.write(`error: ${visibleLine(message)}\n`);
  exit.raise(ExitCode.misuse);
}

/** The reason in a failed system call: `ENOENT: no such file or directory, open 'x'` → `no such file or directory`. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder';
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
