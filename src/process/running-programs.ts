import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** The programs that run, each in a process group of its own. */
const running = new Set<ChildProcess>();

/** The environment variable that marks the processes of a program, and its value for this whole process. */
const MARK = 'LUDOGRAM_PROGRAM';
const RUNNER = randomUUID();
let count = 0;

/** Returns the mark of a new program, a variable for its environment. */
export const newMark = (): Readonly<Record<string, string>> => ({ [MARK]: `${RUNNER}/${++count}/` });

/**
 * Signals that end a process and that it can see. Not among them: SIGKILL, signals of errors in the machine code, and
 * those that Node uses itself.
 */
const SIGNALS: readonly NodeJS.Signals[] = (
  [
    ...['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGABRT', 'SIGALRM', 'SIGBREAK', 'SIGIO', 'SIGPOLL', 'SIGPWR'],
    ...['SIGSTKFLT', 'SIGSYS', 'SIGTRAP', 'SIGUSR2', 'SIGVTALRM', 'SIGXCPU', 'SIGXFSZ'],
  ] as NodeJS.Signals[]
).filter((signal) => signal in constants.signals);

/**
 * Starts a program that ends with this process, on every signal that this process can see.
 *
 * @returns the program, and a function to call once it has ended
 */
export function startTracked<Program extends ChildProcess>(
  start: () => Program,
): { readonly child: Program; readonly untrack: () => void } {
  // Before the program starts, because a signal may come right after that.
  if (running.size === 0) startListening();
  const child = start();
  running.add(child);
  return {
    child,
    untrack() {
      if (running.delete(child) && running.size === 0) stopListening();
    },
  };
}

/** Ends a program and the processes of its group. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // They have already ended.
  }
}

/**
 * Ends processes of a program that have left its group: the processes that have its mark. Only Linux shows the
 * environment of processes as files.
 *
 * @param mark the mark of the program; without it, of every program of this process
 */
export function killMarked(mark: Readonly<Record<string, string>> = { [MARK]: `${RUNNER}/` }): void {
  if (process.platform !== 'linux') return;
  const wanted = `\0${MARK}=${mark[MARK]}`;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (`\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`.includes(wanted)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended, or belongs to another user.
    }
  }
}

function killAll(): void {
  for (const child of running) killGroup(child);
  killMarked();
}

function startListening(): void {
  // Kept to the end, for processes that have left the group of their program; only once.
  process.off('exit', killAll).on('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, endWith).on(signal, endWith);
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, endWith);
}

/** Ends all programs, and then this process as the signal would have ended it. */
function endWith(signal: NodeJS.Signals): void {
  killAll();
  stopListening();
  // Another listener decides what else happens.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
