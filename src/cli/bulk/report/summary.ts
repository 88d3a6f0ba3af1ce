import { systemReason } from '../../../files/read-file.js';
import { storeOf } from '../../../files/store/index.js';
import { VERSION } from '../../../version.js';
import { ExitCode, reportFailure } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { Totals } from './totals.js';

/**
 * The end of a run: everything was processed; everything had been before; some files can't be read; a signal has
 * interrupted it; or something else has prevented it.
 */
export type RunEnd = 'finished' | 'already finished' | 'incomplete' | 'interrupted' | 'failed';

/** The numbers and names that a run reports to its summary. */
export interface RunReport {
  readonly totals: Totals;
  end: RunEnd;
}

/**
 * Does a run, and writes its summary for schedulers, if a file is given for it. The file says `running` until the run
 * has ended: neither an earlier summary nor one of a run that was killed is taken for the result.
 *
 * @param run does it; `failed` is its end unless it says otherwise
 */
export async function withSummary(
  verb: string,
  { summary: file }: { readonly summary?: string },
  context: Context,
  run: (report: RunReport) => Promise<void>,
): Promise<void> {
  const report: RunReport = { totals: new Totals(), end: 'failed' };
  if (file === undefined) return run(report);
  const start = performance.now();
  const write = async (end: RunEnd | 'running', code: ExitCode | null): Promise<void> => {
    const { files, records, errors, skipped, bytes } = report.totals;
    const seconds = Math.round(performance.now() - start) / 1000;
    const summary = { version: VERSION, verb, end, code, files, records, errors, skipped, bytes, seconds };
    try {
      await storeOf(file).write(file, `${JSON.stringify(summary)}\n`);
    } catch (error) {
      reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
    }
  };
  await write('running', null);
  if (context.exit.code === ExitCode.misuse) return;
  try {
    await run(report);
  } catch (error) {
    await write('failed', ExitCode.misuse);
    throw error;
  }
  await write(report.end, context.exit.code);
}
