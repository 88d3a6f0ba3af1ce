import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { defined } from '../defined.js';

/** Which process runs, and where, so that another process can find out whether it still does. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** The time at which the process started, if the system has it: the number of a process may be used again. */
  readonly started?: string;
  /**
   * The boot and the namespace in which the number is valid, if the system has them: containers may share a host name.
   */
  readonly space?: string;
}

/** Returns the identity of this process. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), ...defined({ started: startTimeOf(process.pid), space: thisSpace() }) };
}

/** Returns whether a process runs; `unknown` if it is not one of this system, or if nothing is known about it. */
export function stateOf({ pid, host, started, space }: Partial<ProcessIdentity>): 'running' | 'ended' | 'unknown' {
  if (pid === undefined || host !== hostname() || (space !== undefined && space !== thisSpace())) return 'unknown';
  if (started !== undefined && startTimeOf(pid) !== started) return 'ended';
  try {
    process.kill(pid, 0);
    return 'running';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : 'ended';
  }
}

/**
 * Returns the time at which a process started, in a unit of the system; `undefined` if it has ended, or except on
 * Linux.
 */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain anything. After it come the state, and as the 20th field the
    // time. A zombie has ended: its number stays in use until its parent asks how it ended.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function thisSpace(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}
