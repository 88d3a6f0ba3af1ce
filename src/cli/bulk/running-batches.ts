import type { Batch } from './batches.js';
import type { TaskResult } from './job.js';
import { bytesInBatch } from './report/totals.js';

/** A batch and the result of its task. */
export interface FinishedBatch {
  readonly batch: Batch;
  /** The number of its bytes before it was processed. */
  readonly bytes: number;
  readonly result: TaskResult;
}

/** A batch that a thread has, and the promise of its result. */
interface RunningBatch {
  readonly batch: Batch;
  readonly bytes: number;
  readonly result: Promise<TaskResult>;
  isDone: boolean;
}

/** The batches that are being processed, in the order of the input. */
export class RunningBatches {
  readonly #running: RunningBatch[] = [];

  /** Adds a batch at the end. */
  add(batch: Batch, result: Promise<TaskResult>): void {
    const running: RunningBatch = { batch, bytes: bytesInBatch(batch), result, isDone: false };
    const end = () => void (running.isDone = true);
    // An error is raised when it is this batch's turn.
    result.then(end, end);
    this.#running.push(running);
  }

  /** The number of batches that are not taken yet. */
  get length(): number {
    return this.#running.length;
  }

  /** Whether the first batch is finished. */
  get isFirstDone(): boolean {
    return this.#running[0]?.isDone === true;
  }

  /**
   * Waits for the first batch, and removes it. Returns its result; `undefined` if it was given up.
   *
   * @param abandoned aborted to give up the batches
   */
  async takeFirst(abandoned: AbortSignal): Promise<FinishedBatch | undefined> {
    const first = this.#running.shift();
    const result = await first?.result.catch((error: unknown) => {
      if (!abandoned.aborted) throw error;
    });
    return first === undefined || result === undefined ? undefined : { batch: first.batch, bytes: first.bytes, result };
  }
}
