import type { NotationEntry } from '../../notation/index.js';
import type { ExitCode } from '../exit-status.js';
import { ExitStatus } from '../exit-status.js';
import { verbIo } from '../io.js';
import type { Context } from '../verb.js';
import type { Batch } from './batches.js';
import { type Job, type JobName, JOBS } from './job.js';

/** A batch with what is to be done. Plain data, as it may travel to another thread. */
export interface Task {
  readonly job: JobName;
  readonly batch: Batch;
  readonly flags: unknown;
  /** Which of the streams are terminals, and the environment: they decide about colors. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  readonly env: Context['io']['env'];
}

/** What was done: everything that was written, in its order, the exit code, and what the job returned. */
export interface Done {
  readonly writes: readonly (readonly [stream: 'stdout' | 'stderr', text: string])[];
  readonly code: ExitCode;
  readonly value: unknown;
}

/** Does a task, and keeps what it writes. */
export async function work(task: Task, formats: readonly NotationEntry[]): Promise<Done> {
  const { job, batch, flags, terminals, env } = task;
  const writes: (readonly ['stdout' | 'stderr', string])[] = [];
  const sink = (name: 'stdout' | 'stderr') => ({
    isTTY: terminals[name],
    write: (text: string) => {
      if (text !== '') writes.push([name, text]);
    },
  });
  const exit = new ExitStatus();
  const io = verbIo({ stdin: NO_INPUT, stdout: sink('stdout'), stderr: sink('stderr'), env });
  const context: Context = { io, formats, configured: [], readConfig: () => Promise.resolve(undefined), exit };
  const run = (await JOBS[job]()) as Job<unknown, unknown>;
  const value = await run(batch, flags, context);
  return { writes, code: exit.code, value };
}

/** Standard input is read before work is given out. */
const NO_INPUT: AsyncIterable<Uint8Array> = {
  async *[Symbol.asyncIterator]() {
    // Nothing comes.
  },
};
