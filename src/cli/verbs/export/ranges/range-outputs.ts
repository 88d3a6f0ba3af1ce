import type { Combine } from '../../../../export/sinks/sink.js';
import { TableOutput, type TableOutputOptions } from '../../../../export/table-output.js';
import { locatedName } from '../../../../files/record.js';
import type { Batch } from '../../../bulk/batches.js';
import type { Item } from '../../../records/item.js';
import { ExitCode } from '../../../run/failure.js';
import type { ExportedBatch } from '../job.js';

/** A part of the input that a run exports to files of its own. */
export interface RangeInput {
  readonly number: number;
  /** Yields its records in order. */
  readonly items: () => AsyncIterable<Item>;
}

/** Options for the outputs of all ranges. */
export interface RangeOutputOptions extends Omit<TableOutputOptions, 'shard' | 'compared'> {
  /** The number of all ranges of the input. */
  readonly count: number;
  /** Called with each output that is opened. */
  readonly onOpen: (output: TableOutput) => void;
}

/**
 * The outputs of the ranges of a run. Records are read ahead, so the output of a range is open while the output before
 * it is still being written.
 */
export class RangeOutputs {
  readonly #options: RangeOutputOptions;
  /** The open outputs by the numbers of their ranges, in the order of the input. */
  readonly #open = new Map<number, TableOutput>();
  /** The number of ranges that are finished or being written. */
  #opened = 0;
  #incomplete = 0;

  constructor(options: RangeOutputOptions) {
    this.#options = options;
  }

  /** Whether earlier runs have finished all ranges. */
  get wereFinished(): boolean {
    return this.#opened === 0;
  }

  /** Whether all files of the ranges could be read. */
  get areComplete(): boolean {
    return this.#incomplete === 0;
  }

  /**
   * Yields the records of all ranges that are not finished, with the number of their range.
   *
   * @throws the errors of {@link TableOutput.open}
   */
  async *items(ranges: Iterable<RangeInput>): AsyncGenerator<Item> {
    const { count, onOpen, ...options } = this.#options;
    const compared = new Set<string>();
    for (const { number, items } of ranges) {
      const output = await TableOutput.open({ ...options, shard: { number, count }, compared });
      if (output === undefined) continue;
      this.#opened++;
      this.#open.set(number, output);
      onOpen(output);
      for await (const item of items()) yield { ...item, range: number };
    }
  }

  /**
   * Whether a record still has to be written. Records must be named in the order in which they are yielded.
   *
   * @throws a `ResumeError` if the records of an interrupted run have changed
   */
  wants(key: string, { range }: Item): boolean {
    return this.#open.get(range!)!.wants(key);
  }

  /** Adds the rows of a batch, all of one range, and finishes the ranges before it. */
  async add({ tables }: ExportedBatch, batch: Batch, code: ExitCode, combine: Combine): Promise<void> {
    const range = batch[0]!.range!;
    for (const [number, output] of this.#open) {
      if (number === range) break;
      await output.encodeAll(combine);
      await this.#finish(number);
    }
    this.#open.get(range)!.add(tables, batch.map(locatedName), code, combine);
  }

  /** Finishes all work of `combine`. To be called before {@link RangeOutputs.finish}. */
  async encodeAll(combine: Combine): Promise<void> {
    for (const output of this.#open.values()) await output.encodeAll(combine);
  }

  /** Finishes all ranges; `isComplete` says whether the names of all files could be read. */
  async finish(isComplete: boolean): Promise<void> {
    for (const number of this.#open.keys()) await this.#finish(number, isComplete);
  }

  async #finish(number: number, isComplete = true): Promise<void> {
    const output = this.#open.get(number)!;
    const isWhole = isComplete && output.code !== ExitCode.misuse;
    await output.finish(isWhole);
    if (!isWhole) this.#incomplete++;
    this.#open.delete(number);
  }

  /** Keeps what was written for a later run with `resume`. */
  interrupt(): void {
    this.#close((output) => {
      // A range that was only opened has nothing worth keeping.
      if (output.records === 0) output.abandon();
      else output.interrupt();
    });
  }

  /** Closes the outputs after an error; a later run can resume from their last checkpoints. */
  abandon(): void {
    this.#close((output) => output.abandon());
  }

  #close(act: (output: TableOutput) => void): void {
    const outputs = [...this.#open.values()];
    this.#open.clear();
    const errors: unknown[] = [];
    for (const output of outputs) {
      try {
        act(output);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
