import { ProcessedRecords, ResumeError, type SavedRun } from '../../export/processed-records.js';
import { recordName } from '../../files/record.js';
import { systemReason } from '../../files/read-file.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';
import { describeRun } from './run-description.js';
import { ResumeFile } from './resume-file.js';
import type { Batch } from './batches.js';
import type { Job } from './job.js';
import type { BulkFlags, ResumeFlags } from './options.js';
import { interruptionOf } from './interruption.js';
import { type Run, runInBatches } from './run.js';
import { WorkerError } from './threads.js';

/** A run that can be continued after an interruption. `State` is plain data. */
export interface ResumableRun<Value, State> extends Pick<Run<Value>, 'report'> {
  /** Called with the result of the job for each batch, in order. @returns the number of records with errors */
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
  { canContinue, restore, state, onBatch, report }: ResumableRun<Value, State>,
): Promise<string | undefined> {
  const { resume = false, resumeFile } = flags;
  const what = describeRun(job.name, paths, flags);
  const file = new ResumeFile<State>(resumeFile);
  const interruption = interruptionOf(context);
  let processed = ProcessedRecords.after(undefined, what, START_AGAIN);
  const current = (): SavedRun<State> => ({
    what,
    ...processed.progress(),
    code: context.exit.code,
    state: state(),
  });
  try {
    const interrupted = resume ? file.read() : undefined;
    if (resume && interrupted === undefined) context.io.stderr.write(NOTHING_TO_CONTINUE);
    if (interrupted !== undefined) {
      processed = ProcessedRecords.after(interrupted, what, START_AGAIN);
      restore(interrupted.state);
      context.exit.raise(interrupted.code);
      context.io.stderr.write(`continuing after ${interrupted.records} records\n`);
    }
    const wasInterrupted = await runInBatches(job, paths, flags, context, {
      interruption,
      report,
      select: (name) => processed.wants(name),
      onBatch(value, batch) {
        processed.add(batch.map(recordName));
        const faulty = onBatch(value, batch);
        if (canContinue) file.saveIfDue(current);
        return faulty;
      },
    });
    if (wasInterrupted) return saveForLater('interrupted');
    processed.requireAll();
    if (canContinue) file.remove(what);
    return undefined;
  } catch (error) {
    report.end = 'failed';
    if (error instanceof WorkerError) return saveForLater(error.message);
    if (error instanceof ResumeError) return error.message;
    throw error;
  } finally {
    interruption.end();
  }

  /** Writes the file for a later run. @returns the message that says how to continue */
  function saveForLater(reason: string): string {
    const stopped = `${reason} after ${processed.records} records`;
    if (!canContinue) return `${stopped}; ${FROM_THE_BEGINNING}`;
    try {
      file.save(current());
    } catch (error) {
      const problem = error instanceof ResumeError ? error.message : systemReason(error);
      reportFailure(context, `can't write ${resumeFile}: ${problem}`);
      return `${stopped}; ${FROM_THE_BEGINNING}`;
    }
    return `${stopped}; run the same command with --resume to continue`;
  }
}
