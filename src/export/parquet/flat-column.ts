import type { ByteWriter, SchemaElement } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import type { Cell, Column } from '../schema.js';
import type { GroupMetadata } from './groups.js';
import { differentHashes, HASH_BYTES } from './hashes.js';
import { bitsOf, hybridBytes } from './hybrid.js';
import { cellsOf, type IndexedCells, type PackedColumn } from './packed-rows.js';
import { boundsOf, plainBytes, plainSize } from './plain.js';
import { compress } from './zstd.js';

/** The description of a column in a row group. */
export type ColumnChunk = GroupMetadata['columns'][number];

/** The rows of a column as pages have them. */
interface Values {
  /** The different values, if the column has a dictionary. */
  readonly dictionary?: { readonly bytes: Uint8Array; readonly count: number };
  /** The values of the rows that are not empty, or their indices in the dictionary. */
  readonly data: Uint8Array;
  /** For each row, 0 if it is empty, or else 1. */
  readonly levels: Uint8Array;
  /** The number of empty rows. */
  readonly empty: number;
}

/**
 * Writes a column of texts or numbers of a row group: one page with its rows, after a dictionary if that makes it
 * smaller. The library writes the same, but takes several times as long, because it looks at every cell.
 *
 * @param element the description of the column in the schema
 * @throws {RangeError} if a row of a column without empty rows is empty, or a number is not of the column's type
 */
export function writeFlatColumn(
  to: ByteWriter,
  { name, type, isScattered, isNullable }: Column,
  element: SchemaElement,
  column: PackedColumn,
): ColumnChunk {
  const start = to.offset;
  const { dictionary, data, levels, empty } = valuesOf(column, element, type);
  // Without levels, the values of the rows after an empty one would move.
  if (empty > 0 && !isNullable) throw new RangeError(`expected a value in each row of the column "${name}"`);
  let size = 0;
  if (dictionary !== undefined) {
    size += writePage(to, dictionary.bytes, {
      type: 'DICTIONARY_PAGE',
      dictionary_page_header: { num_values: dictionary.count, encoding: 'PLAIN' },
    });
  }
  const page = to.offset;
  const levelBytes = isNullable ? hybridBytes(levels, 1) : new Uint8Array();
  const encoding = dictionary === undefined ? 'PLAIN' : 'RLE_DICTIONARY';
  const header = {
    num_values: levels.length,
    num_nulls: empty,
    num_rows: levels.length,
    encoding,
    definition_levels_byte_length: levelBytes.length,
    repetition_levels_byte_length: 0,
    is_compressed: true,
  } as const;
  size += writePage(to, data, { type: 'DATA_PAGE_V2', data_page_header_v2: header }, levelBytes);
  return {
    file_offset: BigInt(start),
    meta_data: {
      type: element.type!,
      encodings: dictionary === undefined ? ['PLAIN'] : ['PLAIN', encoding],
      path_in_schema: [name],
      codec: 'ZSTD',
      num_values: BigInt(levels.length),
      total_compressed_size: BigInt(to.offset - start),
      total_uncompressed_size: BigInt(size),
      data_page_offset: BigInt(page),
      ...(dictionary === undefined ? {} : { dictionary_page_offset: BigInt(start) }),
      ...(isScattered === true ? {} : { statistics: statisticsOf(column, type, empty) }),
    },
  };
}

type PageHeader = Parameters<typeof writePageHeader>[1];

/**
 * Writes a page.
 *
 * @returns the number of its bytes before they were compressed
 */
function writePage(
  to: ByteWriter,
  bytes: Uint8Array,
  header: Omit<PageHeader, 'uncompressed_page_size' | 'compressed_page_size'>,
  levels: Uint8Array = new Uint8Array(),
): number {
  const start = to.offset;
  const compressed = compress(bytes);
  writePageHeader(to, {
    ...header,
    uncompressed_page_size: levels.length + bytes.length,
    compressed_page_size: levels.length + compressed.length,
  });
  const headerSize = to.offset - start;
  to.appendBytes(levels);
  to.appendBytes(compressed);
  return headerSize + levels.length + bytes.length;
}

function valuesOf(column: PackedColumn, { type }: SchemaElement, kind: Column['type']): Values {
  if ('hashes' in column) {
    const { bytes, present } = column.hashes;
    const count = bytes.length / HASH_BYTES;
    const found = differentHashes(bytes, Math.floor(count / 2));
    const values = found && withDictionary(found.bytes, found.bytes.length / HASH_BYTES, found.indices, bytes.length);
    return { ...(values ?? { data: bytes }), levels: present, empty: present.length - count };
  }
  if ('cells' in column) {
    const { cells } = column;
    const filled = cells.filter((cell) => cell !== undefined);
    const levels = Uint8Array.from(cells, (cell) => (cell === undefined ? 0 : 1));
    return { data: plainBytes(filled, type, kind), levels, empty: cells.length - filled.length };
  }
  const { values, rows, levels } = 'same' in column ? sameRows(column) : filledRows(column);
  const bytes = plainBytes(values, type, kind);
  const encoded = withDictionary(bytes, values.length, rows, plainSize(values, rows, type)) ?? {
    data: plainBytes(
      Array.from(rows, (row) => values[row]),
      type,
      kind,
    ),
  };
  return { ...encoded, levels, empty: levels.length - rows.length };
}

/** Different cells, the indices of the rows that are not empty, from 0, and 0 for each row that is empty, or else 1. */
interface FilledRows {
  readonly values: readonly Cell[];
  readonly rows: Uint32Array;
  readonly levels: Uint8Array;
}

function sameRows({ same, count }: Extract<PackedColumn, { same: Cell }>): FilledRows {
  const levels = new Uint8Array(count);
  return same === undefined
    ? { values: [], rows: new Uint32Array(), levels }
    : { values: [same], rows: new Uint32Array(count), levels: levels.fill(1) };
}

function filledRows({ values, indices }: IndexedCells): FilledRows {
  const rows = new Uint32Array(indices.length);
  const levels = new Uint8Array(indices.length);
  let end = 0;
  for (let i = 0; i < indices.length; i++) {
    if (indices[i] === 0) continue;
    rows[end++] = indices[i]! - 1;
    levels[i] = 1;
  }
  return { values, rows: rows.subarray(0, end), levels };
}

/**
 * Returns a dictionary, and the indices of rows in it; `undefined` if they take more than half as many bytes as the
 * rows without a dictionary.
 */
function withDictionary(bytes: Uint8Array, count: number, rows: Uint32Array, plain: number) {
  const width = bitsOf(count - 1);
  if (count === 0 || 2 * (bytes.length + (rows.length * width) / 8) > plain) return undefined;
  const indices = hybridBytes(rows, width);
  const data = new Uint8Array(1 + indices.length);
  data[0] = width;
  data.set(indices, 1);
  return { dictionary: { bytes, count }, data };
}

/** Describes the values of a column, with all of them in a dictionary taken once. */
function statisticsOf(column: PackedColumn, kind: Column['type'], empty: number) {
  const cells = 'values' in column ? column.values : 'same' in column ? [column.same] : cellsOf(column);
  const values = cells.filter((cell) => cell !== undefined);
  return { ...boundsOf(values, kind), null_count: BigInt(empty) };
}
