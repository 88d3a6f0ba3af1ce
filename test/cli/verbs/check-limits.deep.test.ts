import { expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';
import { wordsEntry } from '../words-notation.js';

test('a text with too many errors: the last diagnostic is always shown, nothing is fixed, and the exit code is 1', async () => {
  const folder = new Folder({ 'picture.oni': `BXLUT Br-s ${'!!! '.repeat(4000)}` });
  const file = folder.at('picture.oni');
  const before = folder.read('picture.oni');
  const shown = await ludogram(['check', file]);
  expect(shown).toMatchObject({ code: 1, stderr: '' });
  expect(shown.stdout).toContain(`${file}: 9900 errors more; --max-diagnostics changes how many are shown\n`);
  expect(shown.stdout).toContain('error text/too-many-problems: too many errors: the rest of the text');
  expect(shown.stdout).toMatch(/\n10001 errors in 1 file\n$/);
  const json = await ludogram(['check', '--json', '--fix', '--unsafe-fixes', file]);
  expect(json).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(json.stdout).diagnostics).toHaveLength(10_001);
  expect((await ludogram(['format', '--write', file])).code).toBe(1);
  expect(folder.read('picture.oni')).toBe(before);
});

test('a hundred thousand faults do not break the program', async () => {
  const { code, stdout } = await ludogram(['check', '--format', 'words', '-'], {
    stdin: '! '.repeat(150_000),
    notations: [wordsEntry()],
  });
  expect(code).toBe(1);
  expect(stdout).toMatch(/\n150000 errors in 1 file\n$/);
});
