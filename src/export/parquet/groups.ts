import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { plainTexts } from './plain-texts.js';
import { type Cell, type Column, type Columns, rowCount, SCHEMA_VERSION } from '../schema.js';
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

/** The key of the version of the columns in the metadata of a file. */
export const VERSION_KEY = 'ludogram.schema';

const VERSION = [{ key: VERSION_KEY, value: String(SCHEMA_VERSION) }];

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
      kvMetadata: VERSION,
    }),
    bytes,
  };
}

/** Encodes rows, given by columns, as a row group. There must be at least one. */
export function encodeGroup(columns: readonly Column[], rows: Columns): RowGroup {
  const { writer, bytes } = parquetWriter(columns);
  const { offset } = bytes;
  const columnData = columns.map(({ name, type, isScattered, isWide }, i): ColumnSource => {
    const cells = rows[i] as Cell[];
    const statistics = isScattered !== true;
    // Most columns are written as they are: copies take memory.
    const isOther = type === 'date' || type.endsWith('map') || isWide === true;
    const data = isOther ? cells.map((cell) => valueOf(cell, type, isWide === true)) : cells;
    // Readers use them only together with statistics of each page.
    const options = { name, statistics, offsetIndex: false };
    if (type !== 'text') return { ...options, data };
    const texts = plainTexts(cells);
    return texts === undefined ? { ...options, data: cells } : { ...options, data: texts, encoding: 'PLAIN' };
  });
  void writer.write({ columnData, rowGroupSize: rowCount(rows) });
  return { bytes: bytes.getBytes().slice(offset), offset, group: writer.row_groups[0]! };
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
