import {
  type Case,
  caseOf,
  checkCase,
  checkDecoder,
  Counter,
  type Decoder,
  decoderProblem,
  dialectsOf,
  exampleProblems,
  isClean,
  junitReporter,
  matches,
  type Outcome,
  readManifest,
  type Reporter,
  runCases,
  selected,
  SuiteError,
  tapReporter,
  textReporter,
  unlistedNames,
} from '../../../conformance/index.js';
import { plural } from '../../../diagnostics/index.js';
import type { Level, Notation } from '../../../notation/index.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { requireCases, type Suite } from './suite-changes.js';

/** The formats of results. */
export const REPORTERS = { text: textReporter, tap: tapReporter, junit: junitReporter } satisfies Record<
  string,
  () => Reporter
>;

/** The options of a run. */
export interface RunFlags {
  readonly dialect?: string;
  readonly level: Level;
  readonly decoder?: string;
  readonly timeout: number;
  readonly jobs: number;
  readonly skip?: readonly string[];
  readonly reporter: keyof typeof REPORTERS;
  readonly strict?: true;
}

/** Runs the chosen cases of suites, and reports each. Exit code 1 if one fails. */
export async function runSuites(
  suites: readonly Suite[],
  only: readonly string[],
  flags: RunFlags,
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
  const began = performance.now();
  io.stdout.write(reporter.begin(cases.length));
  const results = runCases(
    cases,
    (testCase) => (isSkipped(testCase.name, flags) ? { status: 'skip' } : answer(testCase)),
    flags.jobs,
  );
  for await (const result of results) {
    counter.add(result);
    io.stdout.write(reporter.result(result));
  }
  io.stdout.write(reporter.end(counter, (performance.now() - began) / 1000));
  if (!isClean(counter.total)) exit.raise(ExitCode.wrong);
}

/** Whether `--skip` leaves out a case. */
const isSkipped = (name: string, { skip }: RunFlags): boolean =>
  skip?.some((pattern) => matches(name, pattern)) === true;

/** The cases of a run. */
interface ChosenCases {
  readonly cases: readonly Case[];
  /** The names of texts with a verdict that no manifest lists. */
  readonly unreviewed: readonly string[];
}

/**
 * Returns the chosen cases, in all dialects for the library and in one for a decoder. Reports the cases that can't be
 * read, and texts without a verdict.
 */
function casesOf(suites: readonly Suite[], only: readonly string[], flags: RunFlags, context: Context): ChosenCases {
  const cases: Case[] = [];
  const unreviewed: string[] = [];
  for (const { folder, entry } of suites) {
    const attempt = (name: string, take: (testCase: Case) => void): void => {
      try {
        take(caseOf(folder, entry.id, name));
      } catch (error) {
        if (!(error instanceof SuiteError)) throw error;
        reportFailure(context, error.message);
      }
    };
    for (const name of listedNames({ folder, entry }, only, flags)) {
      attempt(name, (testCase) => cases.push(inDialect(testCase, flags.dialect)));
    }
    for (const name of unlistedNames(folder, entry.id, dialectsOf(entry))) {
      const isChosen = only.length === 0 || only.some((pattern) => matches(name, pattern));
      if (isChosen && !isSkipped(name, flags)) attempt(name, () => unreviewed.push(name));
    }
  }
  return { cases, unreviewed };
}

function listedNames({ folder, entry }: Suite, only: readonly string[], flags: RunFlags): readonly string[] {
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
function inDialect(testCase: Case, dialect: string | undefined): Case {
  return dialect === undefined ? testCase : { ...testCase, verdict: { ...testCase.verdict, dialect } };
}

/** Returns the function that tests a case: with a decoder, or with this library. */
async function checkerFor(
  suites: readonly Suite[],
  { decoder: command, timeout }: RunFlags,
): Promise<(testCase: Case) => Outcome | Promise<Outcome>> {
  if (command !== undefined) {
    const decoder: Decoder = { command, timeout };
    const problem = await decoderProblem(decoder);
    if (problem !== undefined) throw new UsageError(`--decoder: ${problem}`);
    return (testCase) => checkDecoder(testCase, decoder);
  }
  const notations = new Map<string, Notation>();
  for (const { entry } of suites) notations.set(entry.id, await entry.load());
  return (testCase) => checkCase(testCase, notations.get(testCase.notation)!);
}
