import { SuiteError } from '../../../conformance/index.js';
import { plural } from '../../../diagnostics/index.js';
import { ExitCode, reportFailure } from '../../run/failure.js';
import type { Context } from '../../run/verb.js';
import { type Finding, Fuzzer, type FuzzTarget } from './fuzzer.js';

/** The limits of a run. */
export interface FuzzLimits {
  /** The longest time to run; one minute if absent, or no limit if there is one of texts. */
  readonly minutes?: number;
  /** The largest number of texts to try; no limit if absent. */
  readonly texts?: number;
  /** The seed of the random texts; a new one for each run if absent. */
  readonly seed?: number;
}

/** The folder for findings; `true` for the default folder, `false` for none. */
export type SaveChoice = string | boolean;

/** The notations or the grammar of a run, with the way to save findings. */
export interface FuzzPlan {
  readonly tried: readonly FuzzTarget[];
  /** Texts to try first, unchanged, with the first of `tried`. */
  readonly texts: readonly string[];
  /**
   * Saves a finding as a case.
   *
   * @returns the path of the text; `undefined` if it is not saved
   * @throws a `SuiteError` if it can't be written
   */
  save(finding: Finding, why: string): Promise<string | undefined> | string | undefined;
}

/** Tries random texts; prints and saves the findings. Raises exit code 1 if there are any. */
export async function runFuzzer(plan: FuzzPlan, limits: FuzzLimits, context: Context): Promise<void> {
  const { io, exit } = context;
  const seed = limits.seed ?? Date.now() % 1e9;
  io.stdout.write(`seed ${seed}\n`);
  const fuzzer = new Fuzzer(plan.tried, seed);
  const { texts = Infinity, minutes = texts === Infinity ? 1 : Infinity } = limits;
  const deadline = performance.now() + minutes * 60_000;
  const mayContinue = () => performance.now() < deadline && fuzzer.rounds < texts;
  let found = 0;
  const report = async (finding: Finding): Promise<void> => {
    found++;
    const saved = await save(finding, plan, context);
    io.stdout.write(`${saved ?? finding.id}\n  ${JSON.stringify(finding.text)}\n`);
    for (const problem of finding.problems) io.stdout.write(`  ${problem.replaceAll('\n', '\n  ')}\n`);
  };
  for (const tried of plan.tried.slice(0, 1)) {
    for (const finding of fuzzer.findingsIn(plan.texts, tried)) await report(finding);
  }
  for (const finding of fuzzer.run(mayContinue, true)) await report(finding);
  io.stdout.write(`${plural(fuzzer.rounds, 'text')}, ${plural(found, 'finding')}\n`);
  if (found > 0) exit.raise(ExitCode.wrong);
}

async function save(finding: Finding, plan: FuzzPlan, context: Context): Promise<string | undefined> {
  const [problem] = finding.problems;
  // A case can't say how long it may take.
  if (problem === undefined || problem.startsWith('time grows')) return undefined;
  try {
    return await plan.save(finding, `Found by ludogram fuzz: ${problem.split('\n')[0]!}.`);
  } catch (error) {
    if (!(error instanceof SuiteError)) throw error;
    reportFailure(context, error.message);
    return undefined;
  }
}
