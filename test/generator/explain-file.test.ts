import { expect, test } from 'vitest';
import { explain } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';

test('a class of Unicode is written once, as its source, and explained as before', () => {
  const { parse, generated } = loadGenerated('A = [\\p{Lu}] [\\p{Ll}\\u{1F600}]+ [^\\p{Lu}\\p{Ll}] "."\n');
  expect(generated.files.get('explain.ts')!.length).toBeLessThan(1_000);
  expect(parse('Éß\u{1F600}1.').hasErrors).toBe(false);
  const failureOf = (text: string) => explain(parse(text)).map(({ at, expected }) => [at, expected.map((e) => e.text)]);
  expect(failureOf('éß1.')).toEqual([[0, ['[\\p{Lu}]']]]);
  expect(failureOf('Éß\u{1F600}1!')).toEqual([[5, ['.']]]);
  expect(failureOf('É1.')).toEqual([[1, ['[\\p{Ll}\\u{1F600}]']]]);
  expect(failureOf('ÉßX.')).toEqual([[2, ['[\\p{Ll}\\u{1F600}]', '[^\\p{Lu}\\p{Ll}]']]]);
});

test('a table holds backslashes once, and any text', () => {
  const { parse, generated } = loadGenerated('A = "`" "${" "\\u2028" [\\u0061-\\u007A] "\\\\" "."\n');
  expect(generated.files.get('explain.ts')).toContain('"[\\\\u0061-\\\\u007A]"');
  expect(explain(parse('`${\u2028a\\!')).flatMap(({ expected }) => expected)).toEqual([{ type: 'literal', text: '.' }]);
  expect(explain(parse('`${\u20281')).flatMap(({ expected }) => expected)).toMatchObject([
    { text: '[\\u0061-\\u007A]' },
  ]);
  expect(explain(parse('`!')).flatMap(({ expected }) => expected)).toMatchObject([{ text: '${' }]);
});
