import type { Staging } from '../runs/staging.js';
import { type Columns, rowCount, type Table, type TableName, type TableRows, TABLES } from '../schema.js';

/**
 * Rows of a batch, by table, in the form that one format takes. A table without rows is absent. They are made in the
 * thread that reads the records, so they are plain data.
 */
export type EncodedTables<Rows = unknown> = { readonly [Name in TableName]?: Rows };

/** How the tables are written in one format. */
export interface TableFormat<Rows = unknown> {
  /** Whether each notation has files of its own; otherwise the rows are in the order of the input. */
  readonly dividesByNotation: boolean;
  /** Encodes rows of a table, at least one, with all its columns. */
  encode(columns: Columns, table: Table): Rows;
  /** Encodes what was encoded for several batches together, where a format does. Takes and returns plain data. */
  combine?(encoded: unknown): unknown;
  /** Returns the files in a folder that have names of this output, by their paths in the folder. */
  filesIn(folder: string, names: OutputNames): Promise<readonly string[]>;
  /**
   * Opens the files.
   *
   * @param from the result of {@link Sink.flush} at the checkpoint to continue from; `undefined` at the start
   */
  open(staging: Staging, names: OutputNames, from: unknown): Sink<Rows>;
}

/** Calls {@link TableFormat.combine}, in any thread. */
export type Combine = (encoded: unknown) => Promise<unknown>;

/** The names of the files of an output. */
export interface OutputNames {
  /** The name of the database of `sqlite`. */
  readonly database: string;
  /** The number of the shard: `-002-of-004`. */
  readonly suffix: string;
  /** The number of the shard, or an empty text if there is only one shard. */
  readonly shortSuffix: string;
}

/** Writes the rows of the tables. Every method throws the error of the system if it can't be done. */
export interface Sink<Rows = unknown> {
  /**
   * Adds rows of records, all of one notation if the format divides by it.
   *
   * @param combine used where the format has it; without it, this thread does the work
   */
  add(notation: string, tables: EncodedTables<Rows>, combine?: Combine): void;
  /** Finishes all work of `combine`. To be called before {@link Sink.finish} if it was given. */
  encodeAll?(combine: Combine): Promise<void>;
  /**
   * Writes everything to the files.
   *
   * @returns the state that {@link TableFormat.open} needs to continue from here; can be written as JSON
   */
  flush(): unknown;
  /**
   * Writes the ends of the files and closes them.
   *
   * @returns the files, by their paths in the staging folder and in the output
   */
  finish(): readonly FinishedFile[] | Promise<readonly FinishedFile[]>;
  /** Closes the files as they are. */
  close(): void;
}

/** A complete file, and its destination. */
export interface FinishedFile {
  readonly from: string;
  readonly to: string;
}

/** Encodes the rows of all tables. */
export function encodeTables(format: TableFormat, rows: TableRows): EncodedTables {
  const filled = TABLES.filter(({ name }) => rowCount(rows[name]) > 0);
  return Object.fromEntries(filled.map((table) => [table.name, format.encode(rows[table.name] as Columns, table)]));
}
