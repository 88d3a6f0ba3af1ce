import { type Stats, statSync } from 'node:fs';
import { uncompressedName } from './decompress.js';

/** Whether a file has a record per line as JSON, judging by its name. */
export const isJsonLines = (file: string): boolean => /\.(?:ndjson|jsonl)$/i.test(uncompressedName(file));

/**
 * Returns the kind of file that a path leads to; `undefined` if that can't be determined, which is reported when the
 * file is read.
 */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
