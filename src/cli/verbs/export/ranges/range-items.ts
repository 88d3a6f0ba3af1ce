import { defined } from '../../../../defined.js';
import { foundFile, statusOf } from '../../../../files/store/index.js';
import { type DivisionFlags, isDivided, recordsIn } from '../../../bulk/items/file-records.js';
import { isCompressed } from '../../../records/decompress.js';
import { CHANGED_SINCE_MANIFEST } from '../../../records/input.js';
import type { Item } from '../../../records/item.js';
import type { Context } from '../../../run/verb.js';
import type { Piece, Range } from './piece.js';

/** The problem of a file that is not the one that the first of several shards has divided. */
const CHANGED_BETWEEN_SHARDS =
  'it has changed since the first shard divided the input; restore it, or export all shards again to another folder';

/** Yields the records of a range, in order. If a file is not the one that was divided, an item reports it. */
export async function* itemsOfRange(range: Range, flags: DivisionFlags, context: Context): AsyncGenerator<Item> {
  for (const piece of range) yield* itemsOfPiece(piece, flags, context);
}

async function* itemsOfPiece(
  { file, size, part, sha256 }: Piece,
  flags: DivisionFlags,
  context: Context,
): AsyncGenerator<Item> {
  const status = await statusOf(file);
  const item = foundFile(file, status);
  const actual = status?.size;
  if (size !== undefined && actual !== undefined && actual !== size) {
    // Only a manifest that the user has written has hashes.
    const problem = sha256 === undefined ? CHANGED_BETWEEN_SHARDS : CHANGED_SINCE_MANIFEST;
    yield { file, problem: `${problem} (it has ${actual} bytes instead of ${size})` };
  } else if (part !== undefined || isDivided(item, flags, context)) {
    yield* recordsIn(item, flags, context, defined({ part, sha256 }));
  } else yield { ...item, ...defined({ sha256 }) };
}

/** Returns the number of bytes of ranges; `undefined` if a file is compressed or isn't a file. */
export function bytesOfRanges(ranges: Iterable<Range>): number | undefined {
  let total = 0;
  for (const range of ranges) {
    for (const { file, size, part } of range) {
      if (size === undefined || isCompressed(file)) return undefined;
      total += (part?.end ?? size) - (part?.first.start ?? 0);
    }
  }
  return total;
}
