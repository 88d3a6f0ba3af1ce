import { defined } from '../../../defined.js';
import { hasErrors } from '../../../diagnostics/index.js';
import type { ExportFormat } from '../../../export/formats.js';
import type { RowChunks } from '../../../export/row-chunks.js';
import type { RecordRows } from '../../../export/rows.js';
import type { TableRows } from '../../../export/schema.js';
import type { Shard } from '../../../export/shard.js';
import type { EncodedTables } from '../../../export/sinks/sink.js';
import { recordName } from '../../../files/record.js';
import { append, getOrInsert } from '../../../maps.js';
import type { Batch } from '../../bulk/batches.js';
import type { Job } from '../../bulk/job.js';
import type { BulkFlags } from '../../bulk/options.js';
import { attempt } from '../../records/file-failure.js';
import type { ReadingFlags } from '../../records/options.js';
import { type ListenerOf, readItemAsSource, type Source } from '../../records/source/source.js';
import { ExitCode } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';

/** The options of `export`. */
export interface ExportFlags extends ReadingFlags, BulkFlags {
  readonly to?: ExportFormat;
  readonly output?: string;
  readonly shard?: string;
  readonly resume?: true;
  readonly overwrite?: true;
  readonly records?: true;
  readonly compact?: string;
  readonly positions?: true;
  /** The manifest that names the input. */
  readonly manifest?: string;
  /** The manifest to write, instead of tables. */
  readonly writeManifest?: string;
  /** The number of ranges of a manifest. */
  readonly ranges?: number;
}

/** The options of an export to files. */
export interface ExportToFiles extends Omit<ExportFlags, 'shard' | 'writeManifest'> {
  readonly to: ExportFormat;
  readonly output: string;
  readonly shard: Shard;
}

/** The flags of the job. */
interface ExportJobFlags extends ReadingFlags {
  readonly to: ExportFormat;
  readonly positions?: true;
}

/** The result of an export for one batch. Plain data. */
export interface ExportedBatch {
  /** Encoded rows, in order, by the id of their notation, where the format divides by it; otherwise all together. */
  readonly tables: ReadonlyMap<string, readonly EncodedTables[]>;
  /** Number of records with errors. */
  readonly faulty: number;
}

/** Reads the records of a batch into rows, and encodes them. */
export const exportJob: Job<ExportJobFlags, ExportedBatch> = { name: 'export', run: exportBatch, combine };

async function combine(encoded: unknown, { to }: ExportJobFlags): Promise<unknown> {
  const { loadFormat } = await import('../../../export/formats.js');
  return (await loadFormat(to)).combine?.(encoded);
}

async function exportBatch(batch: Batch, flags: ExportJobFlags, context: Context): Promise<ExportedBatch> {
  const [{ loadFormat }, { RecordRows }, { RowChunks }, { encodeTables }] = await Promise.all([
    import('../../../export/formats.js'),
    import('../../../export/rows.js'),
    import('../../../export/row-chunks.js'),
    import('../../../export/sinks/sink.js'),
  ]);
  const tableFormat = await loadFormat(flags.to);
  const byNotation = new Map<string, RowChunks>();
  const encoded = new Map<string, EncodedTables[]>();
  const encode = (key: string, chunks: Iterable<TableRows>): void => {
    for (const rows of chunks) append(encoded, key, encodeTables(tableFormat, rows));
  };
  let faulty = 0;
  for (const item of batch) {
    let record: RecordRows | undefined;
    const listenerOf: ListenerOf = (input, notation) => {
      const key = tableFormat.dividesByNotation ? notation.id : '';
      const chunks = getOrInsert(byNotation, key, () => new RowChunks());
      record = new RecordRows(chunks, recordName(input), notation, flags.positions === true);
      return record.listener;
    };
    const source = await readItemAsSource(item, flags, context, { listenerOf });
    if (source === undefined || !(await addRows(record, source, context))) record?.discard();
    else if (hasErrors(source.diagnostics)) faulty++;
    for (const [key, chunks] of byNotation) encode(key, chunks.takeFull());
  }
  if (faulty > 0) context.exit.raise(ExitCode.wrong);
  for (const [key, chunks] of byNotation) encode(key, chunks.takeAll());
  return { tables: encoded, faulty };
}

/** Adds the rows of a record that was read; returns `false`, after a report, if the code of its notation fails. */
export async function addRows(record: RecordRows | undefined, source: Source, context: Context): Promise<boolean> {
  const { record: location, encoding, ...others } = source;
  // A record without a span in its file was a string of JSON.
  const isInFile = location === undefined ? source.from === undefined : location.start !== undefined;
  const added = await attempt(source, context, () => {
    record?.add({ ...others, ...defined({ location }), ...(isInFile ? { encoding } : {}) });
    return true;
  });
  return added === true;
}
