import type { RecordsPart } from '../../../bulk/items/file-records.js';

/** A file, or a part of a file of many records. Written as JSON. */
export interface Piece {
  /** The file as the user named it. */
  readonly file: string;
  /** The size of the whole file in bytes; absent for a pipe or another special file. */
  readonly size?: number;
  /** The part of the file; all of it if absent. */
  readonly part?: RecordsPart;
  /** The SHA-256 of the file or the part, decompressed, as hexadecimal digits. */
  readonly sha256?: string;
}

/** A part of the input that is exported to files of its own: pieces in the order of the input. */
export type Range = readonly Piece[];
