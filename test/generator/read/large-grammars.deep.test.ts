import { expect, test } from 'vitest';
import { compileGrammar, generate } from '../../../src/generator/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

test('a grammar may have hundreds of labels, and thousands of rules and alternatives', () => {
  const labels = Array.from({ length: 300 }, (_, i) => `f${i}:"x"`).join(' ');
  expect(() => generate(`A = ${labels}\n`, { file: 'test.peggy' })).not.toThrow();
  const rules = Array.from({ length: 1100 }, (_, i) => `R${i} = "r${i};"`);
  const uses = rules.map((_, i) => `R${i}`).join(' / ');
  const { parse } = loadGenerated(`A = ${uses}\n${rules.join('\n')}\n`);
  expect(parse('r1099;').dump()).toContain('R1099 0..6');
  const literals = Array.from({ length: 2000 }, (_, i) => `"v${i};"`).join(' / ');
  expect(loadGenerated(`A = ${literals}\n`).parse('v1999;').dump()).toContain('A 0..6 "v1999;"');
});

test('a text too long for a grammar is refused for its first errors', () => {
  const compiled = compileGrammar('rule = ] { x\n'.repeat(40_000), { file: 'test.peggy' });
  const problems = compiled.ok ? [] : compiled.problems;
  expect(problems.length).toBeLessThan(20);
  expect(problems.at(-1)?.message).toBe('the rules from here on were not read: fix the errors above first');
});
