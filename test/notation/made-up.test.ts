import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run as runCommandLine } from '../../src/cli/index.js';
import { generate } from '../../src/generator/index.js';
import { applyEdits, notations, read } from '../../src/library/index.js';
import { Folder, ludogram } from '../cli/support.js';
import { made } from '../support/readings.js';
import { frogs } from './made-up/notation.js';

const HERE = join(import.meta.dirname, 'made-up');
const SUITE = join(HERE, 'suite');
const GAME = '# a game\nRR.LL\n2-3 4-2 # jumps\n';

/** Runs the command line with the notation beside the built-in ones. */
const run = (args: readonly string[]) => ludogram(args, { notations: [...notations, frogs] });

test('a made-up notation takes less than 250 lines, and imports only the public library', () => {
  const files = readdirSync(HERE).filter((name) => /\.(?:ts|peggy)$/.test(name));
  const sources = files.map((name) => readFileSync(join(HERE, name), 'utf8'));
  expect(sources.reduce((sum, source) => sum + source.split('\n').length, 0)).toBeLessThan(250);
  const imports = sources.flatMap((source) => [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name!));
  expect(imports.filter((name) => !name.startsWith('./') && !name.endsWith('/src/library/index.js'))).toEqual([]);
});

test('the parser of a made-up notation is that of its grammar', () => {
  const { files } = generate(readFileSync(join(HERE, 'frogs.peggy'), 'utf8'), {
    file: 'frogs.peggy',
    start: ['FrogFile'],
    runtime: '../../../../../src/cst/index.js',
  });
  for (const [name, content] of files) {
    expect(readFileSync(join(HERE, 'generated/frogs', name), 'utf8'), name).toBe(content);
  }
});

describe('a made-up notation on the command line', () => {
  test('check finds its errors, by extension and by content', async () => {
    const folder = new Folder({ 'good.frogs': GAME, 'bad.frogs': 'RR.LL 1-4 2-x', 'frogs.txt': 'RR.LL 1-4\n' });
    expect((await run(['check', folder.at('good.frogs')])).code).toBe(0);
    const { code, stdout } = await run(['check', folder.at('bad.frogs'), folder.at('frogs.txt')]);
    expect(code).toBe(1);
    expect(stdout).toContain('frogs/illegal-move');
    expect(stdout).toContain('frogs/bad-move: "2-x" isn\'t a move');
    expect(stdout).toContain('3 errors in 2 files');
  });

  test('format writes canonical text', async () => {
    const folder = new Folder({ 'a.frogs': 'RR.LL   2-3\n4-2 # jumps' });
    expect((await run(['format', folder.at('a.frogs')])).stdout).toBe('# jumps\nRR.LL\n2-3 4-2\n');
    const compact = await run(['format', '--style', 'compact', folder.at('a.frogs')]);
    expect([compact.stdout, compact.stderr]).toEqual([
      'RR.LL\n2-3 4-2\n',
      expect.stringContaining('dropped 1 comment'),
    ]);
  });

  test('convert writes JSON, and reads it back', async () => {
    const folder = new Folder({ 'a.frogs': GAME });
    const { stdout, code } = await run(['convert', folder.at('a.frogs'), '--to', 'json']);
    expect(code).toBe(0);
    const json = new Folder({ 'a.json': stdout, 'bad.json': stdout.replace('RR.LL', 'RX.LL') });
    expect((await run(['convert', json.at('a.json'), '--from', 'json', '--to', 'frogs'])).stdout).toBe(
      '# a game\n# jumps\nRR.LL\n2-3 4-2\n',
    );
    const bad = await run(['convert', json.at('bad.json'), '--from', 'json', '--to', 'frogs']);
    expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining('"RX.LL" isn\'t a valid board')]);
  });

  test('render, replay, json, tree, formats and explain know the notation', async () => {
    const folder = new Folder({ 'a.frogs': GAME });
    expect((await run(['render', '--text', folder.at('a.frogs')])).stdout).toContain('RLR.L');
    expect((await run(['render', '--ply', '0', folder.at('a.frogs')])).stdout).toMatch(/^<svg .*RR\.LL/s);
    expect((await run(['replay', folder.at('a.frogs')])).stdout).toBe('RR.LL\nR.RLL\nRLR.L\n');
    expect((await run(['json', folder.at('a.frogs')])).stdout).toContain('"board"');
    expect((await run(['tree', folder.at('a.frogs')])).stdout).toContain('FrogFile');
    expect((await run(['formats'])).stdout).toMatch(/^frogs +games of frogs and toads +\.frogs .* replay render/m);
    expect((await run(['explain', 'frogs/no-gap'])).stdout).toContain('the board has 0 empty stones');
  });
});

test('the command line with a made-up notation can be run by any program', async () => {
  let written = '';
  const sink = { write: (text: string) => (written += text) };
  const io = { stdin: process.stdin, stdout: sink, stderr: sink, env: {} };
  expect(await runCommandLine(['conformance', '--suites', SUITE], io, [frogs])).toBe(0);
  expect(written).toContain('5 passed, 0 failed');
});

describe('the conformance suite of a made-up notation', () => {
  test('passes', async () => {
    const { code, stdout } = await run(['conformance', '--suites', SUITE]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('5 passed, 0 failed')]);
    expect((await run(['conformance', '--suites', SUITE, '--lint'])).stdout).toBe('');
  });

  test('gets its manifest from the runner', async () => {
    const names = readdirSync(SUITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
    const copied = names.filter((name) => !name.startsWith('manifests'));
    const folder = new Folder(Object.fromEntries(copied.map((name) => [name, readFileSync(join(SUITE, name))])));
    await run(['conformance', '--suites', folder.path, '--format', 'frogs', '--update-manifest']);
    expect(folder.read('manifests/frogs.json')).toBe(readFileSync(join(SUITE, 'manifests/frogs.json'), 'utf8'));
  });
});

test('a made-up notation is read, edited and described by a schema like any other', async () => {
  const { reading } = made(await read(GAME, { notation: frogs }));
  const { edits } = made(reading.edit({ insert: ['moves', 2], value: { from: 5, to: 4 } }));
  expect(applyEdits(GAME, edits)).toBe('# a game\nRR.LL\n2-3 4-2 # jumps\n5-4\n');
  expect(reading.spanOf(['moves', 0])).toMatchObject({ start: 15, end: 18 });
  expect(reading.nodeAt(15)).toMatchObject({ start: 15, end: 16, text: '2' });
  expect(frogs.schema()).toMatchObject({ title: 'games of frogs and toads', required: ['board', 'moves', 'comments'] });
  expect(frogs.tryPrint({ board: 'RR', moves: [{ from: -1, to: 2 }], comments: [] })).toMatchObject({
    ok: false,
    problem: { path: ['moves', 0, 'from'] },
  });
  expect(() => frogs.convert(frogs.read(GAME), { id: 'oni' })).toThrow(RangeError);
});
