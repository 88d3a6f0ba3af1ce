import { locatedName } from '../../files/record.js';
import { ResumeError } from '../../files/resume/processed-records.js';
import type { Context } from '../run/verb.js';
import type { Batch } from './batches.js';
import { listenForInterrupts } from './interruption.js';
import type { Job } from './job.js';
import type { BulkFlags, ResumeFlags } from './options.js';
import { describeRun } from './run-description.js';
import { type Run, runInBatches } from './run-in-batches.js';
import { type ContinuedRun, SavedProgress } from './saved-progress.js';
import { WorkerError } from './worker-pool.js';

/** A run that can be continued after an interruption. */
export interface ResumableRun<Value, State> extends Pick<Run<Value>, 'report'>, ContinuedRun<State> {
  /** Called with the result of the job for each batch, in order; returns the number of records with errors. */
  readonly onBatch: (value: Value, batch: Batch) => number;
}

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
  const { onBatch, report } = run;
  const progress = new SavedProgress(describeRun(job.name, paths, flags), flags.resumeFile, run, context);
  const interruption = listenForInterrupts(context);
  try {
    if (flags.resume === true) progress.restore();
    const wasInterrupted = await runInBatches(
      job,
      paths,
      flags,
      { ...context, interrupted: interruption.interrupted },
      {
        interruption,
        report,
        select: (name) => progress.processed.wants(name),
        onBatch(value, batch) {
          progress.processed.add(batch.map(locatedName));
          const faulty = onBatch(value, batch);
          progress.saveIfDue();
          return faulty;
        },
      },
    );
    if (wasInterrupted) return progress.saveForLater('interrupted');
    progress.processed.requireAll();
    progress.remove();
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
