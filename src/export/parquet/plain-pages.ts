import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { writeRleBitPackedHybrid } from 'hyparquet-writer/src/encoding.js';
import type { Cell } from '../schema.js';
import { compress } from './zstd.js';

/** The number of bytes of values from which a page is large enough, as in hyparquet-writer. */
const PAGE_BYTES = 2 ** 20;

/** The number of bytes of a hash. */
export const HASH_BYTES = 8;

/** The number of bytes of the length before each text. */
const LENGTH_BYTES = 4;

/** The largest number of bytes of a UTF-16 unit in UTF-8. */
const BYTES_PER_UNIT = 3;

/** Divides the cells of a column into pages. */
export function* pagesOf(cells: readonly Cell[]): Generator<readonly Cell[]> {
  let [start, size] = [0, 0];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell !== undefined) size += typeof cell === 'string' ? LENGTH_BYTES + cell.length : HASH_BYTES;
    if (size < PAGE_BYTES && i + 1 < cells.length) continue;
    yield cells.slice(start, i + 1);
    [start, size] = [i + 1, 0];
  }
}

/** Returns the texts and hashes of a page one after the other, as Parquet's encoding `PLAIN` has them. */
export function valuesOf(page: readonly Cell[]): Buffer {
  const values = Buffer.allocUnsafe(mostBytes(page));
  const view = new DataView(values.buffer, values.byteOffset);
  let end = 0;
  for (const cell of page) {
    if (typeof cell === 'string') {
      const length = values.write(cell, end + LENGTH_BYTES);
      view.setUint32(end, length, true);
      end += LENGTH_BYTES + length;
    } else if (typeof cell === 'bigint') {
      view.setBigInt64(end, cell, true);
      end += HASH_BYTES;
    }
  }
  return values.subarray(0, end);
}

/** Returns a number of bytes that is enough for the values of cells. */
function mostBytes(cells: readonly Cell[]): number {
  let most = 0;
  for (const cell of cells) {
    if (typeof cell === 'string') most += LENGTH_BYTES + cell.length * BYTES_PER_UNIT;
    else if (cell !== undefined) most += HASH_BYTES;
  }
  return most;
}

/** Returns the number of empty cells. */
export function emptyIn(cells: readonly Cell[]): number {
  let count = 0;
  for (const cell of cells) if (cell === undefined) count++;
  return count;
}

/**
 * Writes a page.
 *
 * @param values the values of its cells that aren't empty
 * @returns its number of bytes before they are compressed
 */
export function writePage(to: ByteWriter, page: readonly Cell[], values: Buffer, isNullable: boolean): number {
  const levels = new ByteWriter();
  if (isNullable) writeRleBitPackedHybrid(levels, levelsOf(page), 1);
  const compressed = compress(values);
  const start = to.offset;
  writePageHeader(to, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: levels.offset + values.length,
    compressed_page_size: levels.offset + compressed.length,
    data_page_header_v2: {
      num_values: page.length,
      num_nulls: emptyIn(page),
      num_rows: page.length,
      encoding: 'PLAIN',
      definition_levels_byte_length: levels.offset,
      repetition_levels_byte_length: 0,
      is_compressed: true,
    },
  });
  const headerSize = to.offset - start;
  to.appendBytes(levels.getBytes());
  to.appendBytes(compressed);
  return headerSize + levels.offset + values.length;
}

/** Returns the definition levels of cells that may be empty: 1 if one is not. */
function levelsOf(page: readonly Cell[]): Uint8Array {
  const levels = new Uint8Array(page.length);
  for (let i = 0; i < page.length; i++) levels[i] = page[i] === undefined ? 0 : 1;
  return levels;
}

/** The least and the greatest text of a column, in the order of their UTF-8. */
export class Bounds {
  #least: Uint8Array | undefined;
  #greatest: Uint8Array | undefined;

  /** Takes the texts of a page, as {@link valuesOf} returns them. */
  add(values: Buffer): void {
    for (let at = 0; at < values.length;) {
      const start = at + LENGTH_BYTES;
      const text = values.subarray(start, start + values.readUInt32LE(at));
      at = start + text.length;
      if (this.#least === undefined || Buffer.compare(text, this.#least) < 0) this.#least = text;
      if (this.#greatest === undefined || Buffer.compare(text, this.#greatest) > 0) this.#greatest = text;
    }
  }

  /** The bounds, separate from the texts; none if there was no text. */
  get values() {
    if (this.#least === undefined || this.#greatest === undefined) return {};
    return { min_value: this.#least.slice(), max_value: this.#greatest.slice() };
  }
}
