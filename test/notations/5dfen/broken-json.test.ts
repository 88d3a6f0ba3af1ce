import { expect, test } from 'vitest';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';

test.each([
  '{}[',
  'd8)f6',
  '{a} [bad {b} 1. Ka1 ) Kb1 / Kc1 ) {c} Kd1 (>L1)',
  '1. Ka1 [Mode "5D"] Kb1 / Kc1',
  '[k/K:0:1:w]\n2.(0T999999999999999999999)(0T1)f5 Ka1',
  '1b. (1b. Ka1) / Kb1',
  `1. Ka1 ${'('.repeat(600)}`,
  `1. Ka1 ${'({a comment} 1. Kb1 '.repeat(600)}${')'.repeat(600)}`,
])('the JSON made from %s comes back', (text) => {
  const json = fiveDNotation.toJson(fiveDNotation.read(text).model);
  const read = fiveDNotation.fromJson(json);
  if (!read.ok) throw new Error(read.problem.message);
  expect(fiveDNotation.toJson(fiveDNotation.read(fiveDNotation.print(read.value)).model)).toEqual(json);
});
