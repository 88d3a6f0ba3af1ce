import { hasErrors, wantsColour } from '../../../diagnostics/index.js';
import { readSourceFile } from '../../records/choice/chosen-sources.js';
import { STANDARD_INPUT } from '../../records/input.js';
import { addReadingOptions, addRecordOption, type ReadingFlags } from '../../records/options.js';
import { writeEdited } from '../../records/output.js';
import type { Source } from '../../records/source/source.js';
import { ExitCode, UsageError } from '../../run/failure.js';
import { isInteractive } from '../../run/io.js';
import type { Context, Verb } from '../../run/verb.js';
import { fixAtTerminal } from './fix-loop.js';
import { FixSession } from './fix-session.js';

const NOTES = `
Each problem is shown with its line, the board before it and its fixes. A key chooses a fix, skips the problem, undoes the
last key, or ends: w writes the file, q doesn't. Without a terminal, use check --fix.

Examples:
  ludogram fix game.oni
  ludogram fix --level structure game.otg
  ludogram fix games.azul#12`;

/** `ludogram fix FILE` */
export const fix: Verb = (command, context) => {
  command
    .argument('<file>', 'the record')
    .description('Goes through the problems of a record, and asks which fixes to apply.')
    .addHelpText('after', NOTES)
    .action((file: string, flags: ReadingFlags) => run(file, flags, context));
  addRecordOption(addReadingOptions(command, context));
};

async function run(file: string, flags: ReadingFlags, context: Context): Promise<void> {
  const { io, exit } = context;
  // Keys are read from the process itself.
  const isTerminal = io.stdin === process.stdin && isInteractive(io);
  if (!isTerminal || file === STANDARD_INPUT) {
    throw new UsageError('fix asks on a terminal, and writes a file: use check --fix to apply fixes without questions');
  }
  const source = await readSourceFile(file, flags, context);
  if (source === undefined) return;
  checkWritable(source);
  const support = await source.entry.editor?.();
  const session = new FixSession({ ...source, support });
  if (session.diagnostics.length === 0) return void io.stdout.write('no problems found\n');
  const shown = { color: wantsColour(io.stdout, io.env), columns: io.stdout.columns };
  const end = await fixAtTerminal(session, process.stdin, io.stdout, shown);
  const isWritten = end === 'write' && session.text !== source.text && writeEdited(source, session.text, context);
  if (hasErrors(isWritten ? session.diagnostics : source.diagnostics)) exit.raise(ExitCode.wrong);
}

/** Throws a usage error if the file of a source can't be written. */
function checkWritable({ file, isText, readOnly }: Source): void {
  if (!isText) throw new UsageError(`${file} is not UTF-8 text`);
  if (readOnly !== undefined) throw new UsageError(`${file} ${readOnly}, so it can't be changed`);
}
