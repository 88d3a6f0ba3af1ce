import { plural, visibleLine } from '../../../diagnostics/index.js';
import { ExportError } from '../../../export/export-error.js';
import { systemReason } from '../../../files/read-file.js';
import { ResumeError } from '../../../files/resume/processed-records.js';
import { listenForInterrupts } from '../../bulk/interruption.js';
import { withSummary } from '../../bulk/report/summary.js';
import { type Run, runInBatches } from '../../bulk/run-in-batches.js';
import { NOTHING_TO_CONTINUE } from '../../bulk/saved-progress.js';
import { WorkerError } from '../../bulk/worker-pool.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { exportJob, type ExportToFiles } from './job.js';
import { type ExportInput, exportInput, noteWait } from './ranges/input.js';
import { ManifestError } from './ranges/manifest.js';
import { DivisionError } from './ranges/plan.js';
import { RangeOutputs } from './ranges/range-outputs.js';

/** The note of an export that exits with 1. */
export const ERRORS_FOUND = 'note: some records have errors, which the table "diagnostics" lists\n';

/** Writes the tables of everything that the command line names. Reports what prevents this, with exit code 2. */
export async function exportFiles(paths: readonly string[], flags: ExportToFiles, outer: Context): Promise<void> {
  const interruption = listenForInterrupts(outer);
  const context = { ...outer, interrupted: interruption.interrupted };
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
  const { output: path, manifest } = flags;
  try {
    const input = await exportInput(paths, flags, context);
    await write(input, run, paths, flags, context);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (run.interruption.interrupted.aborted) {
      run.report.end = 'interrupted';
      reportFailure(context, 'interrupted while the input was divided; run the same command again');
      return;
    }
    if (error instanceof DivisionError) {
      reportFailure(context, error.message);
      return;
    }
    const isOfManifest = manifest !== undefined && !(error instanceof ExportError);
    reportFailure(context, `can't ${isOfManifest ? `use ${manifest}` : `write ${path}`}: ${reasonOf(error)}`);
  }
}

async function write(
  input: ExportInput,
  run: Pick<Run<unknown>, 'interruption' | 'report'>,
  paths: readonly string[],
  flags: ExportToFiles,
  context: Context,
): Promise<void> {
  const { ranges, flags: ofInput, size } = input;
  const outputs = openOutputs(input, flags, context);
  // A list of files that can't be read has been reported.
  const isListed = context.exit.code !== ExitCode.misuse;
  try {
    const wasInterrupted = await runInBatches(exportJob, paths, { ...flags, ...ofInput }, context, {
      ...run,
      input: { items: () => outputs.items(ranges), size },
      select: (name, item) => outputs.wants(name, item),
      async onBatch(value, batch, code, combine) {
        await outputs.add(value, batch, code, combine);
        return value.faulty;
      },
      onEnd: (combine) => outputs.encodeAll(combine),
    });
    if (wasInterrupted) {
      outputs.interrupt();
      reportFailure(context, 'interrupted; run the same command with --resume to continue');
      return;
    }
    await outputs.finish(isListed);
    if (outputs.wereFinished) run.report.end = 'already finished';
    reportOutputs(outputs, flags, context);
  } catch (error) {
    run.report.end = 'failed';
    closeAfter(error, outputs);
    if (error instanceof WorkerError) {
      reportFailure(context, `${error.message}; run the same command with --resume to continue`);
    } else if (error instanceof UsageError) throw error;
    else reportFailure(context, `can't write ${flags.output}: ${reasonOf(error)}`);
  }
}

/** Returns the outputs of an export, which are opened when they are needed. Notes which of them continue. */
function openOutputs({ count, description }: ExportInput, flags: ExportToFiles, context: Context): RangeOutputs {
  const { to: format, output: path, resume = false, overwrite = false } = flags;
  const { stderr } = context.io;
  let opened = 0;
  return new RangeOutputs({
    ...{ format, path, resume, overwrite, description, count, onWait: noteWait(context) },
    onOpen(output) {
      context.exit.raise(output.code);
      if (output.resumedRecords > 0) stderr.write(`continuing after ${plural(output.resumedRecords, 'record')}\n`);
      else if (resume && opened === 0) stderr.write(NOTHING_TO_CONTINUE);
      opened++;
    },
  });
}

/** Says if outputs are incomplete, if records have errors, and if there was nothing to do. */
function reportOutputs(outputs: RangeOutputs, { output: path, shard }: ExportToFiles, context: Context): void {
  if (!outputs.areComplete) {
    reportFailure(context, `${path} is incomplete: some files can't be read; fix them and run the command again`);
  }
  // Otherwise, only the exit code would say so, and 1 looks like a failure of the export.
  if (context.exit.code === ExitCode.wrong) context.io.stderr.write(ERRORS_FOUND);
  if (!outputs.wereFinished) return;
  const part = shard.count === 1 ? '' : `shard ${shard.number}/${shard.count} of `;
  const name = `${part}${visibleLine(path)}`;
  context.io.stderr.write(
    `${name} is already finished, and its input is not read again, even if it has changed: --overwrite writes it again\n`,
  );
}

/** Closes outputs after an error. On a full disk, closing a database fails as well, and the first error says why. */
function closeAfter(error: unknown, output: RangeOutputs): void {
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
  const known = [ExportError, ResumeError, ManifestError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const reason = systemReason(error);
  // SQLite reports a full disk like any other failure of a disk.
  return reason === 'disk I/O error' ? `${reason}; the disk may be full` : reason;
}
