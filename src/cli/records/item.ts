import type { RecordLocation } from '../../files/record.js';

/**
 * A record to process: a file that is not read yet, a record that is read, or the reason why it can't be read. Items
 * travel to worker threads, so they are plain data.
 */
export interface Item {
  /** The file as the user named it; for standard input `-`, or the name that the user gave it. */
  readonly file: string;
  /** The origin of the content, if not the whole of that file. Only a record that is alone is written back then. */
  readonly from?: 'standard input' | 'many records';
  /** The size of the whole file in bytes, if it was found as a file. */
  readonly size?: number;
  /** The content, if it is already read. */
  readonly bytes?: Uint8Array;
  /** The name of the encoding of the content, if it is known. */
  readonly encoding?: string;
  /** Present for a record in a file of many. */
  readonly record?: RecordLocation;
  /** Whether the record is the only one of its file that is processed, so that it can be written back. */
  readonly isAlone?: true;
  /** The id of the notation, if the record itself names it. */
  readonly notation?: string;
  /** The SHA-256 that the content must have, as hexadecimal digits, if it is known. */
  readonly sha256?: string;
  /** The number of the part of the output that gets its rows, if there are several. */
  readonly range?: number;
  /** The reason why the record can't be read. */
  readonly problem?: string;
}
