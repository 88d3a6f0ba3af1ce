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
