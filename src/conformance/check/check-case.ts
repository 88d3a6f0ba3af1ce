import { defined } from '../../defined.js';
import { errorStack } from '../../errors.js';
import { differences } from '../../notation/codec/json-difference.js';
import { type Json, type Notation, pathText, type Reading, type ReadOptions } from '../../notation/index.js';
import type { Case, Outcome, Result, Verdict } from '../suite/case.js';
import { formattingProblems } from './check-formatting.js';

/** Returns the options that a case is read with: the dialect that its verdict names, if any. */
export const optionsOf = ({ dialect }: Verdict): ReadOptions => defined({ dialect });

/**
 * Tests this library with a case: the verdict, the diagnostics, the model, and the invariants that follow from them.
 */
export function checkCase(testCase: Case, notation: Notation): Outcome {
  let problems: readonly string[];
  try {
    problems = problemsOf(testCase, notation);
  } catch (error) {
    return {
      status: 'crash',
      problems: [`it throws: ${errorStack(error)}`],
    };
  }
  return problems.length === 0 ? { status: 'pass' } : { status: 'fail', problems };
}

function problemsOf(testCase: Case, notation: Notation): string[] {
  const { kind, text, verdict } = testCase;
  const options = optionsOf(verdict);
  const reading = notation.read(text, options);
  if (reading.tree.source() !== text) return ['the tree does not print as the text that it was read from'];
  if (kind === 'either') return [];
  const ofReading = diagnosticProblems(testCase, reading);
  const problems = kind === 'valid' ? [...ofReading, ...modelProblems(testCase, reading, notation)] : ofReading;
  // Further checks would report the same fault again.
  if (problems.length > 0) return problems;
  const ofJson = kind === 'valid' ? conversionProblems(verdict.model!, notation, options) : [];
  if (ofJson.length > 0 || !reading.isWellFormed) return ofJson;
  return formattingProblems(text, notation);
}

function diagnosticProblems({ kind, verdict }: Case, { diagnostics }: Reading<unknown>): string[] {
  const found = diagnostics.map(({ code, severity, span }) => ({ code, severity, start: span.start, end: span.end }));
  const errors = found.filter(({ severity }) => severity === 'error');
  const problems = prefixed('diagnostics', differences((verdict.diagnostics ?? []) as unknown as Json, found));
  if (kind === 'valid' && errors.length > 0) problems.push('a valid text has an error');
  if (kind === 'invalid' && errors.length === 0) problems.push('an invalid text has no error');
  return problems;
}

function modelProblems({ verdict }: Case, { model }: Reading<unknown>, notation: Notation): string[] {
  return prefixed('the model: ', differences(verdict.model, model === undefined ? undefined : notation.toJson(model)));
}

/** Checks that the text made from tagged JSON has the same model, including every leaf. */
export function conversionProblems(json: Json, notation: Notation, options: ReadOptions): string[] {
  const made = notation.fromJson(json);
  const printed = made.ok ? notation.tryPrint(made.value) : made;
  if (!printed.ok) return [`from JSON: ${pathText(printed.problem.path)}: ${printed.problem.message}`];
  const { model } = notation.read(printed.text, options);
  return prefixed('from JSON and back: ', differences(json, model === undefined ? undefined : notation.toJson(model)));
}

const prefixed = (prefix: string, lines: readonly string[]): string[] => lines.map((line) => prefix + line);

/**
 * Tests cases, `jobs` at a time. Yields the results in the order of the cases, each as soon as it and all earlier ones
 * are available.
 */
export async function* runCases(
  cases: readonly Case[],
  check: (testCase: Case) => Outcome | Promise<Outcome>,
  jobs: number,
): AsyncGenerator<Result> {
  const running = new Map<number, Promise<Outcome>>();
  const start = (index: number): void => {
    if (index < cases.length) running.set(index, Promise.resolve(check(cases[index]!)));
  };
  for (let i = 0; i < jobs; i++) start(i);
  for (const [i, testCase] of cases.entries()) {
    const outcome = await running.get(i)!;
    running.delete(i);
    start(i + jobs);
    yield { case: testCase, outcome };
  }
}
