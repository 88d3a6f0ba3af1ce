import { writeFileSync } from 'node:fs';
import {
  applyFixes,
  type Diagnostic,
  diagnosticJson,
  hasErrors,
  LineIndex,
  plural,
  renderDiagnostics,
  type SarifInput,
  sarifLog,
  summary,
  textCatalogue,
  wantsColour,
} from '../../diagnostics/index.js';
import { complain, systemReason } from '../complain.js';
import { ExitCode } from '../exit-status.js';
import { STANDARD_INPUT } from '../input.js';
import { addReadingOptions, type ReadingFlags } from '../options.js';
import { readSources, type Source } from '../source.js';
import { UsageError } from '../usage-error.js';
import type { Context, Verb } from '../verb.js';
import { VERSION } from '../version.js';

interface Flags extends ReadingFlags {
  readonly json?: true;
  readonly sarif?: true;
  readonly fix?: true;
  readonly denyWarnings?: true;
}

/** What is left to say of a source, after fixes if they were asked for. */
interface Checked {
  readonly source: Source;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly fixed: number;
}

/** Fixes can uncover others; this often a text is read again. */
const MAX_ROUNDS = 10;

/** `ludogram check PATHS…` */
export const check: Verb = (command, context) => {
  addReadingOptions(command, context)
    .argument('<paths...>', 'files or folders; - is standard input')
    .description('Says what is wrong with records: syntax, structure, and whether the game could have been played so.')
    .option('--json', 'one JSON object a line for each file')
    .option('--sarif', 'one SARIF 2.1.0 log for all files')
    .option('--fix', 'mend what has an obvious fix, and report the rest (standard input: the mended text is printed)')
    .option('--deny-warnings', 'warnings count as errors')
    .addHelpText(
      'after',
      '\nExamples:\n  ludogram check games/\n  ludogram check --fix game.oni\n  cat game.oni | ludogram check --format oni -',
    )
    .action((paths: string[], flags: Flags) => run(paths, flags, context));
};

async function run(paths: readonly string[], flags: Flags, context: Context): Promise<void> {
  if (flags.json && flags.sarif) throw new UsageError('--json and --sarif exclude each other');
  const { io, exit } = context;
  const found: Diagnostic[] = [];
  const logged: SarifInput[] = [];
  const catalogues = new Set([textCatalogue]) as Set<Source['format']['catalogue']>;
  let files = 0;
  let printsText = false;
  for await (const source of readSources(paths, flags, context)) {
    const checked = flags.fix ? fix(source, context) : asRead(source);
    const writesText = flags.fix === true && source.file === STANDARD_INPUT;
    printsText ||= writesText;
    const report = writesText ? io.stderr : io.stdout;
    if (writesText) io.stdout.write(checked.text);
    if (isBad(checked, flags)) exit.raise(ExitCode.wrong);
    if (flags.json) report.write(`${JSON.stringify(fileJson(checked, flags))}\n`);
    else if (flags.sarif) logged.push({ file: source.file, text: checked.text, diagnostics: checked.diagnostics });
    else report.write(humanReport(checked, wantsColour(report, io.env)));
    found.push(...checked.diagnostics);
    catalogues.add(source.format.catalogue);
    files++;
  }
  const report = printsText ? io.stderr : io.stdout;
  if (flags.sarif) {
    const log = sarifLog(logged, { name: 'ludogram', version: VERSION, catalogues: [...catalogues] });
    report.write(`${JSON.stringify(log, null, 2)}\n`);
  } else if (!flags.json && files > 0) report.write(`${summary(found, files)}\n`);
}

function asRead(source: Source): Checked {
  return { source, text: source.text, diagnostics: source.diagnostics, fixed: 0 };
}

function fix(source: Source, context: Context): Checked {
  let { text, diagnostics } = source;
  let fixed = 0;
  for (let round = 0; source.isText && round < MAX_ROUNDS; round++) {
    const mended = applyFixes(text, diagnostics);
    if (mended.applied.length === 0) break;
    fixed += mended.applied.length;
    text = mended.text;
    diagnostics = source.reread(text).diagnostics;
  }
  if (text !== source.text && source.file !== STANDARD_INPUT) {
    try {
      writeFileSync(source.file, text);
    } catch (error) {
      complain(context, `can't write ${source.file}: ${systemReason(error)}`);
      return asRead(source);
    }
  }
  return { source, text, diagnostics, fixed };
}

function isBad({ diagnostics }: Checked, { denyWarnings }: Flags): boolean {
  return (
    hasErrors(diagnostics) || (denyWarnings === true && diagnostics.some(({ severity }) => severity === 'warning'))
  );
}

function fileJson({ source, text, diagnostics }: Checked, flags: Flags): object {
  const lines = new LineIndex(text);
  return {
    file: source.file,
    format: source.entry.id,
    dialect: flags.dialect ?? source.entry.dialects[0] ?? null,
    ok: !hasErrors(diagnostics),
    diagnostics: diagnostics.map((diagnostic) => diagnosticJson(diagnostic, lines)),
  };
}

function humanReport({ source, text, diagnostics, fixed }: Checked, colour: boolean): string {
  const note = fixed === 0 ? '' : `${source.file}: applied ${plural(fixed, 'fix')}\n`;
  return note + renderDiagnostics({ file: source.file, text }, diagnostics, { colour });
}
