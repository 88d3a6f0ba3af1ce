import { expect, test } from 'vitest';
import { matches, selected } from '../../src/conformance/index.js';

test.each([
  ['oni/invalid/cards/a.oni', 'oni/invalid/cards/a.oni', true],
  ['oni/invalid/cards/a.oni', 'oni/invalid', true],
  ['oni/invalid/cards/a.oni', 'oni/invalid/', true],
  ['oni/invalid/cards/a.oni', 'oni/inv', false],
  ['oni/invalid/cards/a.oni', 'oni/*/cards', true],
  ['oni/invalid/cards/a.oni', '*/a.oni', true],
  ['oni/invalid/cards/a.oni', '*/a?oni', false],
  ['oni/invalid/cards/a.oni', 'invalid', false],
])('%s and the pattern %s: %s', (name, pattern, isMatch) => {
  expect(matches(name, pattern)).toBe(isMatch);
});

test('a parser that checks less gets fewer cases', () => {
  const manifest = {
    suite: '1.0.0',
    format: 'oni',
    cases: [
      { name: 'oni/valid/a.oni' },
      { name: 'oni/invalid/b.oni', level: 'syntax' },
      { name: 'oni/invalid/c.oni', level: 'structure' },
      { name: 'oni/invalid/d.oni', level: 'rules' },
    ],
  } as const;
  const names = (level: 'syntax' | 'structure' | 'rules', only: string[] = []) =>
    selected(manifest, { level, only }).map(({ name }) => name.at(-5));
  expect(names('syntax')).toEqual(['a', 'b']);
  expect(names('structure')).toEqual(['a', 'b', 'c']);
  expect(names('rules')).toEqual(['a', 'b', 'c', 'd']);
  expect(names('rules', ['oni/valid', '*/c.oni'])).toEqual(['a', 'c']);
});
