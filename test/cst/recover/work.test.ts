import { expect, test } from 'vitest';
import { ContinuationSearch } from '../../../src/cst/recover/continuation-search.js';
import { REPAIR_DEFAULTS } from '../../../src/cst/recover/possible-repairs.js';
import { type Candidate, NOT_SEARCHED, type RecoveryHook } from '../../../src/cst/recover/repair.js';
import { RepairTrials } from '../../../src/cst/recover/repair-trials.js';

const list: RecoveryHook = { way: 'element', next: 0, stops: '' };
const delimiter: RecoveryHook = { way: 'text', next: 0, stops: '' };

test('lists around one failure try to continue at each offset once', () => {
  const text = '[[[[$'.padEnd(100, ';');
  const search = new ContinuationSearch([list], text);
  const tried: number[] = [];
  const match = (_: number, offset: number) => {
    tried.push(offset);
    return { end: -1, reached: offset };
  };
  const skip = (offset: number) =>
    search.endOf({ ...REPAIR_DEFAULTS, hook: 0, offset, to: NOT_SEARCHED, skips: true }, 4, match);

  expect([4, 3, 2, 1].map(skip)).toEqual([100, 100, 100, 100]);
  expect(tried).toHaveLength(new Set(tried).size);

  const before = tried.length;
  search.restart();
  skip(4);
  expect(tried.length, 'after another failure, an accepted repair can change what matches').toBeGreaterThan(before);
});

test('the hooks that failed are not gone through again after the last trial of a failure', () => {
  let looks = 0;
  const count = 5000;
  const candidates = Array.from({ length: count }, (_, offset): Candidate => {
    return {
      get hook() {
        looks++;
        return 0;
      },
      offset,
      far: count,
      open: undefined,
    };
  });
  const trials = new RepairTrials([delimiter], '['.repeat(count), count, false, () => ({ reached: count, candidates }));
  trials.run([], candidates);
  expect(trials.best).toBeUndefined();
  expect(looks).toBeLessThan(3 * count);
});
