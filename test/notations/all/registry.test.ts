import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { notationByContent, notationById, notationByName, NOTATIONS } from '../../../src/notations/registry.js';
import { ROOT } from '../../support/shared.js';

test.each(NOTATIONS.map((entry) => [entry.id, entry] as const))('%s loads what its row promises', async (id, entry) => {
  const notation = await entry.load();
  expect(notation.id).toBe(id);
  expect(readdirSync(join(ROOT, 'grammars'))).toContain(`${entry.grammar}.peggy`);
  expect(notation.read('').tree.startRule).toBe(entry.startRule);
  for (const extension of entry.extensions) expect(extension).toMatch(/^\.[a-z0-9]+$/);
});

test.each(NOTATIONS)('$id has cases, a schema, a page and a page of codes', ({ id, grammar }) => {
  expectPath(`test/conformance/${id}/valid`);
  for (const path of [`generated/${grammar}/readers.ts`, `docs/codes/${id}.md`]) expectPath(path);
  expectPath(`test/conformance/schemas/${id}.json`);
  const table = readFileSync(join(ROOT, 'docs/formats/README.md'), 'utf8');
  const page = new RegExp(`\\[\`${id}\`\\]\\(\\.\\./formats/([\\w-]+\\.md)\\)`).exec(table)?.[1];
  expectPath(`docs/formats/${page}`);
});

const expectPath = (path: string) => expect(existsSync(join(ROOT, path)), path).toBe(true);

test('every folder with a notation has a row, and only these', () => {
  const files = readdirSync(join(ROOT, 'src/notations'), { recursive: true, encoding: 'utf8' });
  const folders = files
    .filter((file) => basename(file) === 'notation.ts')
    .filter((file) => readFileSync(join(ROOT, 'src/notations', file), 'utf8').includes('defineNotation'))
    .map((file) => dirname(file));
  expect(NOTATIONS.map(({ folder }) => folder).sort()).toEqual(folders.sort());
});

test('each stage is in the same folder in every notation', () => {
  const stages = readdirSync(join(ROOT, 'src/notations'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) in PLACES)
    .map((file) => [file, basename(dirname(file))] as const);
  expect(stages.length).toBeGreaterThan(20);
  for (const [file, folder] of stages) expect(folder, file).toBe(PLACES[basename(file)]);
});

/** The folders of stages that are not at the top of a notation. */
const PLACES: Readonly<Record<string, string>> = {
  'play.ts': 'replay',
  'legality.ts': 'replay',
  'playable.ts': 'replay',
  'tables.ts': 'replay',
  'edit.ts': 'edits',
  'editor.ts': 'assist',
  'svg.ts': 'view',
};

test('ids are different', () => {
  expect(new Set(NOTATIONS.map(({ id }) => id)).size).toBe(NOTATIONS.length);
});

test('notations are found by id and by name', () => {
  expect(notationById(NOTATIONS, 'oni')?.id).toBe('oni');
  expect(notationById(NOTATIONS, 'ONI')).toBeUndefined();
  expect(notationByName(NOTATIONS, 'games/a.b.ONI')?.id).toBe('oni');
  expect(notationByName(NOTATIONS, 'oni')).toBeUndefined();
});

describe('by its content, the text', () => {
  test.each([
    'BXLUT',
    'bxlut',
    '\ufeffBXLUT Brs',
    'B X L U T B',
    '# cards\r\nBX # half\rLUT\nBr',
    '11311 ..... ..... ..... 00200 BXLUT',
    '1 1 3 1 1',
    'BXLUT Byt and then a fault',
  ])('%j is oni', (text) => {
    expect(notationByContent(NOTATIONS, text)?.id).toBe('oni');
  });

  test.each([
    ['AZULGAME\n2\n', 'azul'],
    ['[Board "Standard"]\n1. e4 / e5', '5dfen'],
    ['{a comment} [k7/8:0:1:w]', '5dfen'],
    ['1. (0T1)e4', '5dfen'],
    ['', undefined],
    ['hello', undefined],
    ['1. e4 e5 2. Nf3', undefined],
    ['{"json": true}', undefined],
  ])('%j is of the notation %j', (text, id) => {
    expect(notationByContent(NOTATIONS, text)?.id).toBe(id);
  });

  test.each([
    '',
    '# only a comment',
    'hello',
    'Hello world',
    '[event:x]',
    'AZULGAME',
    '/3t3/',
    '1. e4 e5',
    'rheakaehr/9/',
    'BXAUT Brs',
  ])('%j is not', (text) => {
    expect(notationByContent(NOTATIONS, text)?.id).not.toBe('oni');
  });
});
