import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { type Cell, type Column, NOTATION_INDEX, SCHEMA_VERSION } from '../schema.js';
import { type ColumnChunk, writeFlatColumn } from './flat-column.js';
import { cellsOf, type ColumnReader } from './packed-rows.js';
import { compress } from './zstd.js';

/** The description of a row group in the file: its columns, and where they are. */
export type GroupMetadata = ParquetWriter['row_groups'][number];

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

/**
 * The number of bytes of packed rows from which a row group is large enough, however few rows they are. With many more,
 * encoding them would take most of the memory of a run: rows with the tags of games need ten times as much as packed.
 */
export const GROUP_BYTES = 4_000_000;

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

/** Returns the columns of a table, or of rows, without the one of the notation: the folder names it. */
export const withoutNotation = <T>(columns: readonly T[]): T[] => columns.filter((_, i) => i !== NOTATION_INDEX);

/** Returns a writer of files with these columns, and where it writes. */
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

/** Encodes rows as a row group. There must be at least one. */
export function encodeGroup(columns: readonly Column[], { count, take }: ColumnReader): RowGroup {
  const { writer, bytes } = parquetWriter(columns);
  const { offset } = bytes;
  const chunks = columns.flatMap((column, i): readonly ColumnChunk[] => {
    const packed = take(i);
    const [element, ...others] = elementsOf(column) as [SchemaElement, ...SchemaElement[]];
    return others.length === 0
      ? [writeFlatColumn(bytes, column, element, packed)]
      : writeMaps(writer, column, cellsOf(packed));
  });
  const group: GroupMetadata = {
    columns: chunks,
    total_byte_size: chunks.reduce((sum, { meta_data: data }) => sum + (data?.total_uncompressed_size ?? 0n), 0n),
    num_rows: BigInt(count),
    total_compressed_size: BigInt(bytes.offset - offset),
  };
  return { bytes: bytes.getBytes().slice(offset), offset, group };
}

/** Writes a column of maps: one of their keys, and one of their values. */
function writeMaps(writer: ParquetWriter, { name, isScattered }: Column, cells: readonly Cell[]): ColumnChunk[] {
  // Readers use the index of offsets only together with statistics of each page.
  const source = { name, data: cells as Cell[], statistics: isScattered !== true, offsetIndex: false };
  void writer.write({ columnData: [source], rowGroupSize: cells.length });
  return writer.row_groups.pop()!.columns;
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

/** In the metadata of a file without rows: the number of its rows, and the start of the list of its row groups. */
const NO_ROWS = Uint8Array.of(0x16, 0, 0x19);

/** The header of an empty list of structures. */
const NO_STRUCTURES = 0x0c;

/**
 * Corrects the end of a file without row groups. The writer gives an empty list no type of its elements, and Arrow for
 * Rust refuses such a file.
 */
export function typeNoGroups(end: Uint8Array): void {
  const at = Buffer.from(end.buffer, end.byteOffset, end.length).indexOf(NO_ROWS);
  if (at === -1) throw new Error('the metadata of a Parquet file without rows has another form');
  end[at + NO_ROWS.length] = NO_STRUCTURES;
}

function schemaOf(columns: readonly Column[]): SchemaElement[] {
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)];
}

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

function elementsOf({ name, type, isNullable, isWide }: Column): SchemaElement[] {
  const repetition_type = isNullable ? 'OPTIONAL' : 'REQUIRED';
  if (type === 'map' || type === 'integer map') {
    const value = type === 'map' ? TEXT : ({ type: 'INT32' } as const);
    return [
      { name, repetition_type, converted_type: 'MAP', num_children: 1 },
      { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
      { name: 'key', repetition_type: 'REQUIRED', ...TEXT },
      { name: 'value', repetition_type: 'REQUIRED', ...value },
    ];
  }
  if (type === 'text') return [{ name, repetition_type, ...TEXT }];
  if (type === 'date') return [{ name, repetition_type, type: 'INT32', converted_type: 'DATE' }];
  if (type === 'number') return [{ name, repetition_type, type: 'DOUBLE' }];
  return [{ name, repetition_type, type: type === 'hash' || isWide ? 'INT64' : 'INT32' }];
}
