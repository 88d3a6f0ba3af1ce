import { hashOf } from './hash.js';

/** The progress of a run. */
export interface RunProgress {
  /** The number of records that it has processed. */
  readonly records: number;
  /** A number of 32 bits that depends on their names and their order, to notice that the input has changed. */
  readonly digest: number;
}

/** The exit code of a run so far: nothing is wrong, records have errors, or some could not be read. */
export type RunCode = 0 | 1 | 2;

/** An interrupted run: everything that a later run needs to continue it. Written as JSON. */
export interface SavedRun<State> extends RunProgress {
  /** Describes the input and the options; a run continues one with the same description. */
  readonly what: string;
  /** The exit code that the records have led to. */
  readonly code: RunCode;
  /** Further data of the run: the totals of a verb, or the lengths of the files of tables. */
  readonly state: State;
}

/** The error of a run that can't continue an interrupted one, with the reason as its message. */
export class ResumeError extends Error {}

const INPUT_CHANGED = 'the input has changed since the interrupted run';

/** Counts the records that a run processes, and finds the records that an interrupted run has processed before. */
export class ProcessedRecords {
  readonly #resumed: RunProgress;
  #digest = 0;
  #seen = 0;
  #records: number;
  readonly #startAgain: string;

  private constructor(startAgain: string, { records, digest }: RunProgress = { records: 0, digest: 0 }) {
    this.#startAgain = startAgain;
    this.#resumed = { records, digest };
    this.#records = records;
  }

  /**
   * Continues an interrupted run.
   *
   * @param saved the interrupted run; `undefined` to start from the beginning
   * @param description describes the inputs and options of this run
   * @param startAgain the option, or its absence, with which the same command starts from the beginning: for messages
   * @throws a {@link ResumeError} if the interrupted run had other inputs or options
   */
  static after(
    saved: SavedRun<unknown> | undefined,
    description: string,
    startAgain: 'without --resume' | 'with --overwrite',
  ): ProcessedRecords {
    if (saved !== undefined && saved.what !== description) {
      throw new ResumeError(
        `the interrupted run had other options or another version; use the same, or start again ${startAgain}`,
      );
    }
    return new ProcessedRecords(startAgain, saved);
  }

  /** The number of records that the interrupted run had processed. */
  get resumed(): number {
    return this.#resumed.records;
  }

  /** The number of records that are processed, by this run or by the interrupted one. */
  get records(): number {
    return this.#records;
  }

  /**
   * Whether a record still has to be processed. Records must be named in the order in which they are added.
   *
   * @throws a {@link ResumeError} if the records of the interrupted run have changed
   */
  wants(key: string): boolean {
    const { records, digest } = this.#resumed;
    if (++this.#seen > records) return true;
    this.#name(key);
    if (this.#seen === records && this.#digest !== digest) throw this.#changed();
    return false;
  }

  /**
   * Checks at the end that the input still has all records of the interrupted run.
   *
   * @throws a {@link ResumeError} if it has fewer
   */
  requireAll(): void {
    if (this.#seen < this.#resumed.records) throw this.#changed();
  }

  #changed(): ResumeError {
    return new ResumeError(`${INPUT_CHANGED}; start again ${this.#startAgain}`);
  }

  /** Adds the names of records that are processed. */
  add(keys: readonly string[]): void {
    for (const key of keys) this.#name(key);
    this.#records += keys.length;
  }

  #name(key: string): void {
    this.#digest = hashOf(`${this.#digest} ${key}`);
  }

  /** Returns the progress, from which a later run can continue. */
  progress(): RunProgress {
    // Before the first new record, the digest covers only a part of the records of the interrupted run.
    return this.#seen < this.#resumed.records ? this.#resumed : { records: this.#records, digest: this.#digest };
  }
}
