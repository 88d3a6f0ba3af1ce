import { type Columns, rowCount, TABLES, type TableRows } from './schema.js';
import type { EncodedTables, TableFormat } from './sink.js';

/** The formats of tables. */
export const EXPORT_FORMATS = ['parquet', 'sqlite', 'ndjson', 'csv'] as const;

/** A format of tables. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const LOADERS: { readonly [Format in ExportFormat]: () => Promise<TableFormat> } = {
  parquet: async () => (await import('./parquet-sink.js')).parquetFormat,
  sqlite: async () => (await import('./sqlite-sink.js')).sqliteFormat,
  ndjson: async () => (await import('./text-sinks.js')).ndjsonFormat,
  csv: async () => (await import('./text-sinks.js')).csvFormat,
};

/** Loads a format, with the library that it needs. */
export const loadFormat = (format: ExportFormat): Promise<TableFormat> => LOADERS[format]();

/** Encodes the rows of all tables. */
export function encodeTables(format: TableFormat, rows: TableRows): EncodedTables {
  const filled = TABLES.filter(({ name }) => rowCount(rows[name]) > 0);
  return Object.fromEntries(filled.map((table) => [table.name, format.encode(rows[table.name] as Columns, table)]));
}
