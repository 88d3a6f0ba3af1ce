import type { Case, Outcome, Result } from './case.js';

/**
 * Tests cases, `jobs` at a time. Yields the results in the order of the cases, each as soon as it and all earlier ones
 * are available.
 */
export async function* runCases(
  cases: readonly Case[],
  judge: (one: Case) => Outcome | Promise<Outcome>,
  jobs: number,
): AsyncGenerator<Result> {
  const running = new Map<number, Promise<Outcome>>();
  const start = (index: number): void => {
    if (index < cases.length) running.set(index, Promise.resolve(judge(cases[index]!)));
  };
  for (let i = 0; i < jobs; i++) start(i);
  for (const [i, one] of cases.entries()) {
    const outcome = await running.get(i)!;
    running.delete(i);
    start(i + jobs);
    yield { case: one, outcome };
  }
}
