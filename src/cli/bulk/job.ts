import { defined } from '../../defined.js';
import type { NotationEntry } from '../../notation/index.js';
import { type ExitCode, ExitStatus } from '../run/failure.js';
import { verbIo } from '../run/io.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';

/** The part of a verb that processes one batch, in this thread or in another one. */
export interface Job<Flags, Value> {
  /** The key of this job in the table of jobs, where a worker thread looks it up. */
  readonly name: string;
  /** Processes a batch. Writes to the streams of its context and returns plain data. */
  readonly run: (batch: Batch, flags: Flags, context: Context) => Promise<Value>;
  /** Works on the results of several batches together. Takes and returns plain data. */
  readonly combine?: (values: unknown, flags: Flags) => Promise<unknown>;
}

/** Calls {@link Job.combine}, in another thread if there are several. */
export type Combine = (values: unknown) => Promise<unknown>;

/** The jobs of all verbs by their names, each loaded in the thread that runs it. */
export type JobTable = Readonly<Record<string, () => Promise<AnyJob>>>;

/** A job whose flags and result the caller does not know: only the verb that made the task does. */
export type AnyJob = Job<never, unknown>;

/** A batch and the job to run on it. Plain data, because it may be sent to another thread. */
export interface Task {
  /** The name of the job. */
  readonly job: string;
  readonly batch: Batch;
  readonly flags: unknown;
  /** Which of the streams are terminals, and the environment: both control colors. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  readonly env: Context['io']['env'];
  readonly folder?: string;
}

/** A call of {@link Job.combine}. Also plain data. */
export interface CombineTask extends Pick<Task, 'job' | 'flags'> {
  readonly values: unknown;
}

/** The outcome of a task: its output in order, the exit code, and the result of the job. */
export interface TaskResult {
  readonly writes: readonly (readonly [stream: 'stdout' | 'stderr', text: string | Uint8Array])[];
  readonly code: ExitCode;
  readonly value: unknown;
}

/** Runs a task and collects its output. */
export async function runTask(task: Task, job: AnyJob, notations: readonly NotationEntry[]): Promise<TaskResult> {
  const { batch, flags, terminals, env, folder } = task;
  const writes: TaskResult['writes'][number][] = [];
  const sink = (name: 'stdout' | 'stderr') => ({
    isTTY: terminals[name],
    write: (text: string | Uint8Array) => {
      if (text !== '') writes.push([name, text]);
    },
  });
  const exit = new ExitStatus();
  const io = verbIo({ stdin: NO_INPUT, stdout: sink('stdout'), stderr: sink('stderr'), env });
  const context: Context = {
    io,
    notations,
    configured: [],
    readConfig: () => Promise.resolve(undefined),
    ...defined({ folder }),
    hasThreads: false,
    exit,
    verbs: [],
  };
  const value = await job.run(batch, flags as never, context);
  return { writes, code: exit.code, value };
}

/** Runs a call of {@link Job.combine}. */
export async function runCombineTask({ values, flags }: CombineTask, { combine }: AnyJob): Promise<unknown> {
  return combine?.(values, flags as never);
}

/** Standard input is read before tasks are sent to threads. */
const NO_INPUT: AsyncIterable<Uint8Array> = {
  async *[Symbol.asyncIterator]() {
    // An empty stream.
  },
};
