import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { slowdown } from '../../src/cli/verbs/fuzz/slowdown.js';
import { ROOT } from '../support/shared.js';

/** Compares runs that take the given times, in milliseconds; the first run of `short` is not measured. */
function compared(short: readonly number[], long: readonly number[]): number {
  let now = 0;
  const next = (times: readonly number[]) => {
    const rest = [...times];
    return () => void (now += rest.length > 1 ? rest.shift()! : rest[0]!);
  };
  const timeOf = (run: () => void) => {
    const began = now;
    run();
    return now - began;
  };
  return slowdown(next(short), next(long), 10, timeOf);
}

test('a program that takes the square of the time is found', () => expect(compared([10], [160])).toBe(16));

test('a run that is slow by chance is measured again', () => {
  expect(compared([10, 10], [400, 40])).toBe(4);
  expect(compared([200, 10, 10, 10], [160])).toBe(16);
});

test('a run that is too quick to measure is not compared', () => expect(compared([0.1], [20])).toBe(1));

test('time in which the processor does something else is not counted', () => {
  // In a process of its own, because the time of other tests in this process counts.
  const program = `
    import { slowdown } from ${JSON.stringify(new URL('../../src/cli/verbs/fuzz/slowdown.ts', import.meta.url).href)};
    const work = () => {
      const began = process.cpuUsage();
      while (process.cpuUsage(began).user < 40_000);
    };
    const wait = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    console.log(slowdown(work, () => (work(), wait()), 10) < 10);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT })).toBe('true\n');
});
