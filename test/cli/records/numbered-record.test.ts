import { describe, expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const GAMES = 'BXLUT Byt\n\n# the second\nBXLUT Byt Lhl\nBXLUT\n';

describe('one record of a file of many', () => {
  const modelsOf = async (...args: string[]) => {
    const { code, stdout } = await ludogram(['json', '--level', 'structure', ...args]);
    expect(code).toBe(0);
    return (JSON.parse(stdout) as { moves: unknown[] }).moves.length;
  };

  test('is named by its number after the file, or by --record', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    expect(await modelsOf(`${file}#1`)).toBe(1);
    expect(await modelsOf(`${file}#2`)).toBe(2);
    expect(await modelsOf('--record', '2', file)).toBe(2);
  });

  test('is drawn, replayed and converted like a file', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    expect((await ludogram(['replay', `${file}#1`])).stdout).toContain('1. red');
    expect((await ludogram(['render', '--text', `${file}#1`])).code).toBe(0);
    expect((await ludogram(['convert', '--to', 'oni', `${file}#1`])).stdout).toContain('Byt');
  });

  test('a file whose name looks like this is a file', async () => {
    const file = new Folder({ 'a.oni#2': 'BXLUT Byt' }).at('a.oni#2');
    expect(await modelsOf('--notation', 'oni', file)).toBe(1);
  });

  test('a number that the file does not have is an error that says how many there are', async () => {
    const file = new Folder({ 'a.oni': GAMES }).at('a.oni');
    for (const args of [[`${file}#9`], ['--record', '9', file]]) {
      const { code, stderr } = await ludogram(['json', ...args]);
      expect(code).toBe(2);
      expect(stderr).toMatch(/it has \d records, and no record 9/);
    }
    expect(
      (await ludogram(['json', '--record', '9', new Folder({ 'a.oni': 'BXLUT Byt' }).at('a.oni')])).stderr,
    ).toContain('it has 1 record, and no record 9');
  });

  test('records are counted from 1', async () => {
    for (const number of ['0', '00', '-1', '1.5', 'x']) {
      const { code, stderr } = await ludogram(['json', '--record', number, 'a.oni']);
      expect(code).toBe(2);
      expect(stderr).toContain(`"${number}" isn't a value of --record <n>: expected a whole number from 1`);
    }
  });

  test('a notation whose records have no start is refused', async () => {
    const file = new Folder({ 'a.unknown': 'x' }).at('a.unknown');
    const { code, stderr } = await ludogram(['json', `${file}#1`]);
    expect(code).toBe(2);
    expect(stderr).toContain('--notation');
  });
});
