import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { optimizeLate } from '../../files/late-optimization.js';
import { keepHeapSmall } from '../../files/small-heap.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';
import { type AnyJob, type Combine, type CombineTask, runTask, type Task, type TaskResult } from './job.js';
import type { WorkerData } from './worker.js';

/** The error of a worker thread that ended before its task was finished. */
export class WorkerError extends Error {}

/** A batch and the result of its task. */
export interface BatchResult {
  readonly batch: Batch;
  readonly result: TaskResult;
  readonly combine: Combine;
}

/** How batches are processed. */
export interface ThreadedWork {
  readonly job: AnyJob;
  readonly taskOf: (batch: Batch) => Task;
  readonly combineTaskOf: (values: unknown) => CombineTask;
  /** Called after the last batch, unless the batches in progress were given up. */
  readonly onEnd: (combine: Combine) => Promise<void>;
  /** The number of threads, including this one. */
  readonly threads: number;
  /** Aborted to give up the batches in progress. */
  readonly abandon: AbortSignal;
}

/** A batch that a thread has, and the promise of its result. */
interface Running {
  readonly batch: Batch;
  readonly result: Promise<TaskResult>;
  isDone: boolean;
}

/** The number of batches sent to a worker thread at a time, so that it never waits for the next one. */
const BATCHES_PER_WORKER = 3;

/** The number of unfinished and finished batches, for each thread, that may wait for the one before them. */
const MOST_WAITING = 8;

/**
 * Processes batches in several threads, including this one, and yields the results in the order of the batches. This
 * thread takes a batch itself whenever the others have enough to do.
 *
 * @throws a {@link WorkerError}
 */
export async function* workInThreads(
  batches: AsyncIterable<Batch>,
  { job, taskOf, combineTaskOf, onEnd, threads, abandon }: ThreadedWork,
  context: Context,
): AsyncGenerator<BatchResult> {
  const workers = threads - 1;
  const pool = await poolOf(workers, context);
  /** The batches that are being processed, in the order of the input. */
  const running: Running[] = [];
  let inWorkers = 0;

  const add = (batch: Batch, result: Promise<TaskResult>): Running => {
    const one: Running = { batch, result, isDone: false };
    const end = () => void (one.isDone = true);
    // An error is raised when it is this batch's turn.
    result.then(end, end);
    running.push(one);
    return one;
  };
  const areBusy = () => inWorkers >= workers * BATCHES_PER_WORKER;
  const send = async (task: Task | CombineTask): Promise<unknown> => {
    inWorkers++;
    try {
      return await pool.run(task);
    } catch (error) {
      throw new WorkerError(`a worker thread ended: ${(error as Error).message}`);
    } finally {
      inWorkers--;
    }
  };
  // Never in this thread: V8 would compile that part of the program here, too.
  const combine: Combine = (values) => send(combineTaskOf(values));
  /** Yields the result of the first batch, unless it was given up. */
  const takeFirst = async function* (): AsyncGenerator<BatchResult> {
    const first = running.shift();
    const result = await first?.result.catch((error: unknown) => {
      if (!abandon.aborted) throw error;
    });
    if (first !== undefined && result !== undefined) yield { batch: first.batch, result, combine };
  };
  const giveUp = () => void pool.destroy();
  abandon.addEventListener('abort', giveUp);

  try {
    for await (const batch of batches) {
      if (!areBusy()) add(batch, send(taskOf(batch)) as Promise<TaskResult>);
      else {
        await Promise.allSettled([add(batch, runTask(taskOf(batch), job, context.notations)).result]);
        // Lets messages from the workers arrive.
        await setImmediate();
      }
      while (!abandon.aborted && (running[0]?.isDone === true || running.length > threads * MOST_WAITING))
        yield* takeFirst();
      if (abandon.aborted) return;
    }
    while (running.length > 0 && !abandon.aborted) yield* takeFirst();
    if (!abandon.aborted) await onEnd(combine);
  } finally {
    abandon.removeEventListener('abort', giveUp);
    await pool.destroy();
  }
}

/**
 * The memory of a thread for new objects. With half as much, collecting them takes a tenth of the time; twice as much
 * would gain nothing.
 */
const YOUNG_MEGABYTES = 48;

/**
 * How much later than by itself V8 optimizes functions: each thread optimizes its functions again, and later that takes
 * a third less time. With twice as much, code that is not optimized would take longer than that.
 */
const LATER = 3;

async function poolOf(workers: number, { config }: Context) {
  const { Tinypool } = await import('tinypool');
  const workerData: WorkerData = config === undefined ? {} : { config };
  keepHeapSmall();
  // With a thread per core, the threads in which V8 optimizes and collects only compete with them.
  if (workers + 1 >= availableParallelism()) {
    setFlagsFromString('--no-parallel-scavenge');
    optimizeLate(LATER);
  }
  return new Tinypool({
    filename: new URL('../bin/worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: BATCHES_PER_WORKER,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    workerData,
  });
}
