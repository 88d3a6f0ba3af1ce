import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { storeOf } from '../../files/store/index.js';
import { writeBytesAt } from '../../files/write-file.js';
import type { Staging } from '../runs/staging.js';
import {
  type Cell,
  cellsOf,
  type Column,
  type Columns,
  plainCell,
  rowCount,
  rowObject,
  type Table,
  type TableName,
  TABLES,
} from '../schema.js';
import type { EncodedTables, FinishedFile, Sink, TableFormat } from './sink.js';

/** The lines of a table, in parts: put together, those of a large record would take as much memory again. */
type Lines = readonly Uint8Array[];

/** How rows become lines. */
interface TextFormat {
  readonly extension: string;
  /** Returns the first line; empty if there is none. */
  header(columns: readonly Column[]): string;
  line(columns: readonly Column[], cells: readonly Cell[]): string;
}

/** RFC 4180, with line feeds; an absent value is an empty cell, an empty text is `""`. */
const CSV: TextFormat = {
  extension: 'csv',
  header: (columns) => `${columns.map(({ name }) => name).join(',')}\n`,
  line: (_, cells) => `${cells.map(csvCell).join(',')}\n`,
};

const csvCell = (given: Cell): string => {
  const cell = plainCell(given);
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  return cell === '' || /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** One object per line; an absent value has no key. */
const NDJSON: TextFormat = {
  extension: 'ndjson',
  header: () => '',
  line: (columns, cells) => `${JSON.stringify(rowObject(columns, cells))}\n`,
};

const fileOf = (table: TableName, { extension }: TextFormat, suffix: string): string =>
  `${table}${suffix}.${extension}`;

/** The number of bytes written to each file. */
type Sizes = Partial<Record<TableName, number>>;

/** Writes each table to a text file of its own. */
class TextSink implements Sink<Lines> {
  readonly #staging: Staging;
  readonly #format: TextFormat;
  readonly #suffix: string;
  readonly #files = new Map<TableName, { readonly descriptor: number; size: number }>();

  constructor(staging: Staging, format: TextFormat, suffix: string, from: Sizes) {
    this.#staging = staging;
    this.#format = format;
    this.#suffix = suffix;
    for (const table of TABLES) this.#open(table, from[table.name]);
  }

  #open({ name, columns }: Table, known: number | undefined): void {
    const path = this.#staging.path(this.#fileOf(name));
    const isOld = known !== undefined && existsSync(path);
    const descriptor = openSync(path, isOld ? 'r+' : 'w');
    const file = { descriptor, size: isOld ? known : 0 };
    this.#files.set(name, file);
    // Rows after the checkpoint are written again.
    if (isOld) ftruncateSync(descriptor, known);
    else this.#write(file, Buffer.from(this.#format.header(columns)));
  }

  #fileOf(table: TableName): string {
    return fileOf(table, this.#format, this.#suffix);
  }

  #write(file: { readonly descriptor: number; size: number }, bytes: Uint8Array): void {
    writeBytesAt(file.descriptor, bytes, file.size);
    file.size += bytes.length;
  }

  add(_: string, tables: EncodedTables<Lines>): void {
    for (const { name } of TABLES) {
      for (const part of tables[name] ?? []) this.#write(this.#files.get(name)!, part);
    }
  }

  flush(): Sizes {
    const sizes: Sizes = {};
    for (const [name, { descriptor, size }] of this.#files) {
      fsyncSync(descriptor);
      sizes[name] = size;
    }
    return sizes;
  }

  finish(): FinishedFile[] {
    this.flush();
    this.close();
    return TABLES.map(({ name }) => ({ from: this.#fileOf(name), to: this.#fileOf(name) }));
  }

  close(): void {
    for (const { descriptor } of this.#files.values()) closeSync(descriptor);
    this.#files.clear();
  }
}

function formatOf(text: TextFormat): TableFormat<Lines> {
  return {
    dividesByNotation: false,
    encode: (rows, { columns }) => linesOf(text, columns, rows),
    async filesIn(folder, { shortSuffix }) {
      const own = TABLES.map(({ name }) => fileOf(name, text, shortSuffix));
      return (await storeOf(folder).names(folder)).filter((name) => own.includes(name));
    },
    open: (staging, { shortSuffix }, from) => new TextSink(staging, text, shortSuffix, (from ?? {}) as Sizes),
  };
}

/**
 * The approximate length of the texts that are encoded at once, in UTF-16 code units. All lines of a batch could be
 * longer than a string may be.
 */
const ENCODED_LENGTH = 2 ** 20;

function linesOf(format: TextFormat, columns: readonly Column[], cells: Columns): Lines {
  const parts: Uint8Array[] = [];
  let text = '';
  for (let row = 0; row < rowCount(cells); row++) {
    text += format.line(columns, cellsOf(cells, row));
    if (text.length < ENCODED_LENGTH) continue;
    parts.push(Buffer.from(text));
    text = '';
  }
  parts.push(Buffer.from(text));
  return parts;
}

/** Tables as CSV: `games.csv`, `plies.csv`, `diagnostics.csv`, with the shard before the extension. */
export const csvFormat = formatOf(CSV);

/** Tables as NDJSON: `games.ndjson`, `plies.ndjson`, `diagnostics.ndjson`, with the shard before the extension. */
export const ndjsonFormat = formatOf(NDJSON);
