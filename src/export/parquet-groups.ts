import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { plainTexts } from './plain-texts.js';
import { type Cell, type Column, type Columns, rowCount } from './schema.js';

/** A row group of a Parquet file, encoded separately from the file. Plain data. */
export interface RowGroup {
  readonly bytes: Uint8Array;
  /** The offset of the bytes that positions in `groups` and `indexes` are relative to. */
  readonly offset: number;
  readonly groups: ParquetWriter['row_groups'];
  readonly indexes: ParquetWriter['pendingIndexes'];
}

/** A writer of files with these columns, and where it writes. */
export function parquetWriter(columns: readonly Column[]): { writer: ParquetWriter; bytes: ByteWriter } {
  const bytes = new ByteWriter();
  return { writer: new ParquetWriter({ writer: bytes, schema: schemaOf(columns), createdBy: 'ludogram' }), bytes };
}

/** Encodes rows, given by columns, as a row group. */
export function encodeGroup(columns: readonly Column[], rows: Columns): RowGroup {
  const { writer, bytes } = parquetWriter(columns);
  const { offset } = bytes;
  const columnData = columns.map(({ name, isScattered, isWide }, i): ColumnSource => {
    const cells = rows[i] as Cell[];
    const statistics = isScattered !== true;
    if (isWide) return { name, data: cells.map((cell) => (cell === undefined ? undefined : BigInt(cell))), statistics };
    const texts = plainTexts(cells);
    return texts === undefined
      ? { name, data: cells, statistics }
      : { name, data: texts, statistics, encoding: 'PLAIN' };
  });
  void writer.write({ columnData, rowGroupSize: rowCount(rows) });
  return { bytes: bytes.getBytes().slice(offset), offset, groups: writer.row_groups, indexes: writer.pendingIndexes };
}

/** Adds a row group to the metadata of a file, in which its bytes are at `offset`. */
export function addGroup(to: ParquetWriter, { groups, indexes, offset: from }: RowGroup, offset: number): void {
  const shift = BigInt(offset - from);
  for (const index of indexes) {
    const { chunk, offsetIndex } = index;
    chunk.file_offset += shift;
    const { meta_data: data } = chunk;
    if (data !== undefined) {
      data.data_page_offset += shift;
      if (data.dictionary_page_offset !== undefined) data.dictionary_page_offset += shift;
    }
    for (const page of offsetIndex?.page_locations ?? []) page.offset += shift;
    to.pendingIndexes.push(index);
  }
  for (const group of groups) {
    to.row_groups.push(group);
    to.num_rows += group.num_rows;
  }
}

function schemaOf(columns: readonly Column[]): SchemaElement[] {
  const fields = columns.map(({ name, type, isNullable, isWide }): SchemaElement => ({
    name,
    repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
    ...(type === 'text' ? { type: 'BYTE_ARRAY', converted_type: 'UTF8' } : { type: isWide ? 'INT64' : 'INT32' }),
  }));
  return [{ name: 'root', num_children: fields.length }, ...fields];
}
