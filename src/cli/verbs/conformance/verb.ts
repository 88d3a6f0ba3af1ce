import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import {
  type Case,
  caseOf,
  Counter,
  type Decoder,
  decoderProblem,
  dialectsOf,
  exampleProblems,
  isClean,
  checkCase,
  checkDecoder,
  junitReporter,
  lintSuite,
  matches,
  type Outcome,
  ownSuites,
  readManifest,
  type Reporter,
  runCases,
  selected,
  SuiteError,
  tapReporter,
  textReporter,
  unlistedNames,
  writeManifest,
} from '../../../conformance/index.js';
import { shownPath } from '../../../config/config-file.js';
import { orList, plural } from '../../../diagnostics/index.js';
import { type Notation, type NotationEntry, type Level, LEVELS } from '../../../notation/index.js';
import { notationById } from '../../../notations/registry.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import { addNotationOption, collect, notationOption, positiveNumber } from '../../run/options.js';
import { unknownDialect } from '../../records/options.js';
import { initSuites, requireCases, type Suite, updateCases } from './suite-changes.js';
import { notationsOfSuites, requireFiles, requireManifests } from './suite-notations.js';
import type { Context, Verb } from '../../run/verb.js';

interface Flags {
  readonly notation?: readonly string[];
  readonly dialect?: string;
  readonly level: Level;
  readonly decoder?: string;
  readonly timeout: number;
  readonly jobs: number;
  readonly skip?: readonly string[];
  readonly reporter: keyof typeof REPORTERS;
  readonly suites?: string;
  readonly strict?: true;
  readonly lint?: true;
  readonly updateManifest?: true;
  readonly init?: true;
  readonly update?: true;
  readonly yes?: true;
}

const REPORTERS = { text: textReporter, tap: tapReporter, junit: junitReporter } satisfies Record<
  string,
  () => Reporter
>;

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
    .option('--dialect <name>', 'the cases that concern this dialect; without it, those of the default one')
    .addOption(
      new Option('--level <level>', 'what a decoder checks: skip cases that are wrong only at a stricter level')
        .choices(LEVELS)
        .default('rules'),
    )
    .option('--decoder <command>', 'the program to run, as a command of the shell')
    .option('--timeout <seconds>', 'the time limit of a decoder for one text', positiveNumber, 10)
    .option('--jobs <number>', 'the number of decoders to run at a time', positiveNumber, availableParallelism())
    .option('--skip <pattern>', 'leave out cases of this name or folder; can be repeated', collect)
    .addOption(
      new Option('--reporter <kind>', 'the format of the results').choices(Object.keys(REPORTERS)).default('text'),
    )
    .option(
      '--suites <folder>',
      'the folder of the suites (default: those of the config; without one, those of the library)',
    )
    .option('--strict', 'fail if there are cases that no manifest lists: nobody has reviewed them yet')
    .option('--lint', 'check the cases themselves instead of running them')
    .option('--update-manifest', 'update the manifests, the lists of cases')
    .option('--init', 'create a suite: a case for each code, from its example')
    .option('--update', 'update the verdicts of cases that fail or are new, after showing the difference')
    .option('-y, --yes', 'with --update: write without asking')
    .addHelpText('after', NOTES)
    .action((only: string[], flags: Flags) => run(only, flags, context));
  addNotationOption(command, notationOption('run only the suite of this notation; can be repeated').argParser(collect));
};

async function run(only: readonly string[], flags: Flags, context: Context): Promise<void> {
  const suites = suitesOf(flags, context);
  const folders = new Set(suites.map(({ folder }) => folder));
  const writes = flags.updateManifest ?? flags.init ?? flags.update;
  if (writes) for (const folder of folders) requireFiles(folder);
  else if (!flags.lint) for (const folder of folders) requireManifests(folder);
  try {
    if (flags.init) await initSuites(suites, context);
    else if (flags.update) await updateCases(suites, only, flags.yes === true, context);
    else if (flags.updateManifest) await updateManifests(suites, context);
    else if (flags.lint) await lint(suites, context);
    else await runSuites(suites, only, flags, context);
  } catch (error) {
    if (!(error instanceof SuiteError)) throw error;
    reportFailure(context, error.message);
  }
}

/** Returns the suites that the flags name; without flags, those of the config, or else those of the library. */
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
      if (library === undefined)
        throw new UsageError('the suites are not installed with this library; --suites names their folder');
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

