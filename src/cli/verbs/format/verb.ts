import { type Diagnostic, hasErrors, plural, sortDiagnostics, visibleLine } from '../../../diagnostics/index.js';
import { lineBreakOf } from '../../../notation/index.js';
import type { Job } from '../../bulk/work.js';
import { type ResumeFlags, runResumably } from '../../bulk/resumable.js';
import type { BulkFlags } from '../../bulk/run.js';
import {
  addBulkOptions,
  addPrintOptions,
  addReadingOptions,
  addResumeOptions,
  checkDialect,
  PATHS,
  type PrintFlags,
  printOptions,
  type ReadingFlags,
} from '../../records/options.js';
import { attempt } from '../../records/attempt.js';
import { writeText } from '../../records/output.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import { nameOf, readAt, reportAside, type Source } from '../../records/source.js';
import type { Context, Verb } from '../../run/verb.js';

/** The options of `format`. */
export interface FormatFlags extends ReadingFlags, PrintFlags, BulkFlags, ResumeFlags {
  readonly write?: true;
  readonly check?: true;
}

const EXAMPLES = `
Examples:
  ludogram format game.oni
  ludogram format --write games/
  ludogram format --style compact game.oni`;

/** `ludogram format FILES…` */
export const format: Verb = (command, context) => {
  command
    .argument('[files...]', PATHS)
    .description(
      'Writes records in canonical form. A text with syntax errors is never rewritten, nor one whose errors that would hide.',
    )
    .option('--write', 'change the files instead of printing, and name those that changed')
    .option('--check', 'change nothing; name the files that would change, and exit with 1 if there are any')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], flags: FormatFlags) => run(files, flags, context));
  // Canonical form only requires correct syntax; a game with illegal moves can be formatted.
  addResumeOptions(addBulkOptions(addReadingOptions(addPrintOptions(command), context, 'syntax')));
};

async function run(files: readonly string[], flags: FormatFlags, context: Context): Promise<void> {
  if (flags.write && flags.check) throw new UsageError('--write and --check exclude each other');
  if (flags.many && flags.write) throw new UsageError("--write can't change files of many records");
  checkDialect(flags, context.formats);
  const problem = await runResumably('format', files, flags, context, {
    canContinue: true,
    restore: () => undefined,
    state: () => null,
    onBatch: (errors) => errors,
  });
  if (problem !== undefined) reportFailure(context, problem);
}

/** Formats the records of a batch. @returns the number of records with errors */
export const formatBatch: Job<FormatFlags, number> = async (batch, flags, context) => {
  let errors = 0;
  for (const item of batch) {
    const source = await readAt(item, flags, context);
    if (source === undefined) continue;
    const hidden =
      source.isText && source.reading.isWellFormed
        ? await attempt(source, context, () => formatOne(source, flags, context))
        : undefined;
    const diagnostics = sortDiagnostics([...source.diagnostics, ...(hidden ?? [])]);
    if (hasErrors(diagnostics)) errors++;
    reportAside({ ...source, diagnostics }, context);
  }
  return errors;
};

/** Formats a source. @returns the errors that prevent it; none if it was formatted */
function formatOne(source: Source, flags: FormatFlags, context: Context): readonly Diagnostic[] {
  const { io, exit } = context;
  const { file, from, reading, readOnly } = source;
  const options = printOptions(flags);
  const { text: canonical, droppedComments, diagnostics } = source.format.format(reading, options);
  if (canonical === undefined) return diagnostics;
  const text = inLayoutOf(source, canonical, (other) => source.format.format(other, options).text);
  const changes = text !== source.text;
  if (flags.check) {
    if (!changes) return [];
    io.stdout.write(`${visibleLine(nameOf(source))}\n`);
    exit.raise(ExitCode.wrong);
    return [];
  }
  if (flags.write && from !== 'standard input') {
    if (!changes) return [];
    if (readOnly !== undefined) {
      io.stderr.write(`note: ${visibleLine(file)} ${readOnly}, so it is not changed\n`);
      return [];
    }
    if (!writeText(file, text, context, source.text)) return [];
    io.stdout.write(`${visibleLine(file)}\n`);
  } else io.stdout.writeExact(text);
  if (droppedComments > 0) io.stderr.write(`${visibleLine(file)}: dropped ${plural(droppedComments, 'comment')}\n`);
  return [];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns canonical text with the byte-order mark and the kind of line break of the source: CRLF if its first line ends
 * with CRLF. Returns the canonical text unchanged if it would mean something else that way, as in a format in which
 * these characters are part of a value.
 */
function inLayoutOf(
  source: Source,
  canonical: string,
  print: (reading: Source['reading']) => string | undefined,
): string {
  const hasCrlf = lineBreakOf(source.text) === '\r\n';
  const mark = source.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  if (!hasCrlf && mark === '') return canonical;
  const lines = hasCrlf ? canonical.replaceAll(/\r\n|[\r\n]/g, '\r\n') : canonical;
  const text = lines.startsWith(BYTE_ORDER_MARK) ? lines : mark + lines;
  const reread = source.reread(text);
  return reread.isWellFormed && print(reread) === canonical ? text : canonical;
}
