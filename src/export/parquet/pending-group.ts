import { columnsOf, type TableName } from '../schema.js';
import type { Combine } from '../sinks/sink.js';
import { encodeGroup, type RowGroup, withoutNotation } from './groups.js';
import { type PackedRows, readerOf } from './packed-rows.js';

/** Rows of a table that make a row group. Plain data. */
export interface GroupRows {
  readonly table: TableName;
  readonly parts: readonly PackedRows[];
}

/** Encodes rows as a row group. */
export function encodeRows({ table, parts }: GroupRows): RowGroup {
  return encodeGroup(withoutNotation(columnsOf(table)), readerOf(parts));
}

/** A row group that is being encoded, maybe in another thread. */
export class PendingGroup {
  readonly rows: GroupRows;
  /** Fulfilled when it is encoded, or can't be. */
  readonly settled: Promise<void>;
  #group: RowGroup | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(rows: GroupRows, combine: Combine) {
    this.rows = rows;
    this.settled = combine(rows).then(
      (group) => void (this.#group = group as RowGroup),
      (error: unknown) => void (this.#failure = { error }),
    );
  }

  /** The row group; `undefined` while it is being encoded. Throws the error of encoding. */
  get group(): RowGroup | undefined {
    if (this.#failure !== undefined) throw this.#failure.error;
    return this.#group;
  }
}
