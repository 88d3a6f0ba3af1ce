import { describe, expect, test } from 'vitest';
import { parse5dfen, print5dfen, printBoard } from '../../../src/notations/5dfen/index.js';
import { parseOtn, printOtn } from '../../../src/notations/otn/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { casesOf } from '../../support/cases.js';

describe.each(NOTATIONS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('reads in its dialects, and throws for any other', async () => {
    const notation = await entry.load();
    for (const dialect of [undefined, ...entry.dialects]) {
      expect(() => notation.read('', dialect === undefined ? {} : { dialect })).not.toThrow();
    }
    const read = () => notation.read('', { dialect: 'klingon' });
    expect(read).toThrow(RangeError);
    expect(read).toThrow(/unknown dialect "klingon"/);
    for (const dialect of entry.dialects) expect(read).toThrow(dialect);
  });

  test('converts to its targets, and throws for any other', async () => {
    const notation = await entry.load();
    const { text } = casesOf(id).find(({ kind }) => kind === 'valid')!;
    const reading = notation.read(text);
    if (notation.targets.length === 0) return;
    for (const target of notation.targets) {
      const [to, dialect] = target.split('@') as [string, string?];
      expect(() => notation.convert(reading, dialect === undefined ? { id: to } : { id: to, dialect })).not.toThrow();
      expect(() => notation.convert(reading, { id: to, dialect: 'klingon' })).toThrow(RangeError);
    }
    const convert = () => notation.convert(reading, { id: 'chess' });
    expect(convert).toThrow(RangeError);
    for (const target of notation.targets) expect(convert).toThrow(target);
    expect(() => notation.convert(reading, { id: notation.targets[0]!.slice(0, 2) })).toThrow(RangeError);
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
