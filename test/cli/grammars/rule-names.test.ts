import { mkdirSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { causeOf } from '../../../src/cli/verbs/fuzz/fuzzer.js';
import { newPathOfFoundText } from '../../../src/conformance/upkeep/found-texts.js';
import { Folder, ludogram } from '../support.js';

/** A letter with an accent of its own, letters without case, a name that begins with `_`. */
const GRAMMAR = 'Größe = 日本:Ziffer|..,_é|\nZiffer "Ziffer" = cafe\u0301 / [0-9]\ncafe\u0301 = "日"\n_é = " "\n';

describe('rules with letters outside ASCII', () => {
  test('make nodes in tree --grammar', async () => {
    const folder = new Folder({ 'g.peggy': GRAMMAR });
    const { code, stdout, stderr } = await ludogram(['tree', '--grammar', folder.at('g.peggy'), '-'], {
      stdin: '1 日',
    });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('Document 0..3\n  Größe 0..3\n    日本: Ziffer 0..1 "1"\n    日本: Ziffer 2..3 "日"\n');
  });

  test('are named in coverage', async () => {
    const folder = new Folder({ 'g.peggy': GRAMMAR, 'a.txt': '日' });
    const run = (rule: string) =>
      ludogram(['coverage', folder.at('g.peggy'), '--cases', `${rule}=${folder.at('a.txt')}`]);
    for (const rule of ['cafe\u0301', 'Größe', 'Ziffer']) {
      const { code, stdout, stderr } = await run(rule);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('g.peggy:2: [0-9]\n');
    }
  });

  test('give the pictures their file names', async () => {
    const folder = new Folder({ 'g.peggy': GRAMMAR });
    const { code } = await ludogram(['railroad', folder.at('g.peggy'), '-o', folder.at('out/')]);
    expect(code).toBe(0);
    expect(readdirSync(folder.at('out')).sort()).toEqual(
      ['Größe.svg', 'Ziffer.svg', 'cafe\u0301.svg', 'index.html', '_é.svg'].sort(),
    );
  });

  test('are fuzzed', async () => {
    const folder = new Folder({ 'g.peggy': GRAMMAR });
    const { code, stdout } = await ludogram(['fuzz', folder.at('g.peggy'), '--texts', '50', '--seed', '1']);
    expect([code, stdout]).toEqual([0, 'seed 1\n50 texts, 0 findings\n']);
  });

  test('distinguish the causes of findings', () => {
    const found = (cause: string) => ({ text: '', cause: causeOf(cause), hasCause: () => false });
    expect(causeOf('no rule 日本')).not.toBe(causeOf('no rule _é'));
    expect(newPathOfFoundText(found('日本: Größe 12'), [], '/f', '.txt')).toBe('/f/日本-größe.txt');
  });
});

describe('the folder of a parser is inside that of -o', () => {
  test.each(['...peggy', '..peggy', '.peggy', '....peggy'])('%s has none', async (name) => {
    const folder = new Folder({});
    mkdirSync(folder.at('in/g3'), { recursive: true });
    const grammar = folder.at(`in/${name}`);
    folder.write(`in/${name}`, 'A = "a"\n');
    const { code, stderr } = await ludogram(['generate', grammar, '-o', folder.at('in/g3')]);
    expect([code, stderr]).toEqual([
      2,
      `error: can't make a folder for the parser of ${grammar}: its name has nothing but dots before the extension\n`,
    ]);
    expect(readdirSync(folder.at('in')).filter((one) => one !== name)).toEqual(['g3']);
    expect(readdirSync(folder.at('in/g3'))).toEqual([]);
  });

  test.each(['größe.peggy', 'my.v2.peggy', '.a.peggy', 'no-extension'])('%s has one', async (name) => {
    const folder = new Folder({ [name]: 'A = "a"\n' });
    const { code } = await ludogram(['generate', folder.at(name), '-o', folder.at('g3')]);
    expect(code).toBe(0);
    expect(readdirSync(folder.at('g3'))).toEqual([name.replace('.peggy', '')]);
  });
});
