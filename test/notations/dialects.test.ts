import { describe, expect, test } from 'vitest';
import { readCases } from '../../src/conformance/index.js';
import { print5dfen, printBoard, parse5dfen } from '../../src/notations/5dfen/index.js';
import { parseOtn, printOtn } from '../../src/notations/otn/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { SUITES } from '../support/cases.js';

describe.each(NOTATIONS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('reads in its dialects, and throws for any other', async () => {
    const format = await entry.load();
    for (const dialect of [undefined, ...entry.dialects]) {
      expect(() => format.read('', dialect === undefined ? {} : { dialect })).not.toThrow();
    }
    const read = () => format.read('', { dialect: 'klingon' });
    expect(read).toThrow(RangeError);
    expect(read).toThrow(/unknown dialect "klingon"/);
    for (const dialect of entry.dialects) expect(read).toThrow(dialect);
  });

  test('converts to its targets, and throws for any other', async () => {
    const format = await entry.load();
    const { text } = readCases(SUITES, id).find(({ kind }) => kind === 'valid')!;
    const reading = format.read(text);
    if (format.targets.length === 0) return;
    for (const target of format.targets) {
      const [to, dialect] = target.split('@') as [string, string?];
      expect(() => format.convert(reading, dialect === undefined ? { id: to } : { id: to, dialect })).not.toThrow();
      expect(() => format.convert(reading, { id: to, dialect: 'klingon' })).toThrow(RangeError);
    }
    const convert = () => format.convert(reading, { id: 'chess' });
    expect(convert).toThrow(RangeError);
    for (const target of format.targets) expect(convert).toThrow(target);
    expect(() => format.convert(reading, { id: format.targets[0]!.slice(0, 2) })).toThrow(RangeError);
  });
});

test('printers throw for an unknown dialect', () => {
  const dialect = 'klingon' as 'current';
  const { model } = parse5dfen('[k/K:0:1:w]');
  expect(() => print5dfen(model, { dialect })).toThrow(RangeError);
  expect(() => printBoard(model.boards[0]!, dialect)).toThrow(RangeError);
  const game = parseOtn('[rules:dim:3 start:/1t1/tK1/3/]\n').model;
  expect(() => printOtn(game, { dialect })).toThrow(RangeError);
});
