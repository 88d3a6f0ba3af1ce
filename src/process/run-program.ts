import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { killGroup, killMarked, newMark, startTracked } from './running-programs.js';

/** The limits and the input of a program. */
export interface ProgramOptions {
  /** The text on its standard input. */
  readonly input: string;
  /** Time limit in seconds. */
  readonly timeout: number;
  /** The most bytes that it may print. */
  readonly maxOutput: number;
  /** Variables of its environment, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How a program ended. */
export interface EndedProgram {
  /** Why it ended: on its own, or because it exceeded the limit of time or of output. */
  readonly cause: 'itself' | 'time' | 'output';
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  /** The end of what it printed on standard error. */
  readonly stderr: string;
}

/** The most bytes of standard error that are kept. */
const MAX_STDERR_BYTES = 64 * 1024;

/** Milliseconds after the end of a program until its output is closed, if another process still has it open. */
const CLOSE_DELAY = 300;

/** The exit code of a shell for a program that is not found. */
const NOT_FOUND = 127;

/**
 * Runs a program in a process group of its own, which ends with it: the processes that it starts do not live on. The
 * group also ends with this process. On Linux, even processes that have left the group end, at the latest with this
 * process.
 *
 * @param program a command of the shell, or a program with its arguments
 */
export function runProgram(program: string | readonly string[], options: ProgramOptions): Promise<EndedProgram> {
  return new Promise((resolve) => new ProgramRun(program, options, resolve));
}

/** A program that runs, and what it has printed. */
class ProgramRun {
  readonly #mark = newMark();
  readonly #maxOutput: number;
  readonly #onEnd: (ended: EndedProgram) => void;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #untrack: () => void;
  readonly #limitTimer: NodeJS.Timeout;
  readonly #output: Buffer[] = [];
  #size = 0;
  #errors: Buffer = Buffer.alloc(0);
  #cause: EndedProgram['cause'] = 'itself';
  #closeTimer: NodeJS.Timeout | undefined;
  #ended: Pick<EndedProgram, 'code' | 'signal'> = { code: null, signal: null };

  constructor(
    program: string | readonly string[],
    { input, timeout, maxOutput, env }: ProgramOptions,
    onEnd: (ended: EndedProgram) => void,
  ) {
    this.#maxOutput = maxOutput;
    this.#onEnd = onEnd;
    const { child, untrack } = startTracked(() => start(program, { ...env, ...this.#mark }));
    this.#child = child;
    this.#untrack = untrack;
    this.#limitTimer = setTimeout(() => this.#stop('time'), timeout * 1000);
    this.#listen();
    // A program may answer without reading everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  }

  #listen(): void {
    const child = this.#child;
    child.stdout.on('data', (chunk: Buffer) => {
      this.#size += chunk.length;
      if (this.#size <= this.#maxOutput) this.#output.push(chunk);
      else this.#stop('output');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.#errors = Buffer.concat([this.#errors, chunk]).subarray(-MAX_STDERR_BYTES);
    });
    child.on('exit', (code, signal) => {
      this.#ended = { code, signal };
      this.#endGroup();
    });
    child.on('close', () => this.#finish());
    child.on('error', ({ message }) => {
      this.#ended = { code: NOT_FOUND, signal: null };
      this.#errors = Buffer.from(message);
      this.#finish();
    });
  }

  #stop(cause: EndedProgram['cause']): void {
    if (this.#cause === 'itself') this.#cause = cause;
    this.#endGroup();
  }

  /** Ends what is left of the group. Its output closes with it, unless a process has left the group. */
  #endGroup(): void {
    killGroup(this.#child);
    this.#closeTimer ??= setTimeout(() => {
      killMarked(this.#mark);
      this.#finish();
    }, CLOSE_DELAY);
  }

  #finish(): void {
    clearTimeout(this.#limitTimer);
    clearTimeout(this.#closeTimer);
    this.#untrack();
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    this.#onEnd({
      cause: this.#cause,
      ...this.#ended,
      stdout: textOf(this.#output),
      stderr: textOf([this.#errors]),
    });
  }
}

function start(program: string | readonly string[], env: ProgramOptions['env']): ChildProcessWithoutNullStreams {
  const isCommand = typeof program === 'string';
  const [command = '', ...args] = isCommand ? [program] : program;
  return spawn(command, args, {
    shell: isCommand,
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
}

const textOf = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8');
