import { plural } from '../diagnostics/index.js';
import { ProcessedRecords, type RunCode, type SavedRun } from '../files/resume/processed-records.js';
import { storeOf } from '../files/store/index.js';
import { ExportError } from './export-error.js';
import { type ExportFormat, loadFormat } from './formats.js';
import { checkEarlierOutput, requireSameShards } from './runs/earlier-output.js';
import { namesOf, stagingFolder } from './runs/markers.js';
import { placeDatabase, placeTables } from './runs/place-files.js';
import { Staging } from './runs/staging.js';
import type { Shard } from './shard.js';
import type { Combine, EncodedTables, Sink, TableFormat } from './sinks/sink.js';

/** The output of an export. */
export interface TableOutputOptions {
  readonly format: ExportFormat;
  /** The database of `sqlite`; the folder of the others. */
  readonly path: string;
  readonly shard: Shard;
  /** Whether to continue an interrupted run. */
  readonly resume: boolean;
  /** Whether to replace a finished output, and discard an interrupted run. */
  readonly overwrite: boolean;
  /** Describes the input and the options; a run resumes only if both are the same. */
  readonly description: string;
  /** Gets the names of the files of other shards that were compared with this run, which are not compared again. */
  readonly compared: Set<string>;
  /** Called with a message before the run waits for the end of another one; see {@link Staging.open}. */
  readonly onWait: (message: string) => void;
}

/** The open files of an output, and the checkpoint that they continue from, if there is one. */
interface OpenFiles {
  readonly staging: Staging;
  readonly sink: Sink;
  /** The interrupted run that this one continues. */
  readonly continued: SavedRun<unknown> | undefined;
  /** The records that were written before the checkpoint. */
  readonly written: ProcessedRecords;
}

/** The number of records, and the number of milliseconds, after which an output records its progress. */
const CHECKPOINT_AFTER = { records: 10_000, milliseconds: 10_000 };

const unfinished = ({ records }: SavedRun<unknown>, { folder }: Staging): string =>
  `an interrupted run has left ${plural(records, 'record')} in ${folder}; --resume continues it, --overwrite discards ${records === 1 ? 'it' : 'them'}`;

/** The tables of a run while they are written. */
export class TableOutput {
  readonly #options: TableOutputOptions;
  readonly #format: TableFormat;
  readonly #staging: Staging;
  readonly #sink: Sink;
  /** The records that have been written. */
  readonly #written: ProcessedRecords;
  /** The number of records at the last checkpoint, and its time. */
  #atCheckpoint: number;
  #checkpointAt = performance.now();
  #code: RunCode;

  private constructor(
    options: TableOutputOptions,
    format: TableFormat,
    { staging, sink, continued, written }: OpenFiles,
  ) {
    this.#options = options;
    this.#format = format;
    this.#staging = staging;
    this.#sink = sink;
    this.#written = written;
    this.#atCheckpoint = this.#written.records;
    this.#code = continued?.code ?? 0;
  }

  /**
   * Opens the output. No file has its final name before {@link finish}.
   *
   * @returns `undefined` if it is finished already
   * @throws an `ExportError` if it can't be written, or the error of the system
   */
  static async open(options: TableOutputOptions): Promise<TableOutput | undefined> {
    const { resume, overwrite, description } = options;
    const format = await loadFormat(options.format);
    if ((await checkEarlierOutput(options, format)) === 'finished') return undefined;
    const staging = await Staging.open(stagingFolder(options), options.onWait);
    try {
      // Another run may have finished it during a wait.
      if ((await checkEarlierOutput(options, format)) === 'finished') {
        staging.remove();
        return undefined;
      }
      // A run that has begun to move files can't be continued.
      const saved = staging.wasMoving ? undefined : staging.checkpoint();
      if (saved !== undefined && !resume && !overwrite) throw new ExportError(unfinished(saved, staging));
      const continued = resume ? saved : undefined;
      if (continued === undefined) staging.clear();
      const written = ProcessedRecords.after(continued, description, 'with --overwrite');
      const sink = format.open(staging, namesOf(options), continued?.state);
      return new TableOutput(options, format, { staging, sink, continued, written });
    } catch (error) {
      staging.release();
      throw error;
    }
  }

