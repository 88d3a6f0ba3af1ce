import { defined } from '../../../defined.js';
import { type Diagnostic, hasErrors, visibleLine, wantsColour } from '../../../diagnostics/index.js';
import { recordName } from '../../../files/record.js';
import { fixText } from '../../../notation/edit/fix-text.js';
import { notationByName, NOTATIONS } from '../../../notations/registry.js';
import type { Batch } from '../../bulk/batches.js';
import type { Job } from '../../bulk/job.js';
import type { BulkFlags, ResumeFlags } from '../../bulk/options.js';
import { attempt, type FileFailure } from '../../records/file-failure.js';
import { type Input, readItem } from '../../records/input.js';
import type { ReadingFlags } from '../../records/options.js';
import { showEdited, writeEdited } from '../../records/output.js';
import { readSource, type Source } from '../../records/source/source.js';
import { ExitCode } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import type { CleanRecord } from './cache.js';
import {
  type CheckedReading,
  emptyTally,
  fixedLines,
  humanReport,
  jsonReport,
  type Report,
  sarifReport,
  type Tally,
} from './report.js';

/** The options of `check`. */
export interface CheckFlags extends ReadingFlags, BulkFlags, ResumeFlags {
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

/** The flags of the job: the options, and what follows from them and the paths. */
export interface CheckJobFlags extends CheckFlags {
  /** Whether the report goes to standard error, because standard output has the fixed text. */
  readonly toStderr: boolean;
  /** Whether large files are read whole, because they may be changed. */
  readonly keepsWhole: boolean;
}

/** Loads the cache, only where it is used, because `node:crypto` would slow down every start. */
export const loadCache = () => import('./cache.js');

/** Checks the records of a batch and reports their diagnostics; returns the totals for the end of the report. */
export const checkJob: Job<CheckJobFlags, Tally> = { name: 'check', run: checkBatch };

async function checkBatch(batch: Batch, flags: CheckJobFlags, context: Context): Promise<Tally> {
  const tally = emptyTally();
  const report = reportFor(flags, context);
  const onFailure = (failure: FileFailure) =>
    report.addFailure(failure, notationNamed(failure.file, flags, context), tally);
  const recordContext = { ...context, onFailure };
  const caching = flags.cache === true ? await loadCache() : undefined;
  for (const item of batch) {
    const input = await readItem(item, recordContext);
    if (input === undefined) continue;
    const found = await checkUnlessKnown(input, flags, recordContext, caching);
    if (found === undefined) continue;
    const { checked, clean } = found;
    if (failsCheck(checked.diagnostics, flags)) context.exit.raise(ExitCode.wrong);
    if (hasErrors(checked.diagnostics)) tally.faulty++;
    if (clean !== undefined) tally.clean.push(clean);
    report.add(checked, tally);
  }
  return tally;
}

/** The result for a record; if the record is clean, also its row of the cache. */
interface CheckedRecord {
  readonly checked: CheckedReading;
  readonly clean: CleanRecord | undefined;
}

/** Checks a record that the cache doesn't know. Returns `undefined`, after a report, if it can't be read. */
async function checkUnlessKnown(
  input: Input,
  flags: CheckJobFlags,
  context: Context,
  caching: Awaited<ReturnType<typeof loadCache>> | undefined,
): Promise<CheckedRecord | undefined> {
  const key = caching?.cacheKey(input, flags, context.notations);
  const known = key === undefined ? undefined : caching?.cacheIn(flags.cacheFile).get(key);
  if (known !== undefined) return { checked: cachedReading(input, known), clean: known };
  const checked = await checkInput(input, flags, context);
  return checked && { checked, clean: cleanRecord(key, checked) };
}

/** Reads a record, and fixes it if that was requested. Returns `undefined`, after a report, if it can't be read. */
async function checkInput(input: Input, flags: CheckJobFlags, context: Context): Promise<CheckedReading | undefined> {
  const source = await readSource(input, flags, context, { isCheck: flags.fix !== true });
  if (source === undefined) return undefined;
  return flags.fix && isFixable(source, context) ? fix(source, flags, context) : unfixedReading(source);
}

/** Returns the row of the cache for a record; `undefined` without a key, or if the record must be read again. */
function cleanRecord(key: string | undefined, { source, diagnostics }: CheckedReading): CleanRecord | undefined {
  // A notation of a config can change without a new version.
  const isClean = diagnostics.length === 0 && NOTATIONS.some((notation) => notation === source.entry);
  return key !== undefined && isClean ? [key, source.entry.id, source.dialect ?? null] : undefined;
}

/** Returns the result for a record that the cache knows to have no diagnostics. */
function cachedReading({ file, record }: Input, [, id, dialect]: CleanRecord): CheckedReading {
  const source = { file, ...defined({ record }), entry: { id }, dialect: dialect ?? undefined };
  return { source, text: '', diagnostics: [], applied: [] };
}

/** Whether a source can be written back; reports the reason if not. */
function isFixable({ file, isText, readOnly }: Source, { io }: Context): boolean {
  if (readOnly !== undefined) io.stderr.write(`note: ${visibleLine(file)} ${readOnly}, so it is not changed\n`);
  return isText && readOnly === undefined;
}

/** Returns the notation of a file that could not be read, if the command line or its name gives it. */
const notationNamed = (file: string, flags: CheckFlags, { notations }: Context): string | null =>
  flags.notation ?? notationByName(notations, file)?.id ?? null;

/**
 * Applies fixes to a source and writes it back; with `--dry-run`, writes a diff instead. Returns `undefined`, after a
 * report, if the code of its notation fails.
 */
async function fix(source: Source, flags: CheckFlags, context: Context): Promise<CheckedReading | undefined> {
  const { io } = context;
  const options = { unsafe: flags.unsafeFixes === true };
  const fixed = await attempt(source, context, () => fixText(source.text, source.diagnostics, source.reread, options));
  if (fixed === undefined) return undefined;
  if (flags.dryRun) {
    const { unifiedDiff } = await import('../../records/unified-diff.js');
    io.stdout.writeExact(unifiedDiff(recordName(source), source.text, fixed.text));
  } else if (source.from === 'standard input') showEdited(source, fixed.text, context);
  else if (fixed.text !== source.text && !writeEdited(source, fixed.text, context)) return unfixedReading(source);
  // Reports for programs only list the remaining diagnostics.
  if (flags.json || flags.sarif) io.stderr.write(fixedLines(source.file, fixed.applied));
  return { source, ...fixed };
}

/** Returns a source that was read, without fixes. */
function unfixedReading(source: Source): CheckedReading {
  return { source, text: source.text, diagnostics: source.diagnostics, applied: [] };
}

/** Whether the exit code says that the input has errors. */
function failsCheck(diagnostics: readonly Diagnostic[], { denyWarnings }: CheckFlags): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (denyWarnings && severity === 'warning'));
}

/** Returns the report that the options select. */
export function reportFor(flags: CheckJobFlags, { io, notations }: Context): Report {
  const sink = flags.toStderr ? io.stderr : io.stdout;
  const max = flags.maxDiagnostics;
  if (flags.json) return jsonReport(sink, max);
  if (flags.sarif) return sarifReport(sink, notations, max);
  return humanReport(sink, wantsColour(sink, io.env), max, flags.many ? 'record' : 'file');
}
