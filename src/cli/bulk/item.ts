/** Where a record is in a file of many. */
export interface RecordPlace {
  /** Its number in the file, from 1. */
  readonly number: number;
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
}

/**
 * A record to work on: a file that is still to be read, a record that was, or what keeps it from being read. Items travel to
 * worker threads, so they are plain data.
 */
export interface Item {
  /** The file as the user named it; `-` for standard input. */
  readonly file: string;
  /** The content, where it was read already. */
  readonly bytes?: Uint8Array;
  /** Present for a record in a file of many. */
  readonly record?: RecordPlace;
  /** The id of its notation, where the record itself says it. */
  readonly format?: string;
  /** Why it can't be read. */
  readonly problem?: string;
}
