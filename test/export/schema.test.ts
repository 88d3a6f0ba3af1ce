import { describe, expect, test } from 'vitest';
import { dateIn } from '../../src/export/dates.js';
import { PlyRows } from '../../src/export/ply-rows.js';
import { positionHash } from '../../src/export/position-hash.js';
import { RowChunks } from '../../src/export/row-chunks.js';
import { NOTATION_INDEX, rowObject, TABLES } from '../../src/export/schema.js';
import { tablesFromJson } from '../../src/notation/replay/tables.js';

test.each([
  ['2015-05-04', '2015-05-04', 'day'],
  ['2015.05.04', '2015-05-04', 'day'],
  ['1992.11.??', '1992-11-01', 'month'],
  ['1992.??.??', '1992-01-01', 'year'],
  ['1996-05', '1996-05-01', 'month'],
  ['1996-05-06,07', '1996-05-06', 'day'],
  ['2020.02.30', undefined, undefined],
  ['2020.13.01', undefined, undefined],
  ['????.??.??', undefined, undefined],
  ['0000.01.01', undefined, undefined],
  ['199', undefined, undefined],
  ['last summer', undefined, undefined],
])('the date %s is read as %j, known to its part %j', (text, date, precision) => {
  expect(dateIn(text)).toEqual(date === undefined ? undefined : { date, precision });
});

test('hashes of positions are spread over 64 bits, and equal only for equal keys', () => {
  const keys = Array.from({ length: 10_000 }, (_, i) => `rnbqkbnr/pppp1ppp/8/${i}`);
  const hashes = new Set(keys.map(positionHash));
  expect(hashes.size).toBe(keys.length);
  expect(positionHash(keys[0]!)).toBe(positionHash(keys[0]!));
  const bits = Array.from({ length: 64 }, (_, bit) =>
    [...hashes].filter((hash) => ((hash >> BigInt(bit)) & 1n) === 1n),
  );
  for (const ones of bits) expect(Math.abs(ones.length / keys.length - 0.5)).toBeLessThan(0.02);
});

test('a hash that a notation has made itself is written as it is', () => {
  const chunks = new RowChunks();
  const columns = new PlyRows(chunks, 'g', 'pgn');
  columns.add('white', 'e4', undefined, undefined, '', -5n);
  columns.add('black', 'e5', undefined, undefined, '', 'a key');
  const names = TABLES.find(({ name }) => name === 'plies')!.columns;
  const hashes = chunks.last.plies[names.findIndex(({ name }) => name === 'position_hash')];
  expect(hashes).toEqual([-5n, positionHash('a key')]);
});

test('the notation is at the same place in all tables', () => {
  const places = TABLES.map(({ columns }) => columns.findIndex(({ name }) => name === 'notation'));
  expect(places).toEqual(TABLES.map(() => NOTATION_INDEX));
});

describe('the parent of a ply', () => {
  const parentsOf = (plies: readonly (readonly [variation: string, move: string])[]) => {
    const chunks = new RowChunks();
    const columns = new PlyRows(chunks, 'g', 'oni');
    for (const [variation, move] of plies) columns.add('red', move, undefined, undefined, variation);
    const names = TABLES.find(({ name }) => name === 'plies')!.columns;
    const { plies: rows } = chunks.last;
    return rows[0]!.map((_, row) => {
      const { ply, parent, number } = rowObject(
        names,
        rows.map((cells) => cells[row]),
      );
      return [ply, parent, number];
    });
  };

  test('is the last ply of its line, or of the outer line where it branches off', () => {
    expect(
      parentsOf([
        ['', 'e4'],
        ['2.1', 'c5'],
        ['2.1.2.1', 'c3'],
        ['2.1', 'Nf3'],
        ['', 'e5'],
        ['3.1', 'f4'],
      ]),
    ).toEqual([
      [1, undefined, 1],
      [2, 1, 1],
      [3, 2, 1],
      [4, 2, 2],
      [5, 1, 2],
      [6, 5, 1],
    ]);
  });

  test('is absent for a variation of the first move', () => {
    expect(parentsOf([['1.1', 'd4']])).toEqual([[1, undefined, 1]]);
  });
});

test('a notation whose replay has plies that no table would get is an error of its code', () => {
  const tables = tablesFromJson({
    replay: () => ({ ok: true, plies: [1] }),
    json: () => ({ games: [] }),
  });
  expect(() => tables.play({}, new PlyRows(new RowChunks(), 'g', 'x'))).toThrow('declare play.tables');
});
