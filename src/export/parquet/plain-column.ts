import type { ByteWriter } from 'hyparquet-writer';
import type { Cell, Column } from '../schema.js';
import { elementsOf } from './elements.js';
import type { ColumnChunk } from './groups.js';
import { Bounds, emptyIn, HASH_BYTES, pagesOf, valuesOf, writePage } from './plain-pages.js';

/** The number of cells that are examined. */
const SAMPLE = 1000;

/** The share of different values above which hyparquet-writer uses no dictionary. */
const MOSTLY = 0.9;

/**
 * Writes a column whose cells are all empty, or whose texts or hashes mostly differ, so that a dictionary would not
 * make it smaller. hyparquet-writer would write the same, but it allocates memory for each cell, which takes most of
 * its time.
 *
 * @returns the description of the column; `undefined`, and nothing is written, if it is another one
 */
export function writePlainColumn(bytes: ByteWriter, column: Column, cells: readonly Cell[]): ColumnChunk | undefined {
  const { type } = elementsOf(column)[0]!;
  const empty = emptyIn(cells);
  // The library reports an empty cell where none may be.
  if (type === undefined || (column.isNullable !== true && empty > 0)) return undefined;
  if (empty < cells.length && !isMostlyDifferent(column, cells)) return undefined;
  const start = bytes.offset;
  const bounds = new Bounds();
  let [size, pages] = [0, 0];
  for (const page of pagesOf(cells)) {
    const values = valuesOf(page);
    if (type === 'BYTE_ARRAY' && column.isScattered !== true) bounds.add(values);
    size += writePage(bytes, page, values, column.isNullable === true);
    pages++;
  }
  const statistics = {
    statistics: { ...bounds.values, null_count: BigInt(empty) },
    encoding_stats: [{ page_type: 'DATA_PAGE_V2', encoding: 'PLAIN', count: pages } as const],
  };
  return {
    file_offset: BigInt(start),
    meta_data: {
      type,
      encodings: ['PLAIN'],
      path_in_schema: [column.name],
      codec: 'ZSTD',
      num_values: BigInt(cells.length),
      total_compressed_size: BigInt(bytes.offset - start),
      total_uncompressed_size: BigInt(size),
      data_page_offset: BigInt(start),
      ...(column.isScattered === true ? {} : statistics),
    },
  };
}

/** Whether most of a column is different texts or hashes, by a sample of cells from all of it. */
function isMostlyDifferent({ type }: Column, cells: readonly Cell[]): boolean {
  if (type !== 'text' && type !== 'hash') return false;
  const step = Math.max(1, cells.length / SAMPLE);
  const different = new Set<Cell>();
  let [all, once] = [0, 0];
  for (let i = 0; i < cells.length; i += step) {
    const cell = cells[Math.floor(i)];
    if (cell === undefined) continue;
    const size = typeof cell === 'string' ? cell.length : HASH_BYTES;
    all += size;
    if (!different.has(cell)) once += size;
    different.add(cell);
  }
  return once > all * MOSTLY;
}
