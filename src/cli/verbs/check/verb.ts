import { type Diagnostic, hasErrors, visibleLine, wantsColour } from '../../../diagnostics/index.js';
import { fixText } from '../../../notation/fix-text.js';
import { systemReason } from '../../../files/read-file.js';
import { notationByName, NOTATIONS } from '../../../notations/registry.js';
import type { CleanRecord } from './cache.js';
import type { Job } from '../../bulk/work.js';
import { type ResumeFlags, runResumably } from '../../bulk/resumable.js';
import type { BulkFlags } from '../../bulk/run.js';
import { ExitCode, type Failure, reportFailure, UsageError } from '../../run/failure.js';
import { type Input, readItem, STANDARD_INPUT } from '../../records/input.js';
import {
  addBulkOptions,
  addReadingOptions,
  addResumeOptions,
  checkDialect,
  PATHS,
  type ReadingFlags,
  wholeNumber,
} from '../../records/options.js';
import { unifiedDiff, writeText } from '../../records/output.js';
import {
  addTally,
  type Checked,
  emptyTally,
  fixedLines,
  humanReport,
  jsonReport,
  MAX_SHOWN,
  type Report,
  sarifReport,
  type Tally,
} from './report.js';
import { attempt } from '../../records/attempt.js';
import { readSource, type Source } from '../../records/source.js';
import type { Context, Verb } from '../../run/verb.js';

interface Flags extends ReadingFlags, BulkFlags, ResumeFlags {
  readonly json?: true;
  readonly sarif?: true;
  readonly fix?: true;
  readonly unsafeFixes?: true;
  readonly dryRun?: true;
  readonly denyWarnings?: true;
  readonly maxDiagnostics?: number;
  readonly cache?: true;
  readonly cacheFile: string;
}

/** The flags of `check` for one batch. */
export interface CheckFlags extends Flags {
  /** Whether the report goes to standard error, because standard output has the fixed text. */
  readonly toStderr: boolean;
}

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
  ludogram check --fix --unsafe-fixes --dry-run game.oni
  cat game.oni | ludogram check --format oni -`;

/** `ludogram check PATHS…` */
export const check: Verb = (command, context) => {
  command
    .argument('[paths...]', PATHS)
    .description('Reports errors in records: in their syntax, in their structure, and in the legality of the moves.')
    .option('--json', 'one line of JSON for each file')
    .option('--sarif', 'one SARIF 2.1.0 log for all files')
    .option('--fix', 'apply safe fixes, and report the rest')
    .option('--unsafe-fixes', 'with --fix: apply the other fixes too')
    .option('--dry-run', 'with --fix: change nothing, show a diff')
    .option('--deny-warnings', 'exit with 1 on warnings too')
    .option(
      '--max-diagnostics <n>',
      `how many diagnostics to show for each file (default: ${MAX_SHOWN}; all with --json, --sarif)`,
      wholeNumber,
    )
    .option('--cache', 'skip records whose content was found correct before')
    .option('--cache-file <file>', 'the file for --cache', CACHE_FILE)
    .addHelpText('after', NOTES)
    .action((paths: string[], flags: Flags) => run(paths, flags, context));
  addResumeOptions(addBulkOptions(addReadingOptions(command, context)));
};

async function run(paths: readonly string[], flags: Flags, context: Context): Promise<void> {
  if (flags.json && flags.sarif) throw new UsageError('--json and --sarif exclude each other');
  if (flags.unsafeFixes && !flags.fix) throw new UsageError('--unsafe-fixes needs --fix');
  if (flags.cache && flags.fix) throw new UsageError('--cache and --fix exclude each other');
  if (flags.dryRun && !flags.fix) throw new UsageError('--dry-run needs --fix');
  if (flags.many && flags.fix) throw new UsageError("--fix can't change files of many records");
  if (flags.sarif && flags.resume) throw new UsageError("--resume can't continue a SARIF log: it is one document");
  checkDialect(flags, context.formats);
  const tally = emptyTally();
  const asked = { ...flags, toStderr: (flags.fix && (flags.dryRun || paths.includes(STANDARD_INPUT))) === true };
  const onBatch = (part: Tally): number => {
    addTally(tally, part);
    return part.faulty;
  };
  const problem = await runResumably('check', paths, asked, context, {
    canContinue: flags.sarif !== true,
    restore: (totals: Totals) => addTally(tally, { ...emptyTally(), ...totals }),
    state: () => totalsOf(tally),
    onBatch,
  });
  if (flags.cache) await rememberClean(tally, flags.cacheFile, context);
  await reportFor(asked, context).end(tally);
  if (problem !== undefined) reportFailure(context, problem);
}

/** Loaded only where it is used, because `node:crypto` would slow down every start. */
const loadCache = () => import('./cache.js');

/** The counts of a tally, and the records for the cache: everything that a run continues with. */
type Totals = Omit<Tally, 'sarif'>;

function totalsOf({ records, found, fixable, faulty, clean }: Tally): Totals {
  return { records, found, fixable, faulty, clean };
}

async function rememberClean({ clean }: Tally, file: string, context: Context): Promise<void> {
  const { writeCache } = await loadCache();
  try {
    writeCache(file, clean);
  } catch (error) {
    reportFailure(context, `can't write ${file}: ${systemReason(error)}`);
  }
}

