import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The cells of the rows of a table that begin with the name of a grammar, without alignment. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (?:css|dot|glsl|javascript|json|toml) .*/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()),
  );

test('the speeds of the README are those of the page about speed', () => {
  const shown = rowsOf(read('README.md'));
  expect(shown).toHaveLength(6);
  const [, wild = ''] = read('docs/speed.md').split('### wild grammars');
  expect(rowsOf(wild.split('\n### ')[0]!)).toEqual(shown);
});
