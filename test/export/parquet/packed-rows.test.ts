import { expect, test } from 'vitest';
import { cellsOf, packRows, readerOf } from '../../../src/export/parquet/packed-rows.js';
import type { Cell } from '../../../src/export/schema.js';

/** The columns of two batches: repeated values, different ones, and those that look equal. */
const BATCHES: readonly (readonly (readonly Cell[])[])[] = [
  [
    ['a', 'a', 'a', 'b', 'b', 'a'],
    [1, 2, 3, 4, 5, 6],
    [undefined, undefined, undefined, undefined, undefined, undefined],
    [0, -0, -0, 0, NaN, NaN],
    [4095, 4096, 4095, 4096, 1.5, 1.5],
    [1n, 1n, -(2n ** 63n), 1n, undefined, ''],
    [{ b: 'ä€😀', 10: '\ud800' }, { b: 1 }, undefined, {}, '\0', 'x'],
  ],
  [['a'], [7], ['c'], [0], [4096], [1n], [{ ['__proto__']: 'x' }]],
];

test('rows of several batches are unpacked as they were, column by column', () => {
  const { count, take } = readerOf(BATCHES.map((columns) => structuredClone(packRows(columns))));
  expect(count).toBe(7);
  for (const column of BATCHES[0]!.keys()) {
    const expected = BATCHES.flatMap((columns) => columns[column]!);
    const found = cellsOf(take(column));
    expect(found).toEqual(expected);
    expect(found.map((cell) => Object.is(cell, -0))).toEqual(expected.map((cell) => Object.is(cell, -0)));
  }
});

test('repeated values take little memory', () => {
  const key = 'a key that all plies of a game have';
  const plies = Array.from({ length: 10_000 }, (_, i) => `${key} ${Math.floor(i / 50)}`);
  expect(packRows([plies]).bytes.length).toBeLessThan(20_000);
});
