import { Option } from 'commander';
import { systemReason } from '../../../files/read-file.js';
import { onlyItem } from '../../bulk/only-item.js';
import { addBulkOptions, addResumeOptions, PATHS } from '../../bulk/options.js';
import { STANDARD_INPUT } from '../../records/input.js';
import { addReadingOptions, addRecordOption, checkDialect } from '../../records/options.js';
import { reportFailure, UsageError } from '../../run/failure.js';
import { wholeNumber } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { type CheckFlags, checkJob, type CheckJobFlags, loadCache, reportFor } from './job.js';
import { addTally, DEFAULT_MAX_DIAGNOSTICS, emptyTally, type Tally } from './report.js';

/** The default name of the cache file, in the working folder. */
const CACHE_FILE = '.ludogram-cache.json';

const NOTES = `
A safe fix can't change what the author meant. The other fixes guess a meaning, or drop information: --unsafe-fixes
applies those too, the first one where a diagnostic has several.

With --fix, files are changed in place; the fixed text of standard input goes to standard output, and the report to
standard error. With --dry-run, no file is changed: the changes go to standard output as a unified diff, and the report to
standard error. The report and the exit code are those of the fixed text.

Examples:
  ludogram check games/
  ludogram check --fix game.oni
  ludogram check --fix --record 12 games.azul
  ludogram check --fix --unsafe-fixes --dry-run game.oni
  cat game.oni | ludogram check --notation oni -`;

/** `ludogram check PATHS…` */
export const check: Verb = (command, context) => {
  command
    .argument('[paths...]', PATHS)
    .description('Reports errors in records: in their syntax, in their structure, and in the legality of the moves.')
    .addOption(new Option('--json', 'one line of JSON for each record').conflicts('sarif'))
    .option('--sarif', 'one SARIF 2.1.0 log for all files')
    .option('--fix', 'apply safe fixes, and report the rest')
    .option('--unsafe-fixes', 'with --fix: apply the other fixes too')
    .option('--dry-run', 'with --fix: change nothing, show a diff')
    .option('--deny-warnings', 'exit with 1 on warnings too')
    .option(
      '--max-diagnostics <n>',
      `how many diagnostics to show for each record (default: ${DEFAULT_MAX_DIAGNOSTICS}; all with --json, --sarif)`,
      wholeNumber,
    )
    .addOption(new Option('--cache', 'skip records whose content was found correct before').conflicts('fix'))
    .option('--cache-file <file>', 'the file for --cache', CACHE_FILE)
    .addHelpText('after', NOTES)
    .action((paths: string[], flags: CheckFlags) => run(paths, flags, context));
  addResumeOptions(addBulkOptions(addRecordOption(addReadingOptions(command, context))));
};

async function run(paths: readonly string[], flags: CheckFlags, context: Context): Promise<void> {
  if (flags.unsafeFixes && !flags.fix) throw new UsageError('--unsafe-fixes needs --fix');
  if (flags.dryRun && !flags.fix) throw new UsageError('--dry-run needs --fix');
  if (flags.many && flags.fix) throw new UsageError("--fix can't change files of many records");
  if (flags.sarif && flags.resume) throw new UsageError("--resume can't continue a SARIF log: it is one document");
  checkDialect(flags, context.notations);
  const jobFlags = {
    ...flags,
    toStderr: (flags.fix && (flags.dryRun || paths.includes(STANDARD_INPUT))) === true,
    keepsWhole: flags.fix === true,
  };
  const item = await onlyItem(paths, jobFlags, context);
  if (item === undefined) await checkMany(paths, jobFlags, context);
  else await endReport(await checkJob.run([item], jobFlags, context), jobFlags, context);
}

async function checkMany(paths: readonly string[], flags: CheckJobFlags, context: Context): Promise<void> {
  const { runResumably } = await import('../../bulk/resumable.js');
  const { withSummary } = await import('../../bulk/report/summary.js');
  await withSummary('check', flags, context, async (report) => {
    const tally = emptyTally();
    const problem = await runResumably(checkJob, paths, flags, context, {
      canContinue: flags.sarif !== true,
      restore: (totals: Totals) => addTally(tally, { ...emptyTally(), ...totals }),
      state: () => totalsOf(tally),
      onBatch(part) {
        addTally(tally, part);
        return part.faulty;
      },
      report,
    });
    await endReport(tally, flags, context);
    if (problem !== undefined) reportFailure(context, problem);
  });
}

async function endReport(tally: Tally, flags: CheckJobFlags, context: Context): Promise<void> {
  if (flags.cache) await rememberClean(tally, flags.cacheFile, context);
  await reportFor(flags, context).end(tally);
}

/** The counts of a tally, and the records for the cache: all that an interrupted run needs to continue. */
type Totals = Omit<Tally, 'sarif'>;

function totalsOf({ records, files, found, fixable, faulty, clean }: Tally): Totals {
  return { records, files, found, fixable, faulty, clean };
}

async function rememberClean({ clean }: Tally, file: string, context: Context): Promise<void> {
  const { writeCache } = await loadCache();
  try {
    writeCache(file, clean);
  } catch (error) {
    reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
  }
}
