import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMATS, formatByContent, formatById, formatByName } from '../../src/notations/registry.js';
import { ROOT } from '../support/shared.js';

test.each(FORMATS.map((entry) => [entry.id, entry] as const))('%s loads what its row promises', async (id, entry) => {
  const format = await entry.load();
  expect(format.id).toBe(id);
  expect(readdirSync(join(ROOT, 'grammars'))).toContain(`${entry.grammar}.peggy`);
  expect(format.read('').tree.startRule).toBe(entry.startRule);
  for (const extension of entry.extensions) expect(extension).toMatch(/^\.[a-z0-9]+$/);
});

test('ids are different', () => {
  expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
});

test('by id and by name', () => {
  expect(formatById(FORMATS, 'oni')?.id).toBe('oni');
  expect(formatById(FORMATS, 'ONI')).toBeUndefined();
  expect(formatByName(FORMATS, 'games/a.b.ONI')?.id).toBe('oni');
  expect(formatByName(FORMATS, 'oni')).toBeUndefined();
});

describe('by content', () => {
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
    expect(formatByContent(FORMATS, text)?.id).toBe('oni');
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
  ])('%j is %s', (text, id) => {
    expect(formatByContent(FORMATS, text)?.id).toBe(id);
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
    expect(formatByContent(FORMATS, text)?.id).not.toBe('oni');
  });
});
