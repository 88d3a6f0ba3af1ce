import { uncompressedName } from './decompress.js';

/** Whether a file has a record per line as JSON, judging by its name. */
export const isJsonLines = (file: string): boolean => /\.(?:ndjson|jsonl)$/i.test(uncompressedName(file));
