import { expect, test, vi } from 'vitest';
import { parseAnnoFen } from '../../../src/notations/xiangqi/annofen/index.js';
import { parseXiangqiFen } from '../../../src/notations/xiangqi/fen/index.js';
import { sized } from '../../support/rounds.js';

const seen = vi.hoisted(() => ({ items: 0 }));

vi.mock('../../../generated/xiangqi/readers.js', async (original) => {
  const readers = await original<{ readonly isCount: (...given: unknown[]) => boolean }>();
  const isCount = (...given: unknown[]): boolean => {
    seen.items++;
    return readers.isCount(...given);
  };
  return { ...readers, isCount };
});

test('a field is found without looking at the rest of a row, however long it is', () => {
  const itemsFor = (length: number): number => {
    const reading = parseAnnoFen(`v1 ${'r'.repeat(length)}/9/9/9/9/9/9/9/9/9`, { level: 'syntax' });
    expect(reading.model).toBeDefined();
    seen.items = 0;
    expect(reading.spanOf(['fields', 0, 3])).toEqual({ start: 6, end: 7 });
    return seen.items;
  };
  expect(itemsFor(5000)).toBe(itemsFor(9));
});

test('a position that white space splits is found, however long the rest of it is', () => {
  const { diagnostics } = parseXiangqiFen(`9/9 ${'9'.repeat(sized(2e6, 2e7))}`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['xiangqi-fen/split-position']);
});
