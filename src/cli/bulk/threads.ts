import { setImmediate } from 'node:timers/promises';
import { limitYoungGeneration } from '../../process/small-heap.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';
import { type AnyJob, type Combine, type CombineTask, runTask, type Task, type TaskResult } from './job.js';
import { type FinishedBatch, RunningBatches } from './running-batches.js';
import { startPool } from './worker-pool.js';

/** How batches are processed, in one thread or several. */
export interface BatchWork {
  readonly job: AnyJob;
  readonly taskOf: (batch: Batch) => Task;
  readonly combineTaskOf: (values: unknown) => CombineTask;
  /** Called with each finished batch, in order; the next one waits for it. */
  readonly onResult: (result: FinishedBatch, combine: Combine) => Promise<void>;
  /** Called after the last batch, unless the batches in progress were given up. */
  readonly onEnd: (combine: Combine) => Promise<void>;
  /** The number of threads, including this one. */
  readonly threads: number;
  /** Aborted to give up the batches in progress. */
  readonly abandoned: AbortSignal;
}

/** The number of unfinished and finished batches, for each thread, that may wait for the batch before them. */
const MAX_WAITING_BATCHES = 8;

/**
 * Processes batches in several threads, including this one. This thread takes a batch itself whenever the others have
 * enough to do.
 *
 * @throws a `WorkerError`
 */
export async function workInThreads(
  batches: AsyncIterable<Batch>,
  { job, taskOf, combineTaskOf, onResult, onEnd, threads, abandoned }: BatchWork,
  context: Context,
): Promise<void> {
  const pool = await startPool(threads - 1, context);
  const running = new RunningBatches();
  // Never in this thread: V8 would compile that part of the program again here.
  const combine: Combine = (values) => pool.run(combineTaskOf(values));
  const takeFirst = async (): Promise<void> => {
    const first = await running.takeFirst(abandoned);
    if (first !== undefined) await onResult(first, combine);
  };
  const giveUp = () => void pool.destroy();
  abandoned.addEventListener('abort', giveUp);
  try {
    for await (const batch of batches) {
      if (!pool.isBusy) running.add(batch, pool.run(taskOf(batch)) as Promise<TaskResult>);
      else {
        const result = runTask(taskOf(batch), job, context.notations);
        running.add(batch, result);
        await Promise.allSettled([result]);
        limitYoungGeneration();
        // Lets messages from the workers arrive.
        await setImmediate();
      }
      while (!abandoned.aborted && (running.isFirstDone || running.length > threads * MAX_WAITING_BATCHES)) {
        await takeFirst();
      }
      if (abandoned.aborted) return;
    }
    while (running.length > 0 && !abandoned.aborted) await takeFirst();
    if (!abandoned.aborted) await onEnd(combine);
  } finally {
    abandoned.removeEventListener('abort', giveUp);
    await pool.destroy();
  }
}
