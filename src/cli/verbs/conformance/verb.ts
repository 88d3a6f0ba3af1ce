import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { shownPath } from '../../../config/config-file.js';
import { dialectsOf, lintSuite, ownSuites, SuiteError, writeManifest } from '../../../conformance/index.js';
import { orList } from '../../../diagnostics/index.js';
import { LEVELS, type NotationEntry } from '../../../notation/index.js';
import { notationById } from '../../../notations/registry.js';
import { unknownDialect } from '../../records/options.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import { addNotationOption, collect, countingNumber, notationOption, positiveNumber } from '../../run/options.js';
import type { Context, Verb } from '../../run/verb.js';
import { REPORTERS, type RunFlags, runSuites } from './run-suites.js';
import { initSuites, type Suite, updateCases } from './suite-changes.js';
import { notationsOfSuites, requireFiles, requireManifests } from './suite-notations.js';

interface Flags extends RunFlags {
  readonly notation?: readonly string[];
  readonly suites?: string;
  readonly lint?: true;
  readonly updateManifest?: true;
  readonly init?: true;
  readonly update?: true;
  readonly yes?: true;
}

const NOTES = `
A decoder reads a text on standard input. If the text is valid, it prints its tagged JSON and exits with 0; if not, it
exits with 1. Any other exit code is a crash. LUDOGRAM_NOTATION and LUDOGRAM_DIALECT give it the notation and the dialect of the text.

Examples:
  ludogram conformance
  ludogram conformance --notation oni --decoder 'python3 my_decoder.py'
  ludogram conformance --notation otn-move --level syntax --decoder ./decoder --skip 'otn-move/*/dialect'
  ludogram conformance --reporter junit > report.xml
  ludogram conformance --update pgn/valid/new-case.pgn`;

/** `ludogram conformance [CASES…]` */
export const conformance: Verb = (command, context) => {
  command
    .argument('[cases...]', 'names of cases, or of folders of them; * matches any characters')
    .description('Runs the conformance suites against this library, or against any program that decodes a notation.')
    .option('--dialect <name>', 'the cases that concern this dialect (default: the default dialect)')
    .addOption(
      new Option('--level <level>', 'what a decoder checks: skip cases that are wrong only at a stricter level')
        .choices(LEVELS)
        .default('rules'),
    )
    .option('--decoder <command>', 'the program to run, as a command of the shell')
    .option('--timeout <seconds>', 'the time limit of a decoder for one text', positiveNumber, 10)
    .option('--jobs <n>', 'the number of decoders to run at a time', countingNumber, availableParallelism())
    .option('--skip <pattern>', 'leave out cases of this name or folder; can be repeated', collect)
    .addOption(
      new Option('--reporter <kind>', 'the format of the results').choices(Object.keys(REPORTERS)).default('text'),
    )
    .option(
      '--suites <folder>',
      'the folder of the suites (default: the suites of the config; without a config, the suites of the library)',
    )
    .option('--strict', 'fail if there are cases that no manifest lists: nobody has reviewed them yet')
    .option('--lint', 'check the cases themselves instead of running them')
    .addOption(new Option('--update-manifest', 'update the manifests, the lists of cases').conflicts('lint'))
    .addOption(
      new Option('--init', 'create a suite: a case for each code, from its example').conflicts([
        'lint',
        'updateManifest',
      ]),
    )
    .addOption(
      new Option(
        '--update',
        'update the verdicts of cases that fail or are new, after showing the difference',
      ).conflicts(['lint', 'updateManifest', 'init']),
    )
    .option('-y, --yes', 'with --update: write without asking')
    .addHelpText('after', NOTES)
    .action((only: string[], flags: Flags) => run(only, flags, context));
  addNotationOption(command, notationOption('run only the suite of this notation; can be repeated').argParser(collect));
};

async function run(only: readonly string[], flags: Flags, context: Context): Promise<void> {
  if (flags.yes && !flags.update) throw new UsageError('--yes needs --update');
  const suites = suitesOf(flags, context);
  const folders = new Set(suites.map(({ folder }) => folder));
  const writes = flags.updateManifest === true || flags.init === true || flags.update === true;
  if (writes) for (const folder of folders) requireFiles(folder);
  else if (!flags.lint) for (const folder of folders) requireManifests(folder);
  try {
    if (flags.init) await initSuites(suites, context);
    else if (flags.update) await updateCases(suites, { only, isAgreed: flags.yes === true }, context);
    else if (flags.updateManifest) await updateManifests(suites, context);
    else if (flags.lint) await lint(suites, context);
    else await runSuites(suites, only, flags, context);
  } catch (error) {
    if (!(error instanceof SuiteError)) throw error;
    reportFailure(context, error.message);
  }
}

/**
 * Returns the suites that the flags name; without flags, the suites of the config; without a config, the suites of the
 * library.
 */
function suitesOf(flags: Flags, context: Context): readonly Suite[] {
  const wanted = flags.suites === undefined ? knownSuites(flags, context) : suitesIn(flags.suites, flags, context);
  const { dialect } = flags;
  if (dialect === undefined) return wanted;
  const problem = unknownDialect(
    dialect,
    wanted.map(({ entry }) => entry),
  );
  if (problem !== undefined) throw new UsageError(problem);
  return wanted.filter(({ entry }) => entry.dialects.includes(dialect));
}

function suitesIn(folder: string, { notation }: Flags, context: Context): Suite[] {
  const notations = notationsOfSuites(folder, context.notations);
  const wanted =
    notation === undefined ? notations : notation.map((id) => entryCalled(id, [...notations, ...context.notations]));
  return wanted.map((entry) => ({ folder, entry }));
}

function knownSuites({ notation }: Flags, { configured, notations }: Context): Suite[] {
  const own = configured.flatMap(({ entry, suites }) =>
    suites === undefined ? [] : [{ folder: shownPath(suites), entry }],
  );
  if (notation === undefined && own.length > 0) return own;
  const library = ownSuites();
  const wanted = notation === undefined ? notations : notation.map((id) => entryCalled(id, notations));
  return wanted.flatMap((entry) => {
    const known = own.find((suite) => suite.entry === entry);
    if (known !== undefined) return [known];
    if (configured.every((one) => one.entry !== entry)) {
      if (library === undefined) {
        throw new UsageError('the suites are not installed with this library; --suites names their folder');
      }
      return [{ folder: library, entry }];
    }
    if (notation === undefined) return [];
    throw new UsageError(`the config names no suites for ${entry.id}; --suites names their folder`);
  });
}

function entryCalled(id: string, notations: readonly NotationEntry[]): NotationEntry {
  const entry = notationById(notations, id);
  if (entry !== undefined) return entry;
  const ids = [...new Set(notations.map((notation) => notation.id))];
  throw new UsageError(
    `${JSON.stringify(id)} isn't a value of --notation: expected ${orList(ids)}; another notation needs --suites with manifests/${id}.json`,
  );
}

async function updateManifests(suites: readonly Suite[], { io }: Context): Promise<void> {
  for (const { folder, entry } of suites) {
    for (const dialect of dialectsOf(entry)) io.stdout.write(`${await writeManifest(folder, entry, dialect)}\n`);
  }
}

async function lint(suites: readonly Suite[], { io, exit }: Context): Promise<void> {
  for (const { folder, entry } of suites) {
    for (const problem of await lintSuite(folder, entry)) {
      io.stdout.write(`${problem}\n`);
      exit.raise(ExitCode.wrong);
    }
  }
}
