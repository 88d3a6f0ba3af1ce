import { isCompressed } from '../records/decompress.js';
import type { Item } from '../records/item.js';
import { statusOf } from '../records/file-kind.js';

/** Items that are processed together. */
export type Batch = readonly Item[];

/** The number of small batches. A run with no more of them ends before another thread would have started. */
export const SMALL_BATCHES = 3;

/** The largest numbers of items in a small and in a large batch. */
const MOST_ITEMS = { small: 64, large: 1024 };

/** The approximate size of the records of a batch in bytes. An export keeps all rows of a batch in memory. */
const MOST_BYTES = 2 ** 16;

/** The factor by which the size of a compressed file is multiplied. */
const COMPRESSION = 8;

/** Divides items into batches, in order. The same items are always divided in the same way. */
export async function* batchesOf(items: AsyncIterable<Item>): AsyncGenerator<Batch> {
  let count = 0;
  let batch: Item[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += sizeOf(item);
    if (batch.length < MOST_ITEMS[count < SMALL_BATCHES ? 'small' : 'large'] && size < MOST_BYTES) continue;
    yield batch;
    count++;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Returns the approximate number of bytes of text in an item; 0 if its file can't be examined. */
function sizeOf({ file, bytes }: Item): number {
  if (bytes !== undefined) return bytes.length;
  return (statusOf(file)?.size ?? 0) * (isCompressed(file) ? COMPRESSION : 1);
}
