import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { schemaOf } from './elements.js';
import { writePlainColumn } from './plain-column.js';
import { type Cell, type Column, SCHEMA_VERSION } from '../schema.js';
import { compress } from './zstd.js';

/** The description of a row group in the file: its columns, and where they are. */
export type GroupMetadata = ParquetWriter['row_groups'][number];

/** The description of a column in a row group. */
export type ColumnChunk = GroupMetadata['columns'][number];

/** A row group of a Parquet file, encoded separately from the file. Plain data. */
export interface RowGroup {
  readonly bytes: Uint8Array;
  /** The offset of the bytes that positions in `group` are relative to. */
  readonly offset: number;
  readonly group: GroupMetadata;
}

/**
 * The number of rows from which a row group compresses well, and a query skips much when it skips the group. With many
 * more, the rows would take too much memory.
 */
export const GROUP_ROWS = 100_000;

/** The number of bytes of packed rows from which a row group is large enough, however few rows they are. */
export const GROUP_BYTES = 12_000_000;

/** The key of the version of the columns in the metadata of a file. */
export const VERSION_KEY = 'ludogram.schema';

/** The key of the size of all row groups but the last one in the metadata of a file. */
export const GROUPS_KEY = 'ludogram.row_groups';

/** The size of row groups in the metadata of a file. */
export const GROUPS_VALUE = `${GROUP_ROWS} rows or ${GROUP_BYTES} bytes`;

const METADATA = [
  { key: VERSION_KEY, value: String(SCHEMA_VERSION) },
  { key: GROUPS_KEY, value: GROUPS_VALUE },
];

/** Returns the columns of a table, or of rows, without the second one, which is the notation: the folder names it. */
export const withoutNotation = <T>(columns: readonly T[]): T[] => columns.filter((_, i) => i !== 1);

/** A writer of files with these columns, and where it writes. */
export function parquetWriter(columns: readonly Column[]): { writer: ParquetWriter; bytes: ByteWriter } {
  const bytes = new ByteWriter();
  return {
    writer: new ParquetWriter({
      writer: bytes,
      schema: schemaOf(columns),
      codec: 'ZSTD',
      compressors: { ZSTD: compress },
      createdBy: 'ludogram',
      kvMetadata: METADATA,
    }),
    bytes,
  };
}

/** Rows by columns, one column at a time: all of them together take much memory. */
export interface ColumnReader {
  /** The number of rows. */
  readonly count: number;
  /** Returns the cells of a column by its index. Called once for each column, in their order. */
  readonly take: (column: number) => readonly Cell[];
}

/** Encodes rows as a row group. There must be at least one. */
export function encodeGroup(columns: readonly Column[], { count, take }: ColumnReader): RowGroup {
  const { writer, bytes } = parquetWriter(columns);
  const { offset } = bytes;
  const chunks = columns.flatMap((column, i) => {
    const cells = take(i);
    return writePlainColumn(bytes, column, cells) ?? writeColumn(writer, column, cells);
  });
  const group: GroupMetadata = {
    columns: chunks,
    num_rows: BigInt(count),
    total_byte_size: chunks.reduce((sum, { meta_data: data }) => sum + (data?.total_uncompressed_size ?? 0n), 0n),
    total_compressed_size: BigInt(bytes.offset - offset),
  };
  return { bytes: bytes.getBytes().slice(offset), offset, group };
}

/** Writes a column as the library does. @returns its description: two for a map */
function writeColumn(writer: ParquetWriter, column: Column, cells: readonly Cell[]): ColumnChunk[] {
  const { name, isScattered } = column;
  // Readers use the index only together with statistics of each page.
  const source = { name, data: dataOf(column, cells), statistics: isScattered !== true, offsetIndex: false };
  void writer.write({ columnData: [source], rowGroupSize: cells.length });
  return writer.row_groups.pop()!.columns;
}

/** Returns the cells of a column as the library takes them. Most are what it takes: copies take memory. */
function dataOf({ type, isWide }: Column, cells: readonly Cell[]): unknown[] {
  const isOther = type === 'date' || type.endsWith('map') || isWide === true;
  return isOther ? cells.map((cell) => valueOf(cell, type, isWide === true)) : (cells as Cell[]);
}

/** Adds a row group to the metadata of a file, in which its bytes are at `offset`. */
export function addGroup(to: ParquetWriter, { group, offset: from }: RowGroup, offset: number): void {
  const shift = BigInt(offset - from);
  for (const chunk of group.columns) {
    chunk.file_offset += shift;
    const { meta_data: data } = chunk;
    if (data === undefined) continue;
    data.data_page_offset += shift;
    if (data.dictionary_page_offset !== undefined) data.dictionary_page_offset += shift;
  }
  addMetadata(to, group);
}

/** Adds the description of a row group that is in the file. */
export function addMetadata(to: ParquetWriter, group: GroupMetadata): void {
  to.row_groups.push(group);
  to.num_rows += group.num_rows;
}

/** Returns a cell as the library takes it. */
function valueOf(cell: Cell, type: Column['type'], isWide: boolean): unknown {
  if (cell === undefined) return undefined;
  if (isWide) return BigInt(cell as number);
  if (type === 'date') return new Date(`${cell as string}T00:00:00Z`);
  return typeof cell === 'object' ? new Map(Object.entries(cell)) : cell;
}
