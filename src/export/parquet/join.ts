import { closeSync, fstatSync, openSync } from 'node:fs';
import { decompress } from 'fzstd';
import { type FileMetaData, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { bytesAt } from '../../files/read-file.js';
import type { Cell, Column, Columns, Table } from '../schema.js';
import { ParquetFile } from './file.js';
import { GROUP_ROWS, type GroupMetadata, GROUPS_KEY, GROUPS_VALUE, VERSION_KEY, withoutNotation } from './groups.js';
import { packRows } from './packed-rows.js';

/**
 * Writes the rows of several Parquet files of a table to one file, in their order. Row groups that are large enough are
 * copied as they are; smaller row groups, and row groups that another version has compressed differently, are put
 * together.
 */
export async function joinFiles(paths: readonly string[], table: Table, to: string): Promise<void> {
  const joined = new ParquetFile(to, table);
  try {
    for (const path of paths) await addFile(path, table, joined);
  } catch (error) {
    joined.close();
    throw error;
  }
  joined.finish();
}

/** Whether a file has no row groups that {@link joinFiles} would write differently. */
export async function isCompact(path: string): Promise<boolean> {
  const metadata = await metadataOf(path);
  const groups = metadata.row_groups;
  return groups.every(isZstd) && groups.slice(0, -1).every((_, i) => isLarge(metadata, i));
}

/** Returns the version of the columns that a file says it has; `undefined` if ludogram has not written it. */
export async function versionOf(path: string): Promise<string | undefined> {
  return valueOf(await metadataOf(path), VERSION_KEY);
}

const valueOf = ({ key_value_metadata: pairs }: FileMetaData, wanted: string): string | undefined =>
  pairs?.find(({ key }) => key === wanted)?.value;

async function metadataOf(path: string): Promise<FileMetaData> {
  const { descriptor, file } = openFile(path);
  try {
    return await parquetMetadataAsync(file);
  } finally {
    closeSync(descriptor);
  }
}

async function addFile(path: string, table: Table, joined: ParquetFile): Promise<void> {
  const columns = withoutNotation(table.columns);
  const { descriptor, file } = openFile(path);
  try {
    const metadata = await parquetMetadataAsync(file);
    let rowStart = 0;
    for (const [i, group] of metadata.row_groups.entries()) {
      const rowEnd = rowStart + Number(group.num_rows);
      if (isLarge(metadata, i) && !joined.hasCollected) joined.addGroup(copyOf(group, descriptor));
      else joined.add(packRows(await decode({ file, metadata, rowStart, rowEnd }, columns)));
      rowStart = rowEnd;
    }
  } finally {
    closeSync(descriptor);
  }
}

const isZstd = ({ columns }: GroupMetadata): boolean => columns.every(({ meta_data }) => meta_data?.codec === 'ZSTD');

/** Whether a row group is as large as {@link ParquetFile} makes all but the last one of a file. */
function isLarge(metadata: FileMetaData, index: number): boolean {
  const group = metadata.row_groups[index]!;
  const isBeforeLast = index < metadata.row_groups.length - 1;
  const isFull = isBeforeLast && valueOf(metadata, GROUPS_KEY) === GROUPS_VALUE;
  return isZstd(group) && (isFull || Number(group.num_rows) >= GROUP_ROWS);
}

/** Reads a row group as it is. */
function copyOf(group: GroupMetadata, descriptor: number) {
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  for (const { meta_data: data } of group.columns) {
    const from = Number(data!.dictionary_page_offset ?? data!.data_page_offset);
    start = Math.min(start, from);
    end = Math.max(end, from + Number(data!.total_compressed_size));
  }
  return { bytes: bytesAt(descriptor, start, end), offset: start, group };
}

/** A range of rows in a file. */
interface Rows {
  readonly file: ReturnType<typeof openFile>['file'];
  readonly metadata: FileMetaData;
  readonly rowStart: number;
  readonly rowEnd: number;
}

/** Put before each text of a map while it is read: an object has keys in another order, or loses them, without it. */
const MARK = ' ';

/** Reads rows, by columns. */
async function decode(rows: Rows, columns: readonly Column[]): Promise<Columns> {
  const decoded: Cell[][] = [];
  for (const { name, type } of columns) {
    const mark = type.endsWith('map') ? MARK : '';
    const cells: Cell[] = [];
    await parquetRead({
      ...rows,
      columns: [name],
      compressors: { ZSTD: (bytes) => decompress(bytes) },
      parsers: {
        stringFromBytes: (bytes: Uint8Array) => mark + Buffer.from(bytes).toString(),
        dateFromDays: (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10),
      },
      // The pages of one column, in their order.
      onChunk({ columnData }) {
        for (const value of columnData as Iterable<unknown>) cells.push(cellOf(value, type));
      },
    });
    decoded.push(cells);
  }
  return decoded;
}

function cellOf(value: unknown, type: Column['type']): Cell {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'bigint' && type === 'integer') return Number(value);
  if (typeof value !== 'object') return value as Cell;
  const unmarked = (text: unknown) => (typeof text === 'string' ? text.slice(MARK.length) : (text as number));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [unmarked(key), unmarked(entry)]));
}

function openFile(path: string) {
  const descriptor = openSync(path, 'r');
  const { size: byteLength } = fstatSync(descriptor);
  const slice = (start: number, end = byteLength): ArrayBuffer => bytesAt(descriptor, start, end).buffer;
  return { descriptor, file: { byteLength, slice } };
}
