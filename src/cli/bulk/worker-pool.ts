import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import { defined } from '../../defined.js';
import { optimizeLate } from '../../process/late-optimization.js';
import { isNode, setEngineFlag } from '../../process/runtime.js';
import { keepHeapSmall } from '../../process/small-heap.js';
import type { Context } from '../run/verb.js';
import type { CombineTask, Task } from './job.js';
import type { WorkerData } from './worker.js';

/** The error of a worker thread that ended before its task was finished. */
export class WorkerError extends Error {}

/** The number of batches sent to a worker thread at a time, so that it never waits for the next one. */
const BATCHES_PER_WORKER = 3;

/**
 * The memory of a thread for new objects. With half as much, collecting them takes a tenth of the time; twice as much
 * would gain nothing.
 */
const YOUNG_MEGABYTES = 48;

/**
 * The factor by which V8 optimizes later: each thread optimizes its functions again, and later that takes a third less
 * time. With twice this delay, code that is not optimized would take longer than that.
 */
const OPTIMIZATION_DELAY = 3;

/** Worker threads, and the tasks that they have. */
class WorkerPool {
  readonly #threads: Tinypool;
  readonly #maxUnfinished: number;
  #unfinished = 0;

  /** @param maxUnfinished the smallest number of unfinished tasks that keeps all threads busy */
  constructor(threads: Tinypool, maxUnfinished: number) {
    this.#threads = threads;
    this.#maxUnfinished = maxUnfinished;
  }

  /** Whether every thread has enough to do. */
  get isBusy(): boolean {
    return this.#unfinished >= this.#maxUnfinished;
  }

  /**
   * Runs a task in a thread.
   *
   * @throws a {@link WorkerError} if the thread ends
   */
  async run(task: Task | CombineTask): Promise<unknown> {
    this.#unfinished++;
    try {
      return await this.#threads.run(task);
    } catch (error) {
      throw new WorkerError(`a worker thread ended: ${(error as Error).message}`);
    } finally {
      this.#unfinished--;
    }
  }

  /** Ends the threads, with the tasks that they have. */
  destroy(): Promise<void> {
    return this.#threads.destroy();
  }
}

/** Starts worker threads, beside this one. */
export async function startPool(workers: number, { config }: Context): Promise<WorkerPool> {
  const { Tinypool } = await import('tinypool');
  const workerData: WorkerData = defined({ config });
  keepHeapSmall();
  // With a thread per core, the threads in which V8 optimizes and collects only compete with them.
  if (workers + 1 >= availableParallelism()) {
    setEngineFlag('--no-parallel-scavenge');
    optimizeLate(OPTIMIZATION_DELAY);
  }
  const threads = new Tinypool({
    filename: new URL('../bin/worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: BATCHES_PER_WORKER,
    // In Deno, a thread can be woken before its message has arrived: it would wait for the next one, forever.
    useAtomics: isNode(),
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    workerData,
  });
  return new WorkerPool(threads, workers * BATCHES_PER_WORKER);
}
