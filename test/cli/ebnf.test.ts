import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/shared.js';
import { Folder, ludogram } from './support.js';

test('prints a skeleton, and remarks on standard error', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', join(ROOT, 'grammars/5dfen.ebnf')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'note: 5 holes to fill, marked /* ? … ? */\n' });
  expect(stdout).toContain('\nROOT = HEADER* BOARD* MOVE*\n');
});

test('tells what is no EBNF, with its line: exit code 1', async () => {
  const { code, stdout, stderr } = await ludogram(['ebnf', '-'], { stdin: "a = 'x';\nb = ];\n" });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('-:2:5: error: ');
  expect(stderr).toContain('2 | b = ];');
});

test('says which names it changed', async () => {
  const { stderr } = await ludogram(['ebnf', '-'], { stdin: "a b = 'x' - 'y';" });
  expect(stderr).toBe(
    'note: the production "a b" became the rule a_b\nnote: 1 exception to look at, marked /* but not … */\n',
  );
});

test('a file that can’t be read is exit code 2', async () => {
  expect((await ludogram(['ebnf', new Folder().at('none.ebnf')])).code).toBe(2);
  expect((await ludogram(['ebnf', '-'], { stdin: Uint8Array.of(0xff) })).code).toBe(2);
});
