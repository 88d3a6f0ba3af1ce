import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { defined } from '../../defined.js';
import { locatedName } from '../../files/record.js';
import { forbidExit } from '../../process/forbid-exit.js';
import { limitYoungGeneration } from '../../process/small-heap.js';
import { chain } from '../records/divide/chain.js';
import { isUnreadPipe, withInput } from '../records/input.js';
import type { Item } from '../records/item.js';
import { ExitCode } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import { type Batch, batchesOf, SMALL_BATCH_COUNT } from './batches.js';
import { type Interruption, waitingNote } from './interruption.js';
import { filesOf, type InputFlags, itemsOf, pathsOf } from './items/items.js';
import { type Combine, type CombineTask, type Job, runCombineTask, runTask, type Task } from './job.js';
import type { BulkFlags } from './options.js';
import { type Progress, progressOf } from './report/progress.js';
import type { RunReport } from './report/summary.js';
import { bytesInBatch, sizeOfAll } from './report/totals.js';
import type { FinishedBatch } from './running-batches.js';
import { type BatchWork, workInThreads } from './threads.js';

/** The records that a run processes. */
export interface RunInput {
  /** Yields them in order. */
  items(): AsyncIterable<Item>;
  /** Returns their size in bytes; `undefined` if it is not known. */
  size(): Promise<number | undefined>;
}

/** Selects the records of a run, takes its results, and may interrupt it. */
export interface Run<Value> {
  /** The records; if absent, all that the command line names. */
  readonly input?: RunInput;
  /** Whether to process a record, by its name. Called for each record, in order. */
  readonly select: (name: string, item: Item) => boolean;
  /**
   * Called with the result of the job for each batch, in order, and the exit code that the batch has led to.
   *
   * @returns the number of records with errors
   */
  readonly onBatch: (value: Value, batch: Batch, code: ExitCode, combine: Combine) => number | Promise<number>;
  /** Called after the last batch, unless the run is interrupted, while threads can still do work. */
  readonly onEnd?: (combine: Combine) => Promise<void>;
  readonly interruption: Interruption;
  /** Gets the totals, and how the run ended, unless an error stopped it. */
  readonly report: RunReport;
}

/**
 * Runs a job for every record that the command line names: in batches, and in several threads if there are many. The
 * output of the jobs appears in the order of the input, and a few batches are in memory at a time.
 *
 * @returns whether the user interrupted the run
 * @throws a `WorkerError`
 */
export async function runInBatches<Flags, Value>(
  job: Job<Flags, Value>,
  paths: readonly string[],
  flags: Flags & BulkFlags,
  context: Context,
  run: Run<Value>,
): Promise<boolean> {
  const { input, interruption, report } = run;
  const { io, exit } = context;
  const terminals = { stdout: io.stdout.isTTY, stderr: io.stderr.isTTY };
  const taskOf = (batch: Batch): Task => ({
    job: job.name,
    batch,
    flags,
    terminals,
    env: plainEnvironment(io.env),
    ...defined({ folder: context.folder }),
  });
  const combineTaskOf = (values: unknown): CombineTask => ({ job: job.name, values, flags });
  const { items, size } = input ?? (await inputOf(paths, flags, context));
  const progress = await progressOf(context, report.totals, size);
  const { interrupted, abandoned } = interruption;
  const batches = batchesOf(chosenItems(items(), run, progress, context));
  const waiting = waitingNote(interrupted, progress, context);
  const threads = threadsFor(flags, context);
  const allowExit = forbidExit();
  try {
    const onResult = (result: FinishedBatch, combine: Combine): Promise<void> =>
      takeResult(result, combine, run, progress, context);
    const onEnd = async (combine: Combine): Promise<void> => {
      if (!interrupted.aborted) await run.onEnd?.(combine);
    };
    await processBatches(batches, { job, taskOf, combineTaskOf, onResult, onEnd, threads, abandoned }, context);
  } finally {
    allowExit();
    waiting.end();
    progress.end();
  }
  if (interrupted.aborted) report.end = 'interrupted';
  else report.end = exit.code === ExitCode.misuse ? 'incomplete' : 'finished';
  return interrupted.aborted;
}

/** Yields the items to process, until an interrupt. */
async function* chosenItems(
  items: AsyncIterable<Item>,
  { select, interruption: { interrupted }, report: { totals } }: Pick<Run<never>, 'select' | 'interruption' | 'report'>,
  progress: Progress,
  context: Context,
): AsyncGenerator<Item> {
  for await (const item of items) {
    if (interrupted.aborted) return;
    if (!select(locatedName(item), item)) {
      totals.skipped++;
      progress.skip(item);
      continue;
    }
    // Only this thread can read standard input, and be interrupted while it waits for a pipe.
    const input = isUnreadPipe(item) ? await withInput(item, context) : item;
    if (!interrupted.aborted) yield input;
  }
}

/** Writes the output of a batch, and counts its records. */
async function takeResult<Value>(
  { batch, bytes, result: { writes, code, value } }: FinishedBatch,
  combine: Combine,
  { onBatch, report }: Run<Value>,
  progress: Progress,
  { io, exit }: Context,
): Promise<void> {
  if (writes.length > 0) progress.hide();
  // The output of a job is already safe for terminals.
  for (const [stream, text] of writes) io[stream].writeColored(text);
  exit.raise(code);
  report.totals.add(batch, bytes, await onBatch(value as Value, batch, code, combine));
  progress.update();
}

/** Returns the records that a command line names. */
export async function inputOf(paths: readonly string[], flags: InputFlags, context: Context): Promise<RunInput> {
  const all = await pathsOf(paths, flags, context);
  return {
    items: () => itemsOf(all, flags, context),
    size: () => sizeOfAll(filesOf(all, flags, context, () => undefined)),
  };
}

function threadsFor({ jobs }: BulkFlags, { hasThreads }: Context): number {
  return hasThreads ? (jobs ?? availableParallelism()) : 1;
}

/** Processes batches, in several threads if there are more than a few. */
async function processBatches(batches: AsyncGenerator<Batch>, work: BatchWork, context: Context): Promise<void> {
  const first: Batch[] = [];
  if (work.threads > 1) {
    for (let next; first.length <= SMALL_BATCH_COUNT && (next = await batches.next()).done !== true;) {
      first.push(next.value);
    }
  }
  const all = chain(first, batches);
  if (first.length > SMALL_BATCH_COUNT) {
    await workInThreads(all, work, context);
    return;
  }
  const combine: Combine = (values) => runCombineTask(work.combineTaskOf(values), work.job);
  for await (const batch of all) {
    const bytes = bytesInBatch(batch);
    const result = await runTask(work.taskOf(batch), work.job, context.notations);
    await work.onResult({ batch, bytes, result }, combine);
    limitYoungGeneration();
    // Lets Node handle interrupts: files are read synchronously.
    await setImmediate();
  }
  await work.onEnd(combine);
}

/** Returns the variables that control colors. An environment may have getters, which can't be sent to a thread. */
const plainEnvironment = (env: Context['io']['env']): Context['io']['env'] =>
  Object.fromEntries(
    ['NO_COLOR', 'FORCE_COLOR', 'TERM'].flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
