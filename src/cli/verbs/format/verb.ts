import { Option } from 'commander';
import { onlyItem } from '../../bulk/only-item.js';
import { addBulkOptions, addResumeOptions, PATHS } from '../../bulk/options.js';
import { addPrintOptions, addReadingOptions, addRecordOption, checkDialect } from '../../records/options.js';
import { reportFailure, UsageError } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';
import { type FormatFlags, formatJob } from './job.js';

const EXAMPLES = `
Examples:
  ludogram format game.oni
  ludogram format --write games/
  ludogram format --style compact game.oni
  ludogram format --write games.azul#12`;

/** `ludogram format FILES…` */
export const format: Verb = (command, context) => {
  command
    .argument('[files...]', PATHS)
    .description(
      'Writes records in canonical form. A text with syntax errors, or with errors that this would hide, stays as it is.',
    )
    .addOption(
      new Option('--write', 'change the files instead of printing, and name those that changed').conflicts('check'),
    )
    .option('--check', 'change nothing; name the files that would change, and exit with 1 if there are any')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], flags: FormatFlags) => run(files, flags, context));
  // Canonical form only requires correct syntax; a game with illegal moves can be formatted.
  const reading = addReadingOptions(addPrintOptions(command, context), context, 'syntax');
  addResumeOptions(addBulkOptions(addRecordOption(reading)));
};

async function run(files: readonly string[], given: FormatFlags, context: Context): Promise<void> {
  const flags = { ...given, keepsWhole: given.write === true };
  if (flags.many && flags.write) throw new UsageError("--write can't change files of many records");
  checkDialect(flags, context.notations);
  const item = await onlyItem(files, flags, context);
  if (item !== undefined) {
    await formatJob.run([item], flags, context);
    return;
  }
  const { runResumably } = await import('../../bulk/resumable.js');
  const { withSummary } = await import('../../bulk/report/summary.js');
  await withSummary('format', flags, context, async (report) => {
    const problem = await runResumably(formatJob, files, flags, context, {
      canContinue: true,
      restore: () => undefined,
      state: () => null,
      onBatch: (errors) => errors,
      report,
    });
    if (problem !== undefined) reportFailure(context, problem);
  });
}
