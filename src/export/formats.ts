import type { TableFormat } from './sinks/sink.js';

/** The formats of tables. */
export const EXPORT_FORMATS = ['parquet', 'sqlite', 'ndjson', 'csv'] as const;

/** A format of tables. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const LOADERS: { readonly [Format in ExportFormat]: () => Promise<TableFormat> } = {
  parquet: async () => (await import('./parquet/sink.js')).loadParquet(),
  sqlite: async () => (await import('./sinks/sqlite-sink.js')).sqliteFormat,
  ndjson: async () => (await import('./sinks/text-sinks.js')).ndjsonFormat,
  csv: async () => (await import('./sinks/text-sinks.js')).csvFormat,
};

/** Loads a format, with the library that it needs. */
export const loadFormat = (format: ExportFormat): Promise<TableFormat> => LOADERS[format]();
