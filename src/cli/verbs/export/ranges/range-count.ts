/** The largest size of a range, in bytes. */
const MAX_RANGE_SIZE = 2 ** 28;

/** The smallest shard, in bytes, that has several ranges: a task that is killed loses at most one of them. */
const MIN_RANGE_SIZE = 2 ** 24;

/** The number of ranges of a shard, if none of them is too large. */
const RANGES_PER_SHARD = 4;

/** The smallest number of ranges of a manifest that users write: they choose the number of shards later. */
const MIN_RANGES_OF_MANIFEST = 16;

/** Returns the number of ranges for a number of shards and the size of the input in bytes. */
export function rangeCount(shards: number, bytes: number): number {
  const share = bytes / shards;
  const maxRanges = Math.min(RANGES_PER_SHARD, Math.ceil(share / MIN_RANGE_SIZE));
  return shards * Math.max(1, maxRanges, Math.ceil(share / MAX_RANGE_SIZE));
}

/** Returns the number of ranges of a manifest that users write, for the size of the input in bytes. */
export const rangeCountOfManifest = (bytes: number): number =>
  Math.max(MIN_RANGES_OF_MANIFEST, Math.ceil(bytes / MAX_RANGE_SIZE));
