import { type Diagnostic, wantsColour } from '../../diagnostics/index.js';
import { ExitCode } from '../exit-status.js';
import { STANDARD_INPUT } from '../input.js';
import { mend } from '../mend.js';
import { addReadingOptions, type ReadingFlags } from '../options.js';
import { writeText } from '../output.js';
import { type Checked, fixedLines, humanReport, jsonReport, type Report, sarifReport } from '../report.js';
import { readSources, type Source } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';

interface Flags extends ReadingFlags {
  readonly json?: true;
  readonly sarif?: true;
  readonly fix?: true;
  readonly denyWarnings?: true;
}

const NOTES = `
With --fix, files are changed in place; the mended text of standard input goes to standard output, and the report to
standard error.

Examples:
  ludogram check games/
  ludogram check --fix game.oni
  cat game.oni | ludogram check --format oni -`;

/** `ludogram check PATHS…` */
export const check: Verb = (command, context) => {
  command
    .argument('<paths...>', 'files or folders; - is standard input')
    .description('Says what is wrong with records: syntax, structure, and whether the game could have been played so.')
    .option('--json', 'one JSON object a line for each file')
    .option('--sarif', 'one SARIF 2.1.0 log for all files')
    .option('--fix', 'mend what has an obvious fix, and report the rest')
    .option('--deny-warnings', 'warnings make the exit code 1, too')
    .addHelpText('after', NOTES)
    .action((paths: string[], flags: Flags) => run(paths, flags, context));
  addReadingOptions(command, context);
};

async function run(paths: readonly string[], flags: Flags, context: Context): Promise<void> {
  if (flags.json && flags.sarif) throw new UsageError('--json and --sarif exclude each other');
  const report = reportFor(paths, flags, context);
  for await (const source of readSources(paths, flags, context)) {
    const checked = flags.fix && source.isText ? fix(source, flags, context) : asRead(source);
    if (isBad(checked.diagnostics, flags)) context.exit.raise(ExitCode.wrong);
    report.add(checked);
  }
  report.end();
}

function reportFor(paths: readonly string[], flags: Flags, { io }: Context): Report {
  const sink = flags.fix && paths.includes(STANDARD_INPUT) ? io.stderr : io.stdout;
  if (flags.json) return jsonReport(sink);
  return flags.sarif ? sarifReport(sink) : humanReport(sink, wantsColour(sink, io.env));
}

/** Mends a source where it came from. */
function fix(source: Source, flags: Flags, context: Context): Checked {
  const { io } = context;
  const mended = mend(source);
  if (source.file === STANDARD_INPUT) io.stdout.writeExact(mended.text);
  else if (mended.text !== source.text && !writeText(source.file, mended.text, context)) return asRead(source);
  // Reports for programs have no place for it.
  if (flags.json || flags.sarif) io.stderr.write(fixedLines(source.file, mended.applied));
  return { source, ...mended };
}

function asRead(source: Source): Checked {
  return { source, text: source.text, diagnostics: source.diagnostics, applied: [] };
}

function isBad(diagnostics: readonly Diagnostic[], { denyWarnings }: Flags): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (denyWarnings && severity === 'warning'));
}