/** Checks the records of a batch and reports their diagnostics. @returns the totals for the end of the report */
export const checkBatch: Job<CheckFlags, Tally> = async (batch, flags, context) => {
  const tally = emptyTally();
  const report = reportFor(flags, context);
  const onFailure = (failure: Failure) => report.addFailure(failure, formatNamed(failure.file, flags, context), tally);
  const own = { ...context, onFailure };
  const caching = flags.cache === true ? await loadCache() : undefined;
  const cache = caching?.cacheIn(flags.cacheFile);
  for (const item of batch) {
    const input = await readItem(item, own);
    if (input === undefined) continue;
    const key = caching?.cacheKey(input, flags);
    const known = key === undefined ? undefined : cache?.get(key);
    if (known !== undefined) {
      report.add(asKnown(input, known), tally);
      tally.clean.push(known);
      continue;
    }
    const source = await readSource(input, flags, own);
    if (source === undefined) continue;
    const checked = flags.fix && isFixable(source, context) ? await fix(source, flags, own) : asRead(source);
    if (checked === undefined) continue;
    if (isBad(checked.diagnostics, flags)) context.exit.raise(ExitCode.wrong);
    if (hasErrors(checked.diagnostics)) tally.faulty++;
    // A notation of a config can change without a new version.
    else if (key !== undefined && checked.diagnostics.length === 0 && isBuiltIn(source)) {
      tally.clean.push([key, source.entry.id, source.dialect ?? null]);
    }
    report.add(checked, tally);
  }
  return tally;
};

/** Returns the entry of the cache for a record without diagnostics. */
function asKnown({ file, record }: Input, [, id, dialect]: CleanRecord): Checked {
  const source = { file, ...(record === undefined ? {} : { record }), entry: { id }, dialect: dialect ?? undefined };
  return { source, text: '', diagnostics: [], applied: [] };
}

const isBuiltIn = ({ entry }: Source): boolean => NOTATIONS.some((one) => one === entry);

/** Whether a source can be written back; reports the reason if not. */
function isFixable({ file, isText, readOnly }: Source, { io }: Context): boolean {
  if (readOnly !== undefined) io.stderr.write(`note: ${visibleLine(file)} ${readOnly}, so it is not changed\n`);
  return isText && readOnly === undefined;
}

/** Returns the format of a file that could not be read, if the command line or its name gives it. */
const formatNamed = (file: string, flags: Flags, { formats }: Context): string | null =>
  flags.format ?? notationByName(formats, file)?.id ?? null;

function reportFor(flags: CheckFlags, { io, formats }: Context): Report {
  const sink = flags.toStderr ? io.stderr : io.stdout;
  const max = flags.maxDiagnostics;
  if (flags.json) return jsonReport(sink, max);
  if (flags.sarif) return sarifReport(sink, formats, max);
  return humanReport(sink, wantsColour(sink, io.env), max, flags.many ? 'record' : 'file');
}

/**
 * Applies fixes to a source and writes it back; with `--dry-run`, writes a diff instead. Returns `undefined`, after a
 * report, if the code of its notation fails.
 */
async function fix(source: Source, flags: Flags, context: Context): Promise<Checked | undefined> {
  const { io } = context;
  const options = { unsafe: flags.unsafeFixes === true };
  const fixed = await attempt(source, context, () => fixText(source.text, source.diagnostics, source.reread, options));
  if (fixed === undefined) return undefined;
  if (flags.dryRun) io.stdout.writeExact(await unifiedDiff(source.file, source.text, fixed.text));
  else if (source.from === 'standard input') io.stdout.writeExact(fixed.text);
  else if (fixed.text !== source.text && !writeText(source.file, fixed.text, context, source.text))
    return asRead(source);
  // Reports for programs only list the remaining diagnostics.
  if (flags.json || flags.sarif) io.stderr.write(fixedLines(source.file, fixed.applied));
  return { source, ...fixed };
}

function asRead(source: Source): Checked {
  return { source, text: source.text, diagnostics: source.diagnostics, applied: [] };
}

function isBad(diagnostics: readonly Diagnostic[], { denyWarnings }: Flags): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (denyWarnings && severity === 'warning'));
}
