/** The reason in a failed system call: `ENOENT: no such file or directory, open 'x'` → `no such file or directory`. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return 'it is a folder';
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
