import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { compileGrammar } from '../../../src/generator/index.js';
import { hasReadablePart } from '../../../src/notation/detect/readable-part.js';

test('a readable part is looked for in linear time, even when each of many nested nodes has an error', () => {
  const compiled = compileGrammar('Group = "(" (Word / WordError) Group?\nWord = [0-9]+\nWordError = [a-z]+\n');
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const { parse } = compiled.grammar;
  const [short, long] = [240, 960].map((levels) => parse('(wrong'.repeat(levels)));
  const maxSlowdown = 10;
  expect(hasReadablePart(long!)).toBe(false);
  expect(
    slowdown(
      () => hasReadablePart(short!),
      () => hasReadablePart(long!),
      maxSlowdown,
    ),
  ).toBeLessThan(maxSlowdown);
});
