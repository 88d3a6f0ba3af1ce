import { noRows, rowCount, type TableRows } from './schema.js';

/**
 * The number of plies after which a chunk ends, and after which the rows of a batch are encoded, even if the batch has
 * more records: they take much memory.
 */
export const MAX_CHUNK_PLIES = 100_000;

/**
 * Rows of the three tables, in chunks of a limited number of plies. Lists of millions of rows would take up to twice as
 * much memory while they grow, and all of it until the last row is encoded.
 */
export class RowChunks {
  readonly #chunks: TableRows[] = [noRows()];

  /** The chunk that rows are added to. */
  get last(): TableRows {
    return this.#chunks.at(-1)!;
  }

  /** The number of chunks. */
  get count(): number {
    return this.#chunks.length;
  }

  /** Begins another chunk if the last one is full. Returns the last one. */
  next(): TableRows {
    if (isFull(this.last)) this.#chunks.push(noRows());
    return this.last;
  }

  /** Returns the chunks after the first ones. */
  after(count: number): readonly TableRows[] {
    return this.#chunks.slice(count);
  }

  /** Removes the chunks after the first ones. */
  cut(count: number): void {
    this.#chunks.length = count;
  }

  /** Yields the full chunks, and removes each. */
  *takeFull(): Generator<TableRows> {
    this.next();
    while (this.count > 1) yield this.#chunks.shift()!;
  }

  /** Yields all chunks, and removes each. */
  *takeAll(): Generator<TableRows> {
    yield* this.takeFull();
    yield this.#chunks.splice(0, 1, noRows())[0]!;
  }
}

const isFull = ({ plies }: TableRows): boolean => rowCount(plies) >= MAX_CHUNK_PLIES;
