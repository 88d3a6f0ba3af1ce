import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';

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

test('a long run that other programs interrupt is compared with short runs that they interrupt, too', () => {
  const slice = 20;
  let now = 0;
  const take = (time: number) => () => void (now += time);
  const timeOf = (run: () => void) => {
    const began = now;
    run();
    const time = now - began;
    return time > slice ? 5 * time : time;
  };
  expect(slowdown(take(10), take(40), 10, timeOf)).toBe(4);
  expect(slowdown(take(10), take(160), 10, timeOf)).toBe(16);
});