  /**
   * Whether a record still has to be written. Records must be named in the order in which they are added.
   *
   * @throws a `ResumeError` if the records before the checkpoint have changed
   */
  wants(key: string): boolean {
    return this.#written.wants(key);
  }

  /** The number of records that are added, in the continued run too. */
  get records(): number {
    return this.#written.records;
  }

  /** The number of records that the continued run had finished. */
  get resumedRecords(): number {
    return this.#written.resumed;
  }

  /** The exit code that the records have led to, in the continued run too. */
  get code(): RunCode {
    return this.#code;
  }

  /**
   * Adds the rows of records.
   *
   * @param byNotation encoded rows, in order, by the id of their notation; with any key if the format does not divide
   *   by it
   * @param keys the names of the records, including records that could not be read
   * @param code the exit code that these records have led to
   * @param combine see {@link Sink.add}
   */
  add(
    byNotation: ReadonlyMap<string, readonly EncodedTables[]>,
    keys: readonly string[],
    code: RunCode,
    combine?: Combine,
  ): void {
    this.#write(() => {
      for (const [notation, parts] of byNotation) for (const part of parts) this.#sink.add(notation, part, combine);
    });
    this.#written.add(keys);
    if (code > this.#code) this.#code = code;
    if (this.#isCheckpointDue) this.checkpoint();
  }

  get #isCheckpointDue(): boolean {
    const { records, milliseconds } = CHECKPOINT_AFTER;
    if (this.#written.records - this.#atCheckpoint >= records) return true;
    return performance.now() - this.#checkpointAt >= milliseconds;
  }

  /** Finishes all work of `combine`. To be called before {@link finish} if {@link add} got it. */
  async encodeAll(combine: Combine): Promise<void> {
    await this.#write(() => this.#sink.encodeAll?.(combine));
  }

  /** Writes to files. If their folder was removed, the error says so; SQLite would report an error of the disk. */
  #write<T>(act: () => T): T {
    this.#staging.requireLockSometimes();
    try {
      return act();
    } catch (error) {
      this.#staging.requireLock();
      throw error;
    }
  }

  /** Writes a checkpoint. */
  checkpoint(): void {
    const state = this.#write(() => this.#sink.flush());
    const { description: what } = this.#options;
    this.#staging.save({ what, ...this.#written.progress(), code: this.#code, state });
    this.#atCheckpoint = this.#written.records;
    this.#checkpointAt = performance.now();
  }

  /**
   * Moves the files to their final names.
   *
   * @param isComplete whether all of the input could be read; otherwise a later run writes the output again
   * @throws a `ResumeError` if records before the checkpoint are missing, or an `ExportError` if another run has the
   *   output
   */
  async finish(isComplete: boolean): Promise<void> {
    this.#written.requireAll();
    // Other shards may have finished since this run began.
    if (this.#options.format !== 'sqlite') await requireSameShards(this.#options);
    // Putting files together takes time. A run that ends meanwhile continues from here.
    this.checkpoint();
    const files = await this.#write(() => this.#sink.finish());
    const { path, format, shard, description: what } = this.#options;
    const marker = {
      shard: `${shard.number}/${shard.count}`,
      records: this.#written.records,
      files: files.map((file) => file.to),
      what,
    };
    this.#staging.requireLock();
    const complete = { files, folder: this.#staging.folder, marker, isComplete };
    if (format === 'sqlite') await placeDatabase(this.#options, complete);
    else {
      if (storeOf(path).isLocal) this.#staging.startMoving();
      await placeTables(this.#options, this.#format, complete);
    }
    this.#staging.remove();
  }

  /** Keeps the written files for a later run with `resume`. */
  interrupt(): void {
    try {
      this.checkpoint();
    } finally {
      this.abandon();
    }
  }

  /** Closes an output that is not finished; a later run can resume from the last checkpoint, if there is one. */
  abandon(): void {
    try {
      this.#sink.close();
    } finally {
      this.#staging.release();
    }
  }
}
