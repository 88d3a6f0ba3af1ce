import { expect, test } from 'vitest';
import { explain } from '../../../src/cst/index.js';
import { loadGenerated } from '../../differential/load-generated.js';

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

test('a table contains backslashes once, and any text', () => {
  const { parse, generated } = loadGenerated('A = "`" "${" "\\u2028" [\\u0061-\\u007A] "\\\\" "."\n');
  expect(generated.files.get('explain.ts')).toContain('"[\\\\u0061-\\\\u007A]"');
  expect(explain(parse('`${\u2028a\\!')).flatMap(({ expected }) => expected)).toEqual([{ type: 'literal', text: '.' }]);
  expect(explain(parse('`${\u20281')).flatMap(({ expected }) => expected)).toMatchObject([
    { text: '[\\u0061-\\u007A]' },
  ]);
  expect(explain(parse('`!')).flatMap(({ expected }) => expected)).toMatchObject([{ text: '${' }]);
});

const CLASSES = [
  '[a-z]i',
  '[k]iu',
  '[^\\r\\n\\]]',
  '[\\d\\0]',
  '[\\x41-\\x43]',
  '[^a]u',
  '[\u{1f600}-\u{1f64f}]u',
  '[^\\p{Lu}]',
];
/** Characters on both sides of the ends of these classes. */
const SAMPLES = [...'\0\t\n\r@ADZ[]`adkz{K\u212Aé\ud83d\u{1f5ff}\u{1f600}\u{1f64f}\u{1f650}'];

test.each(CLASSES)('%s is explained with the characters that the parser accepts', (characters) => {
  const { parse } = loadGenerated(`A = ${characters} "!"\n`);
  // Without the flag, a class accepts half of a character outside the Basic Multilingual Plane.
  for (const character of SAMPLES.filter((sample) => characters.endsWith('u') || sample.length === 1)) {
    // A text without the mark fails at its end if the class accepts the character, and at its start if not.
    const [failure] = explain(parse(character));
    const isAccepted = !parse(`${character}!`).hasErrors;
    expect([character, failure!.at, failure!.expected[0]!.text]).toEqual(
      isAccepted ? [character, character.length, '!'] : [character, 0, characters],
    );
  }
});
