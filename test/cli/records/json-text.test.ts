import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonChunks, jsonLine } from '../../../src/cli/records/json-text.js';
import { sized } from '../../support/rounds.js';
import { ludogram } from '../support.js';

const textOf = (value: unknown): string => [...jsonChunks(value)].join('');

test('JSON text equals that of JSON.stringify for values that are not nested deeply', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(textOf(value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
    }),
  );
  expect(textOf({ a: undefined, b: [undefined], c: { toJSON: () => 'c' } })).toBe(
    `${JSON.stringify({ b: [null], c: 'c' }, null, 2)}\n`,
  );
});

/** More than the stack holds. */
const LEVELS = sized(5000, 100_000);

test('JSON text keeps values at any depth, and grows with their number', () => {
  let value: unknown = 'inside';
  for (let i = 0; i < LEVELS; i++) value = i % 2 === 0 ? [value, i] : { value };
  const text = textOf(value);
  expect(text.length).toBeLessThan(25 * LEVELS);
  expect(textOf(JSON.parse(text))).toBe(text);
  const line = jsonLine(value);
  expect(line.trimEnd()).not.toMatch(/\s/);
  expect(textOf(JSON.parse(line))).toBe(text);
});

/** Variations inside variations, nearly as deep as the parser reads them: over 500 MB if each level were indented. */
const group = `${'(1.e4 '.repeat(400)}${')'.repeat(400)}\n`;
const NESTED = `[Board "Standard"]\n1. e3 / e6\n${group.repeat(Math.floor(sized(4000, 20_000) / group.length))}`;

test.each(['tree --json', 'tree', 'json'])('%s prints many deeply nested variations', async (words) => {
  const args = words.split(' ');
  const { code, stdout, stderr } = await ludogram([...args, '--format', '5dfen', '--level', 'syntax', '-'], {
    stdin: NESTED,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.length).toBeLessThan(200 * NESTED.length);
  if (args.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ kind: 'Document', end: NESTED.length });
});
