import type { TableRows } from './schema.js';

/** Where the rows of the tables go. Every method throws the error of the system if it can't be done. */
export interface Sink {
  /** Adds rows of records of one notation. */
  add(notation: string, rows: TableRows): void;
  /** Writes everything to the files. @returns what {@link SinkFactory} needs to go on from here */
  flush(): unknown;
  /** Writes the ends of the files and closes them. @returns the files, by their paths in the staging folder and in the output */
  finish(): readonly FinishedFile[];
  /** Closes the files as they are. */
  close(): void;
}

/** A file that is whole, and where it belongs. */
export interface FinishedFile {
  readonly from: string;
  readonly to: string;
}
