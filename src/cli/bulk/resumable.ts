import { systemReason } from '../../files/read-file.js';
import { recordName } from '../../files/record.js';
import { ProcessedRecords, ResumeError, type SavedRun } from '../../files/resume/processed-records.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';
import { interruptionOf } from './interruption.js';
import type { Job } from './job.js';
import type { BulkFlags, ResumeFlags } from './options.js';
import { ResumeFile } from './resume-file.js';
import { describeRun } from './run-description.js';
import { type Run, runInBatches } from './run-in-batches.js';
import { WorkerError } from './worker-pool.js';

/** A run that can be continued after an interruption. `State` is plain data. */
export interface ResumableRun<Value, State> extends Pick<Run<Value>, 'report'> {
  /** Called with the result of the job for each batch, in order; returns the number of records with errors. */
  readonly onBatch: (value: Value, batch: Batch) => number;
  /** Whether a later run can continue this one: not if it writes a single document. */
  readonly canContinue: boolean;
  /** Takes the totals of the interrupted run. Called before the first batch. */
  readonly restore: (state: State) => void;
  /** Returns the totals so far. */
  readonly state: () => State;
}

/** Reported on standard error if `--resume` finds no interrupted run. */
export const NOTHING_TO_CONTINUE = 'no interrupted run to continue; starting from the beginning\n';

const START_AGAIN = 'without --resume';

const FROM_THE_BEGINNING = 'run the same command again: it starts from the beginning';

/**
 * Runs a job for every record that the command line names, as {@link runInBatches} does. With `resume`, skips the
 * records that an interrupted run has processed. Saves the progress in a file every few seconds and when the run is
 * interrupted; removes the file when everything is processed.
 *
 * @returns the reason why records are missing, and how to continue; `undefined` if all were processed
 */
export async function runResumably<Flags, Value, State>(
  job: Job<Flags, Value>,
  paths: readonly string[],
  flags: Flags & BulkFlags & ResumeFlags,
  context: Context,
  run: ResumableRun<Value, State>,
): Promise<string | undefined> {
  const { canContinue, onBatch, report } = run;
  const progress = new SavedProgress(describeRun(job.name, paths, flags), flags.resumeFile, run, context);
  const interruption = interruptionOf(context);
  try {
    if (flags.resume === true) progress.restore();
    const wasInterrupted = await runInBatches(job, paths, flags, context, {
      interruption,
      report,
      select: (name) => progress.processed.wants(name),
      onBatch(value, batch) {
        progress.processed.add(batch.map(recordName));
        const faulty = onBatch(value, batch);
        if (canContinue) progress.saveIfDue();
        return faulty;
      },
    });
    if (wasInterrupted) return progress.saveForLater('interrupted');
    progress.processed.requireAll();
    if (canContinue) progress.remove();
    return undefined;
  } catch (error) {
    report.end = 'failed';
    if (error instanceof WorkerError) return progress.saveForLater(error.message);
    if (error instanceof ResumeError) return error.message;
    throw error;
  } finally {
    interruption.end();
  }
}

/** The records that a run has processed, and the file that keeps them for a later run. */
class SavedProgress<State> {
  processed: ProcessedRecords;
  readonly #what: string;
  readonly #path: string;
  readonly #file: ResumeFile<State>;
  readonly #run: Pick<ResumableRun<unknown, State>, 'canContinue' | 'restore' | 'state'>;
  readonly #context: Context;

  /**
   * @param what the run in words: another run can't continue it
   * @param path the path of the file
   */
  constructor(
    what: string,
    path: string,
    run: Pick<ResumableRun<unknown, State>, 'canContinue' | 'restore' | 'state'>,
    context: Context,
  ) {
    this.processed = ProcessedRecords.after(undefined, what, START_AGAIN);
    this.#what = what;
    this.#path = path;
    this.#file = new ResumeFile(path);
    this.#run = run;
    this.#context = context;
  }

  /** Continues the interrupted run of the file, if it has one. */
  restore(): void {
    const { stderr } = this.#context.io;
    const interrupted = this.#file.read();
    if (interrupted === undefined) {
      stderr.write(NOTHING_TO_CONTINUE);
      return;
    }
    this.processed = ProcessedRecords.after(interrupted, this.#what, START_AGAIN);
    this.#run.restore(interrupted.state);
    this.#context.exit.raise(interrupted.code);
    stderr.write(`continuing after ${interrupted.records} records\n`);
  }

  /** Writes the file, unless that was done a few seconds ago. */
  saveIfDue(): void {
    this.#file.saveIfDue(() => this.#saved());
  }

  /** Removes the file after a complete run. */
  remove(): void {
    this.#file.remove(this.#what);
  }

  /** Writes the file for a later run; returns the message that says how to continue. */
  saveForLater(reason: string): string {
    const stopped = `${reason} after ${this.processed.records} records`;
    if (!this.#run.canContinue) return `${stopped}; ${FROM_THE_BEGINNING}`;
    try {
      this.#file.save(this.#saved());
    } catch (error) {
      const problem = error instanceof ResumeError ? error.message : systemReason(error);
      reportFailure(this.#context, `can't write ${this.#path}: ${problem}`);
      return `${stopped}; ${FROM_THE_BEGINNING}`;
    }
    return `${stopped}; run the same command with --resume to continue`;
  }

  #saved(): SavedRun<State> {
    return {
      what: this.#what,
      ...this.processed.progress(),
      code: this.#context.exit.code,
      state: this.#run.state(),
    };
  }
}
