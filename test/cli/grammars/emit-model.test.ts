import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Folder, ludogram } from '../support.js';

const GRAMMAR = `
Game = (moves:Move _)*
Move = from:Square "-" to:Square
Square = [a-h] [1-8]
_ = " "*
`;

const emit = (folder: Folder, ...args: string[]) =>
  ludogram(['generate', folder.at('game.peggy'), '-o', folder.at('src/generated'), '--emit', 'model', ...args]);

test('generate --emit model writes a first model next to the grammar, then the code that reads it', async () => {
  const folder = new Folder({ 'game.peggy': GRAMMAR });
  const { code, stdout, stderr } = await emit(folder);
  expect([code, stderr]).toEqual([0, '']);
  expect(folder.read('shape.ts')).toContain("import * as readers from './src/generated/game/readers.js';");
  expect(folder.read('shape.ts')).toContain('export const gameCodec = codecOf(game);');
  expect(folder.read('src/generated/game/lower.ts')).toContain('export function readGame(');
  expect(folder.read('src/generated/game/locate.ts')).toContain('export const locateGame');
  expect(stdout).toContain(`wrote ${folder.at('shape.ts')}\nwrote ${folder.at('print.ts')}\n`);
  expect(folder.read('print.ts')).toContain("import type { GameModel, MoveModel } from './shape.js';");
});

test('generate --emit model keeps the file of the author, unless --overwrite is given', async () => {
  const folder = new Folder({ 'game.peggy': GRAMMAR });
  const shape = folder.at('src/shape.ts');
  await emit(folder, '--shape', shape);
  const written = folder.read('src/shape.ts');
  const own = written.replace("leaf('square'", "leaf('field'");
  folder.write('src/shape.ts', own);
  folder.write('src/print.ts', 'own');
  const { code, stdout } = await emit(folder, '--shape', shape);
  expect([code, folder.read('src/shape.ts'), folder.read('src/print.ts')]).toEqual([0, own, 'own']);
  expect(stdout).toContain(`${shape} already exists, and was kept\n`);
  await emit(folder, '--shape', shape, '--overwrite');
  expect(folder.read('src/shape.ts')).toBe(written);
});

test.each([
  [['--check'], "--emit and --check can't be used together"],
  [['--js'], "--emit and --js can't be used together"],
  [['--shape', 'a.ts', '--shape', 'b.ts'], '--emit writes only one --shape'],
])('%s: is refused', async (args, message) => {
  const { code, stderr } = await emit(new Folder({ 'game.peggy': GRAMMAR }), ...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('--overwrite needs --emit', async () => {
  const folder = new Folder({ 'game.peggy': GRAMMAR });
  const { code, stderr } = await ludogram(['generate', folder.at('game.peggy'), '--overwrite']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--overwrite needs --emit')]);
});

const CONFIG = (more: string) =>
  `export default { notations: [{ notation: async () => ({}), grammar: 'game.peggy', ${more} }] };\n`;

test('a config names the module of shapes', async () => {
  const folder = new Folder({ 'game.peggy': GRAMMAR, 'ludogram.config.mjs': CONFIG("shape: 'shape.ts'") });
  const config = ['--config', folder.at('ludogram.config.mjs')];
  await ludogram(['generate', folder.at('game.peggy'), '-o', folder.at('generated'), '--emit', 'model']);
  folder.write('generated/game/lower.ts', '');
  expect((await ludogram(['generate', '--check', ...config])).stderr).toMatch(/lower\.ts is stale\n$/);
  expect(await ludogram(['generate', ...config])).toMatchObject({ code: 0, stderr: '' });
  expect(folder.read('generated/game/lower.ts')).toContain('export function readGame(');
});

test('a module of shapes is TypeScript', async () => {
  const folder = new Folder({ 'game.peggy': GRAMMAR, 'ludogram.config.mjs': CONFIG("shape: 'shape.js'") });
  const { code, stderr } = await ludogram(['generate', '--config', folder.at('ludogram.config.mjs')]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('shape: expected a TypeScript module')]);
});

test('a start rule without a node has no model: nothing is written for it', async () => {
  const folder = new Folder({ 'game.peggy': 'sum = Term|1.., "+"|\nTerm = [0-9]+\n' });
  const { code, stderr } = await emit(folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining('1:1: error grammar/no-model')]);
  expect(existsSync(folder.at('shape.ts'))).toBe(false);
  const { stdout } = await emit(folder, '--json');
  expect(stdout.trim().split('\n').at(-1)).toContain('"code":"grammar/no-model"');
});

/** A grammar of rules each of which can contain all others, as expressions of programming languages can. */
const mutual = (count: number, label = ''): string => {
  const numbers = Array.from({ length: count }, (_, i) => i);
  const inside = numbers.map((i) => `"b${i}" ${label}r${i}`).join(' / ');
  return `Game = items:Item+\nItem = "(" first:r0 ")"\n${numbers.map((i) => `r${i} = "a${i}" (${inside} / "c")\n`).join('')}`;
};

/** A grammar whose rules use the next one twice: the last one is used 2^40 times. */
const doubled = (last: string): string => {
  const rules = Array.from({ length: 40 }, (_, i) => `r${i} = r${i + 1} r${i + 1}\n`);
  return `Game = items:Item+\nItem = "(" first:r0 ")"\n${rules.join('')}r40 = ${last}\n`;
};

test.each([
  ['rules that can contain all others', mutual(10)],
  ['nodes that can contain all others', mutual(10, 'inner:')],
  ['rules that use the next one twice', doubled('"a"?')],
  ['rules that use an empty one twice', doubled('!"a"')],
])('is written for %s, each looked at once', async (_, grammar) => {
  const folder = new Folder({ 'game.peggy': grammar });
  expect(await emit(folder, '--nodes', 'auto')).toMatchObject({ code: 0 });
  const highlighter = await ludogram(['highlight', folder.at('game.peggy')]);
  expect(highlighter.code).toBe(0);
});
