import { nextLineStart } from '../../../cst/text/line-index.js';
import { type Diagnostic, hasErrors, plural, sortDiagnostics, visibleLine } from '../../../diagnostics/index.js';
import { lineBreakOf } from '../../../notation/index.js';
import { formatChecked } from '../../../notation/print/checked-formatting.js';
import type { Batch } from '../../bulk/batches.js';
import type { Job } from '../../bulk/job.js';
import type { BulkFlags, ResumeFlags } from '../../bulk/options.js';
import { attempt } from '../../records/file-failure.js';
import { type PrintFlags, printOptions, type ReadingFlags } from '../../records/options.js';
import { showEdited, writeEdited } from '../../records/output.js';
import { nameOf, reportToStderr } from '../../records/source/report-source.js';
import { readItemAsSource, type Source } from '../../records/source/source.js';
import { ExitCode } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';

/** The options of `format`. */
export interface FormatFlags extends ReadingFlags, PrintFlags, BulkFlags, ResumeFlags {
  readonly write?: true;
  readonly check?: true;
}

/** Formats the records of a batch; returns the number of records with errors. */
export const formatJob: Job<FormatFlags, number> = { name: 'format', run: formatBatch };

async function formatBatch(batch: Batch, flags: FormatFlags, context: Context): Promise<number> {
  let errors = 0;
  for (const item of batch) {
    const source = await readItemAsSource(item, flags, context);
    if (source === undefined) continue;
    const hidden =
      source.isText && source.reading.isWellFormed
        ? await attempt(source, context, () => formatOne(source, flags, context))
        : undefined;
    const diagnostics = sortDiagnostics([...source.diagnostics, ...(hidden ?? [])]);
    if (hasErrors(diagnostics)) errors++;
    reportToStderr({ ...source, diagnostics }, context);
  }
  return errors;
}

/** Formats a source; returns the errors that prevent it (none if it was formatted). */
function formatOne(source: Source, flags: FormatFlags, context: Context): readonly Diagnostic[] {
  const { io, exit } = context;
  const options = printOptions(flags, source.entry, context);
  const reread = (text: string) => source.reread(text, 'syntax');
  const {
    text: canonical,
    droppedComments,
    diagnostics,
  } = formatChecked(source.notation, source.reading, options, reread);
  if (canonical === undefined) return diagnostics;
  const ending = flags.write || flags.check ? emptyLinesAfter(source) : '';
  const text = inLayoutOf(source, canonical, (other) => source.notation.format(other, options).text) + ending;
  if (flags.check) {
    if (text === source.text) return [];
    io.stdout.write(`${visibleLine(nameOf(source))}\n`);
    exit.raise(ExitCode.wrong);
  } else if (writeFormatted(source, text, flags, context) && droppedComments > 0) {
    io.stderr.write(`${visibleLine(source.file)}: dropped ${plural(droppedComments, 'comment')}\n`);
  }
  return [];
}

/**
 * Writes the formatted text of a source to standard output, or to its file if that was requested and the text differs.
 * Returns whether it was written.
 */
function writeFormatted(source: Source, text: string, { write }: FormatFlags, context: Context): boolean {
  const { io } = context;
  const { file, from, readOnly } = source;
  if (!write || from === 'standard input') {
    showEdited(source, text, context);
    return true;
  }
  if (text === source.text) return false;
  if (readOnly !== undefined) {
    io.stderr.write(`note: ${visibleLine(file)} ${readOnly}, so it is not changed\n`);
    return false;
  }
  if (!writeEdited(source, text, context)) return false;
  io.stdout.write(`${visibleLine(file)}\n`);
  return true;
}

/**
 * Returns the empty lines that separate a record from the next one of its file, if the record can be written back there
 * alone: they belong to no record, so formatting keeps them.
 */
function emptyLinesAfter({ text, record, readOnly }: Source): string {
  if (record === undefined || readOnly !== undefined) return '';
  const ending = text.slice(text.trimEnd().length);
  return ending.slice(nextLineStart(ending, 0));
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
