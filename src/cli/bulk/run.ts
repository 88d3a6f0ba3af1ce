import { availableParallelism } from 'node:os';
import { gameKey } from '../../export/rows.js';
import type { ExitCode } from '../exit-status.js';
import { readItem, STANDARD_INPUT } from '../input.js';
import { UsageError } from '../usage-error.js';
import type { Context } from '../verb.js';
import { type Batch, batchesOf } from './batches.js';
import type { Item } from './item.js';
import { type InputFlags, itemsOf } from './items.js';
import type { FlagsOf, JobName, ValueOf } from './job.js';
import { type Done, type Task, work } from './work.js';

/** How the work is spread. */
export interface BulkFlags extends InputFlags {
  /** How many threads work; as many as the machine can run if absent, where there is enough to do. */
  readonly jobs?: number;
}

/** Which records are worked on. */
export interface Choice {
  /** Whether a record is, by the key of its game. It is called for each record, in their order. */
  readonly select?: (key: string) => boolean;
  /** Ends the work after the batches that are given out. */
  readonly signal?: AbortSignal;
}

async function* chosen(items: AsyncIterable<Item>, { select, signal }: Choice): AsyncGenerator<Item> {
  for await (const item of items) {
    if (signal?.aborted === true) return;
    if (select?.(gameKey(item)) ?? true) yield item;
  }
}

/** So many batches are done in this thread before others are started, which takes longer than most runs. */
const ALONE = 3;

/**
 * Does a job for everything that the command line names: in batches, in several threads where there is much to do. What the
 * jobs write appears in the order of the input, and a few batches are in memory at a time.
 *
 * @param onBatch is called with what the job returned for each batch, in order
 */
export async function runInBatches<Name extends JobName>(
  job: Name,
  paths: readonly string[],
  flags: FlagsOf<Name> & BulkFlags,
  context: Context,
  onBatch: (value: ValueOf<Name>, batch: Batch) => void | Promise<void>,
  choice: Choice = {},
): Promise<void> {
  const { io, exit } = context;
  const terminals = { stdout: io.stdout.isTTY, stderr: io.stderr.isTTY };
  const taskOf = (batch: Batch): Task => ({ job, batch, flags, terminals, env: plainEnvironment(io.env) });
  const finish = async ({ writes, code, value }: Done, batch: Batch): Promise<void> => {
    // What a job wrote has been made safe for terminals already.
    for (const [stream, text] of writes) io[stream].writePainted(text);
    exit.raise(code as ExitCode);
    await onBatch(value as ValueOf<Name>, batch);
  };
  const batches = batchesOf(withInput(chosen(itemsOf(paths, flags, context), choice), context));
  const threads = threadsFor(flags, context);
  if (threads > 1) await runInThreads(batches, taskOf, finish, threads, context);
  else for await (const batch of batches) await finish(await work(taskOf(batch), context.formats), batch);
}

function threadsFor({ jobs }: BulkFlags, { workers }: Context): number {
  if (jobs === 0) throw new UsageError('--jobs takes a number from 1');
  return workers === undefined ? 1 : (jobs ?? availableParallelism());
}

/** Standard input can be read in this thread only. */
async function* withInput(items: AsyncIterable<Item>, context: Context): AsyncGenerator<Item> {
  for await (const item of items) {
    if (item.file === STANDARD_INPUT && item.bytes === undefined && item.problem === undefined) {
      const input = await readItem(item, context);
      if (input !== undefined) yield input;
    } else yield item;
  }
}

async function runInThreads(
  batches: AsyncIterable<Batch>,
  taskOf: (batch: Batch) => Task,
  finish: (done: Done, batch: Batch) => Promise<void>,
  threads: number,
  context: Context,
): Promise<void> {
  let count = 0;
  let pool: { run(task: Task): Promise<Done>; destroy(): Promise<void> } | undefined;
  /** Batches that were given out, in order. */
  const running: { readonly done: Promise<Done>; readonly batch: Batch }[] = [];
  const finishFirst = async (): Promise<void> => {
    const first = running.shift()!;
    await finish(await first.done, first.batch);
  };
  try {
    for await (const batch of batches) {
      if (count++ < ALONE) {
        await finish(await work(taskOf(batch), context.formats), batch);
        continue;
      }
      pool ??= await poolOf(threads, context);
      const done = pool.run(taskOf(batch));
      // It is awaited in its turn.
      done.catch(() => undefined);
      running.push({ done, batch });
      if (running.length >= threads * 2) await finishFirst();
    }
    while (running.length > 0) await finishFirst();
  } finally {
    await pool?.destroy();
  }
}

async function poolOf(threads: number, { workers }: Context) {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: workers,
  });
}

/** The variables that decide about colors: an environment may have getters, which can't travel. */
const plainEnvironment = (env: Context['io']['env']): Context['io']['env'] =>
  Object.fromEntries(
    ['NO_COLOR', 'FORCE_COLOR', 'TERM'].flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
