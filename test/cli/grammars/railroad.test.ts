import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const LIST = 'List = items:Item|.., ","|\nItem = item\nitem = [a-z]+\n';

describe('railroad', () => {
  test('prints a page, or writes one', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    const { code, stdout, stderr } = await ludogram(['railroad', folder.at('list.peggy')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^<!doctype html>[^]*<h1>list.peggy<\/h1>[^]*id="rule-List"/);
    await ludogram(['railroad', folder.at('list.peggy'), '-o', folder.at('page.html')]);
    expect(folder.read('page.html')).toBe(stdout);
    expect((await ludogram(['railroad', folder.at('list.peggy'), '-o', '-'])).stdout).toBe(stdout);
  });

  test('writes one picture, of all rules or of one', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    await ludogram(['railroad', folder.at('list.peggy'), '-o', folder.at('all.svg')]);
    expect(folder.read('all.svg').match(/class="heading"/g)).toHaveLength(3);
    await ludogram(['railroad', folder.at('list.peggy'), '--rule', 'Item', '-o', folder.at('one.svg')]);
    expect(folder.read('one.svg').match(/class="heading"/g)).toHaveLength(1);
  });

  test('writes a folder with a picture for each rule, which lead to each other, and a page', async () => {
    const folder = new Folder({ 'list.peggy': LIST });
    expect((await ludogram(['railroad', folder.at('list.peggy'), '-o', folder.at('out/')])).code).toBe(0);
    expect(readdirSync(folder.at('out')).sort()).toEqual(['Item.svg', 'List.svg', 'index.html', 'item-2.svg']);
    expect(folder.read('out/Item.svg')).toContain('href="item-2.svg"');
    expect((await ludogram(['railroad', folder.at('list.peggy'), '-o', folder.at('other')])).code).toBe(0);
    expect(existsSync(folder.at('other/index.html'))).toBe(true);
  });

  test('draws a grammar with errors as far as it can: exit code 1', async () => {
    const folder = new Folder({ 'odd.peggy': 'A = B\n', 'bad.peggy': 'A = (\n' });
    const odd = await ludogram(['railroad', folder.at('odd.peggy')]);
    expect([odd.code, odd.stderr, odd.stdout.includes('rule-A')]).toEqual([
      1,
      `${folder.at('odd.peggy')}:1:5: error grammar/unknown-rule: unknown rule "B"\n1 | A = B\n  |     ^\nunsafe fix: define the rule B\n`,
      true,
    ]);
    expect(await ludogram(['railroad', folder.at('bad.peggy')])).toMatchObject({ code: 1, stdout: '' });
  });

  test('draws the alternatives that flags choose', async () => {
    const folder = new Folder({ 'a.peggy': 'A = #long "aa" / "a"\n' });
    expect((await ludogram(['railroad', folder.at('a.peggy'), '--flag', 'long'])).stdout).toContain('"aa"<');
    expect((await ludogram(['railroad', folder.at('a.peggy')])).stdout).not.toContain('"aa"<');
  });

  test.each([
    [['none.peggy'], "can't read the grammar none.peggy"],
    [['grammars/oni.peggy', '-o', 'x.png'], '-o takes .html (a page), .svg (a picture) or a folder'],
    [['grammars/oni.peggy', '--rule', 'Nope'], 'grammars/oni.peggy has no rule "Nope"'],
    [['grammars/oni.peggy', '-o', 'package.json/x/'], "can't write package.json/x/"],
  ])('%j fails', async (args, message) => {
    const { code, stdout, stderr } = await ludogram(['railroad', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
