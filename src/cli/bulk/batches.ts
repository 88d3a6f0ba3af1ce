import type { Item } from './item.js';

/** Items that are worked on together. */
export type Batch = readonly Item[];

/** A batch has at most so many items, and its records together about so many bytes. */
const MOST_ITEMS = 64;
const MOST_BYTES = 2 ** 18;

/** Items in batches, in their order. */
export async function* batchesOf(items: AsyncIterable<Item>): AsyncGenerator<Batch> {
  let batch: Item[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += item.bytes?.length ?? 0;
    if (batch.length < MOST_ITEMS && size < MOST_BYTES) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
