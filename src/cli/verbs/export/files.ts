import { createHash } from 'node:crypto';
import type { ExportFormat } from '../../../export/sink.js';
import { Output } from '../../../export/output.js';
import { isInShard, ResumeError, type Shard } from '../../../export/processed-records.js';
import { recordName } from '../../../files/record.js';
import { ExportError } from '../../../export/lease/lease.js';
import { visibleLine } from '../../../diagnostics/index.js';
import { systemReason } from '../../../files/read-file.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { type ExportFlags, exportJob } from './job.js';
import { interruptionOf } from '../../bulk/interruption.js';
import { NOTHING_TO_CONTINUE } from '../../bulk/resumable.js';
import { type Run, runInBatches } from '../../bulk/run.js';
import { withSummary } from '../../bulk/summary.js';
import { describeRun } from '../../bulk/run-description.js';
import { WorkerError } from '../../bulk/threads.js';

/** The options of an export to files. */
export interface ExportToFiles extends Omit<ExportFlags, 'shard'> {
  readonly to: ExportFormat;
  readonly output: string;
  readonly shard: Shard;
}

/** Writes the tables of everything that the command line names. Reports what prevents this, with exit code 2. */
export async function exportFiles(paths: readonly string[], flags: ExportToFiles, context: Context): Promise<void> {
  const interruption = interruptionOf(context);
  try {
    await withSummary('export', flags, context, (report) =>
      exportInterruptibly({ interruption, report }, paths, flags, context),
    );
  } finally {
    interruption.end();
  }
}

async function exportInterruptibly(
  run: Pick<Run<unknown>, 'interruption' | 'report'>,
  paths: readonly string[],
  flags: ExportToFiles,
  context: Context,
): Promise<void> {
  const { to: format, output: path, shard, resume = false, overwrite = false } = flags;
  const { stderr } = context.io;
  const onWait = (message: string) => stderr.write(`${visibleLine(message)}\n`);
  let output: Output | undefined;
  try {
    output = await Output.open({ format, path, shard, resume, overwrite, what: whatOf(paths, flags), onWait });
  } catch (error) {
    reportFailure(context, `can't write ${path}: ${reasonOf(error)}`);
    return;
  }
  if (output === undefined) {
    run.report.end = 'already finished';
    const part = shard.count === 1 ? '' : `shard ${shard.number}/${shard.count} of `;
    stderr.write(`${part}${visibleLine(path)} is already finished; --overwrite writes it again\n`);
    return;
  }
  if (output.resumedRecords > 0) stderr.write(`continuing after ${output.resumedRecords} records\n`);
  else if (resume) stderr.write(NOTHING_TO_CONTINUE);
  context.exit.raise(output.code);
  await write({ output, ...run }, paths, flags, context);
}

async function write(
  { output, ...run }: { readonly output: Output } & Pick<Run<unknown>, 'interruption' | 'report'>,
  paths: readonly string[],
  flags: ExportToFiles,
  context: Context,
): Promise<void> {
  const { output: path, shard } = flags;
  try {
    const wasInterrupted = await runInBatches(exportJob, paths, { ...flags, dividesArchives: true }, context, {
      ...run,
      select: (key) => isInShard(shard, key) && output.wants(key),
      onBatch({ tables, faulty }, batch) {
        output.add(tables, batch.map(recordName), context.exit.code);
        return faulty;
      },
    });
    if (wasInterrupted) {
      output.interrupt();
      reportFailure(context, 'interrupted; run the same command with --resume to continue');
    } else {
      const isComplete = context.exit.code !== ExitCode.misuse;
      await output.finish(isComplete);
      if (!isComplete)
        reportFailure(context, `${path} is incomplete: some files can't be read; fix them and run the command again`);
    }
  } catch (error) {
    run.report.end = 'failed';
    closeAfter(error, output);
    if (error instanceof WorkerError)
      reportFailure(context, `${error.message}; run the same command with --resume to continue`);
    else if (error instanceof UsageError) throw error;
    else reportFailure(context, `can't write ${path}: ${reasonOf(error)}`);
  }
}

/** Closes an output after an error. On a full disk, closing a database fails as well, and the first error says why. */
function closeAfter(error: unknown, output: Output): void {
  try {
    // If a worker has ended, everything before its batch is written and can be kept.
    if (error instanceof WorkerError) output.interrupt();
    else output.abandon();
  } catch {
    // The caller reports the first error.
  }
}

/** Puts the Parquet files in a folder together, and reports how many there were and are. */
export async function compact(folder: string, context: Context): Promise<void> {
  const { compactFolder } = await import('../../../export/parquet/compact.js');
  const { stdout, stderr } = context.io;
  try {
    const { before, after } = await compactFolder(folder, (message) => stderr.write(`${visibleLine(message)}\n`));
    stdout.write(`${visibleLine(folder)}: ${before} files before, ${after} after\n`);
  } catch (error) {
    reportFailure(context, `can't compact ${folder}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ExportError || error instanceof ResumeError) return error.message;
  const reason = systemReason(error);
  // SQLite reports a full disk like any other failure of a disk.
  return reason === 'disk I/O error' ? `${reason}; the disk may be full` : reason;
}

/**
 * Describes what is exported and how, equal for all shards. A run resumes an interrupted one, and adds its shard to a
 * folder, only if both have the same description.
 */
const whatOf = (paths: readonly string[], flags: ExportToFiles): string =>
  createHash('sha256')
    .update(describeRun('export', paths, flags, ['output', 'shard', 'overwrite']))
    .digest('hex');
