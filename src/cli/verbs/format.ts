import { plural, visibleLine } from '../../diagnostics/index.js';
import { ExitCode } from '../exit-status.js';
import { STANDARD_INPUT } from '../input.js';
import { addPrintOptions, addReadingOptions, type PrintFlags, printOptions, type ReadingFlags } from '../options.js';
import { writeText } from '../output.js';
import { readSources, reportAside, type Source } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

interface Flags extends ReadingFlags, PrintFlags {
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
    .argument('<files...>', 'files or folders; - is standard input')
    .description('Writes records in canonical form. A text with syntax errors is never rewritten.')
    .option('--write', 'change the files instead of printing, and name those that changed')
    .option('--check', 'change nothing; name the files that would change, and exit with 1 if there are any')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], flags: Flags) => run(files, flags, context));
  // Canonical form asks for no more than syntax; a game against the rules can be tidy.
  addReadingOptions(addPrintOptions(command), context, 'syntax');
};

async function run(files: readonly string[], flags: Flags, context: Context): Promise<void> {
  if (flags.write && flags.check) throw new UsageError('--write and --check exclude each other');
  for await (const source of readSources(files, flags, context)) {
    if (source.isText && source.reading.isWellFormed) formatOne(source, flags, context);
    reportAside(source, context);
  }
}

function formatOne(source: Source, flags: Flags, context: Context): void {
  const { io, exit } = context;
  const { file, reading } = source;
  const { text, droppedComments } = source.format.format(reading, printOptions(flags));
  const changes = text !== source.text;
  if (flags.check) {
    if (!changes) return;
    io.stdout.write(`${visibleLine(file)}\n`);
    exit.raise(ExitCode.wrong);
    return;
  }
  if (flags.write && file !== STANDARD_INPUT) {
    if (!changes || !writeText(file, text, context, source.text)) return;
    io.stdout.write(`${visibleLine(file)}\n`);
  } else io.stdout.writeExact(text);
  if (droppedComments > 0) io.stderr.write(`${visibleLine(file)}: dropped ${plural(droppedComments, 'comment')}\n`);
}
