import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which a process that was asked to end is stopped, and is waited for at most. */
const PATIENCE = 3000;

/**
 * Ends a process that was started with `detached`, and all that it started; returns when none of them is left.
 * Until then they may write files, so that the folder of their files can't be removed.
 */
export async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!reaches(-pid, signal)) return;
    // If nobody asks how an orphan ended, it stays in its group forever.
    for (let waited = 0; waited < PATIENCE; waited += 50) {
      await setTimeout(50);
      if (!reaches(-pid, 0)) return;
    }
  }
}

/** Sends a signal; `false` if nobody is left who gets it. Signal 0 only asks. */
function reaches(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, signal);
  } catch {
    return false;
  }
}
