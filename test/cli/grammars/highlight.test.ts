import { expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const LIST = 'List = items:Item|.., ","|\nItem = [a-z]+\n';

test('highlight prints a TextMate grammar or a stream mode, or writes them', async () => {
  const folder = new Folder({ 'list.peggy': LIST });
  const { code, stdout, stderr } = await ludogram(['highlight', folder.at('list.peggy')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({
    name: 'list',
    scopeName: 'source.list',
    patterns: [
      { match: '[\\x{61}-\\x{7A}]+', name: 'variable.other.readwrite.list' },
      { match: '[\\x{2C}]', name: 'punctuation.list' },
    ],
  });
  const mode = await ludogram(['highlight', folder.at('list.peggy'), '--to', 'stream']);
  expect(mode.stdout).toContain('export const mode = {');
  await ludogram(['highlight', folder.at('list.peggy'), '-o', folder.at('list.json')]);
  expect(folder.read('list.json')).toBe(stdout);
  expect((await ludogram(['highlight', folder.at('list.peggy'), '-o', '-'])).stdout).toBe(stdout);
});

test('highlight reports problems of the grammar: exit code 1, or 2 if it cannot be read', async () => {
  const folder = new Folder({ 'bad.peggy': 'A = B\n' });
  const bad = await ludogram(['highlight', folder.at('bad.peggy')]);
  expect(bad).toEqual({
    code: 1,
    stdout: '',
    stderr: `${folder.at('bad.peggy')}:1:5: error grammar/unknown-rule: unknown rule "B"\n1 | A = B\n  |     ^\nunsafe fix: define the rule B\n`,
  });
  expect(await ludogram(['highlight', folder.at('none.peggy')])).toMatchObject({ code: 2, stdout: '' });
});
