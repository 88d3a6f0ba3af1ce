import type { Staging } from './staging.js';
import type { Columns, Table, TableName } from './schema.js';

/**
 * Rows of a batch, by table, in the shape that one format takes them. A table without rows is absent. They are made in
 * the thread that reads the records, so they are plain data.
 */
export type EncodedTables<Rows = unknown> = { readonly [Name in TableName]?: Rows };

/** How the tables are written in one format. */
export interface TableFormat<Rows = unknown> {
  /** Whether each notation has files of its own; otherwise the rows are in the order of the input. */
  readonly dividesByNotation: boolean;
  /** Encodes rows of a table, at least one, with all its columns. */
  encode(columns: Columns, table: Table): Rows;
  /**
   * Opens the files.
   *
   * @param from what {@link Sink.flush} returned at the checkpoint from which they go on; `undefined` at the start
   */
  open(staging: Staging, names: OutputNames, from: unknown): Sink<Rows>;
}

/** The names of the files of an output. */
export interface OutputNames {
  /** The name of the database of `sqlite`. */
  readonly database: string;
  /** Says which shard it is: `-002-of-004`. */
  readonly suffix: string;
  /** The same, empty where there is one shard only. */
  readonly shortSuffix: string;
}

/** Writes the rows of the tables. Every method throws the error of the system if it can't be done. */
export interface Sink<Rows = unknown> {
  /** Adds rows of records, all of one notation if the format divides by it. */
  add(notation: string, tables: EncodedTables<Rows>): void;
  /**
   * Writes everything to the files. @returns what {@link TableFormat.open} needs to go on from here; can be written as
   * JSON
   */
  flush(): unknown;
  /**
   * Writes the ends of the files and closes them. @returns the files, by their paths in the staging folder and in the
   * output
   */
  finish(): readonly FinishedFile[];
  /** Closes the files as they are. */
  close(): void;
}

/** A file that is whole, and where it belongs. */
export interface FinishedFile {
  readonly from: string;
  readonly to: string;
}
