import type { NotationEntry } from '../../notation/index.js';
import type { ExitCode } from '../exit-status.js';
import { ExitStatus } from '../exit-status.js';
import { verbIo } from '../io.js';
import type { Context } from '../verb.js';
import type { Batch } from './batches.js';
import { type Job, type JobName, JOBS } from './job.js';

/** A batch and the job to run on it. Plain data, because it may be sent to another thread. */
export interface Task {
  readonly job: JobName;
  readonly batch: Batch;
  readonly flags: unknown;
  /** Which of the streams are terminals, and the environment: both control colors. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  readonly env: Context['io']['env'];
}

/** The outcome of a task: its output in order, the exit code, and the result of the job. */
export interface Done {
  readonly writes: readonly (readonly [stream: 'stdout' | 'stderr', text: string])[];
  readonly code: ExitCode;
  readonly value: unknown;
}

/** Runs a task and collects its output. */
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

/** Standard input is read before tasks are sent to threads. */
const NO_INPUT: AsyncIterable<Uint8Array> = {
  async *[Symbol.asyncIterator]() {
    // An empty stream.
  },
};
