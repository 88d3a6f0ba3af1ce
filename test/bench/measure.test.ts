import { expect, test } from 'vitest';
import { measure } from '../../bench/measure.js';
import { isReached, TARGETS } from '../../bench/report/targets.js';

test('jobs run in blocks, whose order is rotated', () => {
  const order: string[] = [];
  const job = (name: string) => () => void (order.at(-1) !== name && order.push(name));
  const timings = measure([job('a'), job('b'), job('c')], { blocks: 3, rounds: 9 });
  expect(order.join('')).toBe('abcbcacab');
  for (const { runs, best, median } of timings) {
    expect(runs).toBe(27);
    expect(best).toBeLessThanOrEqual(median);
  }
});

test('a target is reached from its bound on', () => {
  const [first] = TARGETS;
  const none = () => undefined;
  expect(isReached({ name: '', wanted: { atLeast: 3 }, measured: none }, 3)).toBe(true);
  expect(isReached({ name: '', wanted: { atLeast: 3 }, measured: none }, 2.9)).toBe(false);
  expect(isReached({ name: '', wanted: { atMost: 3 }, measured: none }, 3.1)).toBe(false);
  const machine = {
    processor: '',
    cores: 1,
    gigabytes: 1,
    system: '',
    node: '',
    v8: '',
    date: '',
    load: [0, 0] as const,
  };
  const row = { characters: 1000, median: 1, runs: 1, agreement: 'same tree' as const, group: 'otn moves tree' };
  const rows = [
    { ...row, name: 'ours, tree, fresh buffer', best: 1 },
    { ...row, name: 'stock peggy, object nodes', best: 25 },
  ];
  expect(first!.measured({ machine, rows, failures: {} })).toBeCloseTo(25);
  expect(first!.measured({ machine, rows: [], failures: {} })).toBeUndefined();
});
