import type { NotationEntry } from '../../notation/index.js';
import { type ExitCode, ExitStatus } from '../run/failure.js';
import { verbIo } from '../run/io.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';

/** A batch and the job to run on it. Plain data, because it may be sent to another thread. */
export interface Task {
  readonly job: JobName;
  readonly batch: Batch;
  readonly flags: unknown;
  /** Which of the streams are terminals, and the environment: both control colors. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  readonly env: Context['io']['env'];
  readonly folder?: string;
}

/** The outcome of a task: its output in order, the exit code, and the result of the job. */
export interface Done {
  readonly writes: readonly (readonly [stream: 'stdout' | 'stderr', text: string])[];
  readonly code: ExitCode;
  readonly value: unknown;
}

/** Runs a task and collects its output. */
export async function work(task: Task, formats: readonly NotationEntry[]): Promise<Done> {
  const { job, batch, flags, terminals, env, folder } = task;
  const writes: (readonly ['stdout' | 'stderr', string])[] = [];
  const sink = (name: 'stdout' | 'stderr') => ({
    isTTY: terminals[name],
    write: (text: string) => {
      if (text !== '') writes.push([name, text]);
    },
  });
  const exit = new ExitStatus();
  const io = verbIo({ stdin: NO_INPUT, stdout: sink('stdout'), stderr: sink('stderr'), env });
  const context: Context = {
    io,
    formats,
    configured: [],
    readConfig: () => Promise.resolve(undefined),
    ...(folder === undefined ? {} : { folder }),
    exit,
  };
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

/**
 * The part of a verb that processes one batch, in this thread or in another one. It writes to the streams of its
 * context and returns plain data.
 */
export type Job<Flags, Value> = (batch: Batch, flags: Flags, context: Context) => Promise<Value>;

/** The jobs of the verbs, each loaded in the thread that runs it. */
export const JOBS = {
  check: async () => (await import('../verbs/check/verb.js')).checkBatch,
  format: async () => (await import('../verbs/format/verb.js')).formatBatch,
  export: async () => (await import('../verbs/export/verb.js')).exportBatch,
} as const;

/** The name of a job. */
export type JobName = keyof typeof JOBS;

/** The type of the flags that a job takes. */
export type FlagsOf<Name extends JobName> = Parameters<Awaited<ReturnType<(typeof JOBS)[Name]>>>[1];

/** The type of the result of a job. */
export type ValueOf<Name extends JobName> = Awaited<ReturnType<Awaited<ReturnType<(typeof JOBS)[Name]>>>>;
