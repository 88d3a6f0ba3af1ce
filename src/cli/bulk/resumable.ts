import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Processed, ProcessedRecords, requireSameRun, ResumeError } from '../../export/processed-records.js';
import { gameKey } from '../../export/rows.js';
import { systemReason } from '../../files/system-reason.js';
import { writeFileAtomically } from '../../files/write-file.js';
import type { ExitCode } from '../exit-status.js';
import { reportFailure } from '../report-failure.js';
import type { Context } from '../verb.js';
import { VERSION } from '../version.js';
import type { FlagsOf, JobName, ValueOf } from './job.js';
import { type BulkFlags, type Run, runInBatches, WorkerError } from './run.js';

/** The flags of a verb that can continue an interrupted run. */
export interface ResumeFlags {
  readonly resume?: true;
  /** The path of the file that an interrupted run leaves. */
  readonly resumeFile: string;
}

/** A run that can be continued after an interruption. `State` is plain data. */
export interface ResumableRun<Value, State> extends Pick<Run<Value>, 'onBatch'> {
  /** The options that the result depends on. An interrupted run is continued only with the same. */
  readonly options: object;
  /** Whether a later run can continue this one: not if it writes a single document. */
  readonly canContinue: boolean;
  /** Takes the totals of the interrupted run. Called before the first batch. */
  readonly restore: (state: State) => void;
  /** Returns the totals so far. */
  readonly state: () => State;
}

const FROM_THE_BEGINNING = 'run the same command again: it starts from the beginning';

/** The content of the file that an interrupted run leaves. */
interface Interrupted<State> extends Processed {
  readonly what: string;
  /** The exit code that the records had led to. */
  readonly code: ExitCode;
  readonly state: State;
}

/**
 * Runs a job for everything that the command line names, as {@link runInBatches} does. With `resume`, skips the records
 * that an interrupted run has processed. Leaves a file for that if this run is interrupted; removes it otherwise.
 *
 * @returns why not everything was processed, and how to go on; `undefined` if everything was
 */
export async function runResumably<Name extends JobName, State>(
  job: Name,
  paths: readonly string[],
  flags: FlagsOf<Name> & BulkFlags & ResumeFlags,
  context: Context,
  { options, canContinue, restore, state, onBatch }: ResumableRun<ValueOf<Name>, State>,
): Promise<string | undefined> {
  const { resume = false, resumeFile } = flags;
  const what = JSON.stringify({ version: VERSION, job, paths, ...options });
  let processed = new ProcessedRecords();
  try {
    const left = resume ? interruptedIn<State>(resumeFile) : undefined;
    if (left !== undefined) {
      requireSameRun(left.what, what);
      processed = new ProcessedRecords(left);
      restore(left.state);
      context.exit.raise(left.code);
      context.io.stderr.write(`continuing after ${left.records} records\n`);
    }
    const wasInterrupted = await runInBatches(job, paths, flags, context, {
      select: (key) => processed.wants(key),
      onBatch(value, batch) {
        processed.add(batch.map(gameKey));
        return onBatch(value, batch);
      },
    });
    if (wasInterrupted) return leave('interrupted');
    processed.requireAll();
    if (left !== undefined) rmSync(resumeFile, { force: true });
    return undefined;
  } catch (error) {
    if (error instanceof WorkerError) return leave(error.message);
    if (error instanceof ResumeError) return error.message;
    throw error;
  }

  /** Writes the file for a later run. @returns the message that says how to go on */
  function leave(reason: string): string {
    const stopped = `${reason} after ${processed.records} records`;
    if (!canContinue) return `${stopped}; ${FROM_THE_BEGINNING}`;
    const { code } = context.exit;
    const interrupted: Interrupted<State> = { what, ...processed.progress(), code, state: state() };
    try {
      interruptedIn(resumeFile);
      writeFileAtomically(resumeFile, `${JSON.stringify(interrupted)}\n`);
    } catch (error) {
      const reason = error instanceof ResumeError ? error.message : systemReason(error);
      reportFailure(context, `can't write ${resumeFile}: ${reason}`);
      return `${stopped}; ${FROM_THE_BEGINNING}`;
    }
    return `${stopped}; run the same command with --resume to continue`;
  }
}

/**
 * Returns what an interrupted run left; `undefined` if there is no such file.
 *
 * @throws a {@link ResumeError} if the file is another one, so that it is neither replaced nor removed
 */
function interruptedIn<State>(file: string): Interrupted<State> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const left = JSON.parse(readFileSync(file, 'utf8')) as Partial<Interrupted<State>> | null;
    if (typeof left?.what === 'string' && typeof left.records === 'number') return left as Interrupted<State>;
  } catch {
    // Not JSON, or not readable.
  }
  throw new ResumeError(`${file} is not the file of an interrupted run; choose another with --resume-file`);
}
