import { isCompressed } from '../../records/decompress.js';
import type { Item } from '../../records/item.js';
import type { Batch } from '../batches.js';

/** Counts what a run processes. */
export class Totals {
  /** The number of files with a record that was processed. */
  files = 0;
  records = 0;
  /** The number of records with errors. */
  errors = 0;
  /** The number of items that were not processed: of another shard, or of the interrupted run. */
  skipped = 0;
  /** The number of bytes of the records, decompressed if they are from a file of many. */
  bytes = 0;
  #file: string | undefined;

  /**
   * Counts a finished batch.
   *
   * @param bytes the number of its bytes, which the job may have freed
   * @param errors the number of its records with errors
   */
  add(batch: Batch, bytes: number, errors: number): void {
    this.records += batch.length;
    this.bytes += bytes;
    this.errors += errors;
    for (const { file } of batch) {
      // The records of a file follow each other.
      if (file !== this.#file) this.files++;
      this.#file = file;
    }
  }
}

/** Returns the number of bytes of the records of a batch. */
export const bytesInBatch = (batch: Batch): number => batch.reduce((sum, item) => sum + bytesIn(item), 0);

/** Returns the number of bytes of a record, or of a file that is one record; 0 if it can't be read. */
export const bytesIn = ({ size, bytes, problem }: Item): number =>
  bytes?.length ?? (problem === undefined ? size : undefined) ?? 0;

/** Returns the total size of files in bytes; `undefined` if one is compressed or isn't a file. */
export async function sizeOfAll(files: AsyncIterable<Item>): Promise<number | undefined> {
  let total = 0;
  for await (const { file, size } of files) {
    if (size === undefined || isCompressed(file)) return undefined;
    total += size;
  }
  return total;
}
