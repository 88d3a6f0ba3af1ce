import { expansionOf } from '../records/decompress.js';
import type { Item } from '../records/item.js';

/** Items that are processed together. */
export type Batch = readonly Item[];

/** The number of small batches. A run with no more of them ends before another thread would have started. */
export const SMALL_BATCH_COUNT = 3;

/** The largest number of items in a small batch. */
const MAX_SMALL_BATCH_ITEMS = 64;

/** The largest number of items in a large batch, and the approximate size of their records in bytes. */
const MAX_LARGE_BATCH = { items: 1024, bytes: 2 ** 16 };

/**
 * Divides items into batches, in order, each with items of one range. The same items are always divided in the same
 * way.
 */
export async function* batchesOf(items: AsyncIterable<Item>): AsyncGenerator<Batch> {
  let count = 0;
  let batch: Item[] = [];
  let size = 0;
  /** Returns the batch, and begins the next one. */
  const take = (): Batch => {
    const taken = batch;
    count++;
    batch = [];
    size = 0;
    return taken;
  };
  for await (const item of items) {
    if (batch.length > 0 && batch[0]?.range !== item.range) yield take();
    batch.push(item);
    size += sizeOf(item);
    const maxItems = count < SMALL_BATCH_COUNT ? MAX_SMALL_BATCH_ITEMS : MAX_LARGE_BATCH.items;
    if (batch.length >= maxItems || size >= MAX_LARGE_BATCH.bytes) yield take();
  }
  if (batch.length > 0) yield take();
}

/** Returns the approximate number of bytes of text in an item; 0 if it is not known. */
function sizeOf({ file, size = 0, bytes }: Item): number {
  if (bytes !== undefined) return bytes.length;
  return size * expansionOf(file);
}
