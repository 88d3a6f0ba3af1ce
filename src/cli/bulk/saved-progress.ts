import { existsSync, readFileSync, rmSync } from 'node:fs';
import { plural } from '../../diagnostics/index.js';
import { systemReason } from '../../files/read-file.js';
import { ProcessedRecords, ResumeError, type SavedRun } from '../../files/resume/processed-records.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { reportFailure } from '../run/failure.js';
import type { Context } from '../run/verb.js';

/** Reported on standard error if `--resume` finds no interrupted run. */
export const NOTHING_TO_CONTINUE = 'no interrupted run to continue; starting from the beginning\n';

/** How to start from the beginning, at the end of messages. */
const START_AGAIN = 'without --resume';

/** The advice if a run can't be continued. */
const FROM_THE_BEGINNING = 'run the same command again: it starts from the beginning';

/** Milliseconds between two saves. A run that is killed repeats at most the records of this time. */
const SAVE_INTERVAL = 5000;

/** The totals of a run that a later run continues. `State` is plain data. */
export interface ContinuedRun<State> {
  /** Whether a later run can continue this one: not if it writes a single document. */
  readonly canContinue: boolean;
  /** Takes the totals of the interrupted run. Called before the first batch. */
  readonly restore: (state: State) => void;
  /** Returns the totals so far. */
  readonly state: () => State;
}

/** The records that a run has processed, in memory and in the file that a later run continues from. */
export class SavedProgress<State> {
  processed: ProcessedRecords;
  readonly #description: string;
  readonly #path: string;
  readonly #run: ContinuedRun<State>;
  readonly #context: Context;
  #savedAt = performance.now();

  /**
   * @param description the input and the options of the run: one with others can't continue it
   * @param path the path of the file
   */
  constructor(description: string, path: string, run: ContinuedRun<State>, context: Context) {
    this.processed = ProcessedRecords.after(undefined, description, START_AGAIN);
    this.#description = description;
    this.#path = path;
    this.#run = run;
    this.#context = context;
  }

  /** Continues the interrupted run of the file, if it has one. */
  restore(): void {
    const { stderr } = this.#context.io;
    const interrupted = this.#read();
    if (interrupted === undefined) {
      stderr.write(NOTHING_TO_CONTINUE);
      return;
    }
    this.processed = ProcessedRecords.after(interrupted, this.#description, START_AGAIN);
    this.#run.restore(interrupted.state);
    this.#context.exit.raise(interrupted.code);
    stderr.write(`continuing after ${plural(interrupted.records, 'record')}\n`);
  }

  /**
   * Writes the file, unless that was done a few seconds ago. Keeps the file of another run, and does nothing if the
   * file can't be written: a run that can finish should not fail because of it.
   */
  saveIfDue(): void {
    if (!this.#run.canContinue || performance.now() - this.#savedAt < SAVE_INTERVAL) return;
    this.#savedAt = performance.now();
    const run = this.#saved();
    try {
      if ((this.#read()?.what ?? this.#description) === this.#description) this.#write(run);
    } catch {
      // Reported if the run is interrupted.
    }
  }

  /** Removes the file after a complete run. Keeps the file of another run. */
  remove(): void {
    if (!this.#run.canContinue) return;
    try {
      if (this.#read()?.what === this.#description) rmSync(this.#path, { force: true });
    } catch (error) {
      if (!(error instanceof ResumeError)) throw error;
    }
  }

  /** Writes the file for a later run; returns the message that says how to continue. */
  saveForLater(reason: string): string {
    const stopped = `${reason} after ${plural(this.processed.records, 'record')}`;
    if (!this.#run.canContinue) return `${stopped}; ${FROM_THE_BEGINNING}`;
    try {
      this.#write(this.#saved());
    } catch (error) {
      const problem = error instanceof ResumeError ? error.message : systemReason(error);
      reportFailure(this.#context, `can't write ${this.#path}: ${problem}`);
      return `${stopped}; ${FROM_THE_BEGINNING}`;
    }
    return `${stopped}; run the same command with --resume to continue`;
  }

  /**
   * Returns the saved run; `undefined` if the file doesn't exist.
   *
   * @throws a {@link ResumeError} if the file is not a saved run, so that it is neither replaced nor removed
   */
  #read(): SavedRun<State> | undefined {
    if (!existsSync(this.#path)) return undefined;
    try {
      const saved = JSON.parse(readFileSync(this.#path, 'utf8')) as Partial<SavedRun<State>> | null;
      if (typeof saved?.what === 'string' && typeof saved.records === 'number') return saved as SavedRun<State>;
    } catch {
      // Not JSON, or not readable.
    }
    throw new ResumeError(`${this.#path} is not the file of an interrupted run; choose another with --resume-file`);
  }

  /**
   * Replaces the file.
   *
   * @throws a {@link ResumeError} if it is not a saved run, or the error of the system
   */
  #write(run: SavedRun<State>): void {
    this.#read();
    writeFileAtomically(this.#path, `${JSON.stringify(run)}\n`);
  }

  #saved(): SavedRun<State> {
    return {
      what: this.#description,
      ...this.processed.progress(),
      code: this.#context.exit.code,
      state: this.#run.state(),
    };
  }
}
