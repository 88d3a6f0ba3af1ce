import { describe, expect, test } from 'vitest';
import { checkCase } from '../src/conformance/index.js';
import { casesOf, TESTED_NOTATIONS } from './support/cases.js';

const MINIMUM_CASES: Record<string, number> = {
  oni: 60,
  '5dfen': 150,
  '5dfen-ebnf': 40,
  azul: 120,
  annofen: 55,
  xay: 55,
  'xiangqi-fen': 15,
  otn: 170,
  'otn-position': 40,
  'otn-move': 60,
  'otn-rules': 100,
};

for (const entry of TESTED_NOTATIONS) {
  const notation = await entry.load();
  const cases = casesOf(entry.id);
  describe(`conformance cases of ${entry.id}`, () => {
    test.each(cases.map((testCase) => [testCase.name, testCase] as const))('%s', (_, testCase) => {
      expect(checkCase(testCase, notation)).toEqual({ status: 'pass' });
    });

    test('there are enough cases, and at least one for each code', () => {
      expect(cases.length).toBeGreaterThanOrEqual(MINIMUM_CASES[entry.id] ?? 1);
      const seen = new Set(cases.flatMap(({ verdict }) => verdict.diagnostics?.map(({ code }) => code) ?? []));
      expect(notation.codes.codes.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([]);
    });
  });
}
