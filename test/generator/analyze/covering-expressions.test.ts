import { expect, test } from 'vitest';
import { CoveringExpressions } from '../../../src/generator/analyze/characters/covering-expressions.js';
import { covers, type FixedUnits } from '../../../src/generator/analyze/characters/fixed-units.js';
import type { CharSet } from '../../../src/generator/char-set.js';
import { Random, SEED } from '../../support/random.js';

const fixed = (units: readonly CharSet[], suffices = true): FixedUnits => ({ units, suffices, isWhole: false });

const SETS: readonly CharSet[] = [
  [[97, 97]],
  [[98, 98]],
  [[97, 98]],
  [[97, 99]],
  [
    [65, 65],
    [97, 97],
  ],
].map((ranges) => ({ points: false, ranges: ranges as [number, number][] }));

test(`the first expression that covers another one is found (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let round = 0; round < 300; round++) {
    const index = new CoveringExpressions();
    const before: FixedUnits[] = [];
    for (let i = 0; i < 12; i++) {
      const units = Array.from({ length: random.int(4) }, () => SETS[random.int(SETS.length)]!);
      const next = fixed(units, random.int(4) > 0);
      const found = before.findIndex((earlier) => covers(earlier, next));
      expect(index.firstCovering(next)).toBe(found < 0 ? undefined : found);
      index.add(next);
      before.push(next);
    }
  }
});

test('it is found without a comparison with each other expression', () => {
  let reads = 0;
  const counted = (code: number): CharSet => ({
    points: false,
    get ranges() {
      reads++;
      return [[code, code]] as const;
    },
  });
  const word = (number: number): FixedUnits => fixed([...String(number)].map((digit) => counted(digit.charCodeAt(0))));
  const readsAmong = (count: number): number => {
    const index = new CoveringExpressions();
    for (let i = 0; i < count; i++) index.add(word(1000 + i));
    reads = 0;
    expect(index.firstCovering(word(9999))).toBeUndefined();
    expect(index.firstCovering(word(1005))).toBe(5);
    return reads;
  };
  expect(readsAmong(5000)).toBe(readsAmong(10));
});