async function runSuites(
  suites: readonly Suite[],
  only: readonly string[],
  flags: Flags,
  context: Context,
): Promise<void> {
  const { io, exit } = context;
  const { cases, unreviewed } = casesOf(suites, only, flags, context);
  reportUnreviewed(unreviewed, flags.strict === true, context);
  if (only.length === 0 && flags.decoder === undefined) await reportExamples(suites, context);
  if (cases.length === 0 && (unreviewed.length > 0 || exit.code !== ExitCode.ok)) return;
  requireCases(
    cases.map(({ name }) => name),
    only,
  );
  const answer = await checkerFor(suites, flags);
  const reporter = REPORTERS[flags.reporter]();
  const counter = new Counter();
  const isSkipped = ({ name }: Case) => flags.skip?.some((pattern) => matches(name, pattern)) === true;
  const began = performance.now();
  io.stdout.write(reporter.begin(cases.length));
  const results = runCases(cases, (one) => (isSkipped(one) ? { status: 'skip' } : answer(one)), flags.jobs);
  for await (const result of results) {
    counter.add(result);
    io.stdout.write(reporter.result(result));
  }
  io.stdout.write(reporter.end(counter, (performance.now() - began) / 1000));
  if (!isClean(counter.total)) exit.raise(ExitCode.wrong);
}

/** The cases of a run. */
interface ChosenCases {
  readonly cases: readonly Case[];
  /** The names of texts with a verdict that no manifest lists. */
  readonly unreviewed: readonly string[];
}

/**
 * Returns the chosen cases, in all dialects for the library and in one for a decoder. Reports those that can't be read,
 * and texts without a verdict.
 */
function casesOf(suites: readonly Suite[], only: readonly string[], flags: Flags, context: Context): ChosenCases {
  const cases: Case[] = [];
  const unreviewed: string[] = [];
  for (const { folder, entry } of suites) {
    const attempt = (name: string, take: (one: Case) => void): void => {
      try {
        take(caseOf(folder, entry.id, name));
      } catch (error) {
        if (!(error instanceof SuiteError)) throw error;
        reportFailure(context, error.message);
      }
    };
    for (const name of listedNames({ folder, entry }, only, flags)) {
      attempt(name, (one) => cases.push(inDialect(one, flags.dialect)));
    }
    for (const name of unlistedNames(folder, entry.id, dialectsOf(entry))) {
      const isChosen = only.length === 0 || only.some((pattern) => matches(name, pattern));
      const isSkipped = flags.skip?.some((pattern) => matches(name, pattern)) === true;
      if (isChosen && !isSkipped) attempt(name, () => unreviewed.push(name));
    }
  }
  return { cases, unreviewed };
}

function listedNames({ folder, entry }: Suite, only: readonly string[], flags: Flags): readonly string[] {
  const isAll = flags.decoder === undefined && flags.dialect === undefined;
  const dialects = isAll ? dialectsOf(entry) : [flags.dialect ?? entry.dialects[0]];
  const names = dialects.flatMap((dialect) =>
    selected(readManifest(folder, entry.id, dialect), { level: flags.level, only }).map(({ name }) => name),
  );
  return [...new Set(names)].sort();
}

/** The most names of cases that a message lists. */
const MAX_LISTED_NAMES = 10;

/** Lists, on standard error, the cases that are not run because nobody has reviewed them yet. */
function reportUnreviewed(names: readonly string[], isStrict: boolean, { io, exit }: Context): void {
  if (names.length === 0) return;
  const shown = names.slice(0, MAX_LISTED_NAMES).map((name) => `  ${name}\n`);
  const others = names.length > MAX_LISTED_NAMES ? [`  and ${names.length - MAX_LISTED_NAMES} others\n`] : [];
  io.stderr.write(
    `${isStrict ? 'error' : 'warning'}: ${plural(names.length, 'case')} not yet reviewed, so not run: correct the ` +
      'verdicts according to the specification, then run "ludogram conformance --update-manifest"\n' +
      [...shown, ...others].join(''),
  );
  if (isStrict) exit.raise(ExitCode.wrong);
}

/** Lists, on standard error, the codes whose example gives anything but this code. */
async function reportExamples(suites: readonly Suite[], { io, exit }: Context): Promise<void> {
  for (const { entry } of suites) {
    for (const problem of exampleProblems(await entry.load())) {
      io.stderr.write(`error: ${problem}\n`);
      exit.raise(ExitCode.wrong);
    }
  }
}

/** Returns a case that several dialects share, for one of them. */
function inDialect(one: Case, dialect: string | undefined): Case {
  return dialect === undefined ? one : { ...one, verdict: { ...one.verdict, dialect } };
}

/** Returns the function that tests a case: with a decoder, or with this library. */
async function checkerFor(
  suites: readonly Suite[],
  { decoder: command, timeout }: Flags,
): Promise<(one: Case) => Outcome | Promise<Outcome>> {
  if (command !== undefined) {
    const decoder: Decoder = { command, timeout };
    const problem = await decoderProblem(decoder);
    if (problem !== undefined) throw new UsageError(`--decoder: ${problem}`);
    return (one) => checkDecoder(one, decoder);
  }
  const notations = new Map<string, Notation>();
  for (const { entry } of suites) notations.set(entry.id, await entry.load());
  return (one) => checkCase(one, notations.get(one.notation)!);
}
