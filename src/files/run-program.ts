import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { killGroup, killMarked, newMark, startTracked } from './running-programs.js';

/** The limits and the input of a program. */
export interface ProgramOptions {
  /** The text on its standard input. */
  readonly input: string;
  /** Time limit in seconds. */
  readonly timeout: number;
  /** The most bytes that it may print. */
  readonly mostOutput: number;
  /** Variables of its environment, beside those of this process. */
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
const MOST_ERRORS = 64 * 1024;

/** Milliseconds after the end of a program until its output is closed, if another process still has it open. */
const PATIENCE = 300;

/**
 * Runs a program in a process group of its own, which ends with it: the processes that it starts do not live on. The
 * group also ends with this process. On Linux, processes that have left the group end, too, at the latest with this
 * process.
 *
 * @param program a command of the shell, or a program with its arguments
 */
export function runProgram(program: string | readonly string[], options: ProgramOptions): Promise<EndedProgram> {
  const { input, timeout, mostOutput } = options;
  return new Promise((resolve) => {
    const mark = newMark();
    const { child, untrack } = startTracked(() => start(program, { ...options.env, ...mark }));
    const output: Buffer[] = [];
    let size = 0;
    let errors: Buffer = Buffer.alloc(0);
    let cause: EndedProgram['cause'] = 'itself';
    let patience: NodeJS.Timeout | undefined;
    let ended: Pick<EndedProgram, 'code' | 'signal'> = { code: null, signal: null };

    const finish = (): void => {
      clearTimeout(limit);
      clearTimeout(patience);
      untrack();
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
      resolve({ cause, ...ended, stdout: textOf(output), stderr: textOf([errors]) });
    };
    const giveUp = (): void => {
      killMarked(mark);
      finish();
    };
    /** Ends what is left of the group. Its output closes with it, unless a process has left the group. */
    const endGroup = (): void => {
      killGroup(child);
      patience ??= setTimeout(giveUp, PATIENCE);
    };
    const stop = (why: EndedProgram['cause']): void => {
      if (cause === 'itself') cause = why;
      endGroup();
    };
    const limit = setTimeout(() => stop('time'), timeout * 1000);

    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= mostOutput) output.push(chunk);
      else stop('output');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors = Buffer.concat([errors, chunk]).subarray(-MOST_ERRORS);
    });
    child.on('exit', (code, signal) => {
      ended = { code, signal };
      endGroup();
    });
    child.on('close', finish);
    child.on('error', ({ message }) => {
      ended = { code: NOT_FOUND, signal: null };
      errors = Buffer.from(message);
      finish();
    });
    // A program may answer without reading everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The exit code of a shell for a program that is not found. */
const NOT_FOUND = 127;

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
