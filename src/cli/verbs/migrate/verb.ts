import { Option } from 'commander';
import { decodeUtf8, plural } from '../../../diagnostics/index.js';
import { GrammarProblems, type Migrated, type MigratedCode, migrateGrammar } from '../../../generator/index.js';
import { problemTexts } from '../../generate/problems.js';
import { readBytes } from '../../records/input.js';
import { jsonLine } from '../../records/json-text.js';
import { outputPath, writeOutput } from '../../records/output.js';
import { ExitCode, reportFailure, reportLines } from '../../run/failure.js';
import type { Context, Verb } from '../../run/verb.js';

interface Flags {
  readonly output?: string;
  readonly json?: true;
}

const NOTES = `
A predicate becomes a test that needs no code or, if there is none, an external predicate, which the caller passes to
the parser. Actions that return the matched text become $, others are dropped: functions over the typed tree replace
them. Exits with 1 if the new grammar matches other texts.

Examples:
  ludogram migrate my.pegjs -o my.peggy
  ludogram generate my.peggy --nodes auto`;

/** `ludogram migrate FILE` */
export const migrate: Verb = (command, context) => {
  command
    .argument('<file>', 'the grammar of peggy or PEG.js; - is standard input')
    .description('Writes a peggy grammar without its code, and lists what became of each piece of code.')
    .addOption(new Option('-o, --output <file>', 'write the grammar to a file (default: standard output)'))
    .option('--json', 'print the grammar and the list as JSON')
    .addHelpText('after', NOTES)
    .action((file: string, flags: Flags) => run(file, flags, context));
};

async function run(file: string, flags: Flags, context: Context): Promise<void> {
  const { io, exit } = context;
  const bytes = await readBytes(file, context);
  if (bytes === undefined) return;
  const { text, invalidAt } = decodeUtf8(bytes);
  if (invalidAt !== undefined) return reportFailure(context, `can't read ${file}: it is not UTF-8`);
  let migrated: Migrated;
  try {
    migrated = migrateGrammar(text, file);
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    reportLines(context, problemTexts(file, error.problems, new Map([[file, text]])));
    return exit.raise(ExitCode.wrong);
  }
  const output = outputPath(flags);
  if (output !== undefined || !flags.json) writeOutput(output, migrated.text, context);
  if (flags.json) {
    io.stdout.writeExact(jsonLine({ ...migrated, externals: Object.fromEntries(migrated.externals) }));
  } else io.stderr.write(summary(migrated, file));
  exit.raise(migrated.code.some(({ outcome }) => outcome === 'changed') ? ExitCode.wrong : ExitCode.ok);
}

/** Returns the number of pieces of code with each outcome, and the pieces that someone has to look at. */
function summary({ code, externals }: Migrated, file: string): string {
  const count = (kind: MigratedCode['kind'], outcome: MigratedCode['outcome']): number =>
    code.filter((one) => one.kind === kind && one.outcome === outcome).length;
  const lines = [
    counted(count('predicate', 'form') + count('count', 'form'), 'predicate', 'became a test of the grammar'),
    counted(
      count('predicate', 'external'),
      'predicate',
      `became external: pass ${[...externals.keys()].join(', ')} to the parser`,
    ),
    counted(count('action', 'text'), 'action', 'became $'),
    counted(count('action', 'label'), 'action', 'became labels'),
    counted(count('action', 'dropped'), 'action', 'dropped: write a function over the tree'),
    counted(count('initializer', 'dropped'), 'code block', 'dropped'),
    counted(
      code.filter(({ outcome }) => outcome === 'changed').length,
      'piece',
      'of code rejected texts, or counted: the language changes',
    ),
  ].filter((line) => line !== '');
  const open = code.filter(({ outcome }) => /^(?:external|dropped|changed)$/.test(outcome));
  const locations = open.map(({ location, kind, outcome, code: written, now }) => {
    const [first = ''] = written.trim().split('\n');
    return `${file}:${location.line}:${location.column}: ${kind} ${outcome}${now === '' ? '' : `, now ${now}`}: ${first.trim()}`;
  });
  return [...lines, ...locations].map((line) => `${line}\n`).join('');
}

const counted = (number: number, what: string, became: string): string =>
  number === 0 ? '' : `${plural(number, what)} ${became}`;
