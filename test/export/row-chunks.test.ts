import { expect, test } from 'vitest';
import { PlyRows } from '../../src/export/ply-rows.js';
import { MAX_CHUNK_PLIES, RowChunks } from '../../src/export/row-chunks.js';
import { rowCount, type TableRows } from '../../src/export/schema.js';

const PLY_COLUMN = 4;

/** Adds a game of a number of plies. */
function addGame(chunks: RowChunks, key: string, plies: number): PlyRows {
  const game = new PlyRows(chunks, key, 'oni');
  for (let i = 0; i < plies; i++) game.add('red', 'Byt');
  return game;
}

const counts = (chunks: Iterable<TableRows>): number[] => Array.from(chunks, ({ plies }) => rowCount(plies));

test('a game of many plies is in several chunks, and its plies are numbered through', () => {
  const chunks = new RowChunks();
  addGame(chunks, 'a', 2 * MAX_CHUNK_PLIES + 10);
  const [, second, third] = [...chunks.takeAll()];
  expect(second!.plies[PLY_COLUMN]![0]).toBe(MAX_CHUNK_PLIES + 1);
  expect(third!.plies[PLY_COLUMN]!.at(-1)).toBe(2 * MAX_CHUNK_PLIES + 10);
});

test('the last chunk is not taken until it is full', () => {
  const chunks = new RowChunks();
  addGame(chunks, 'a', MAX_CHUNK_PLIES - 1);
  expect(counts(chunks.takeFull())).toEqual([]);
  addGame(chunks, 'b', 11);
  expect(counts(chunks.takeFull())).toEqual([MAX_CHUNK_PLIES]);
  expect(counts(chunks.takeAll())).toEqual([10]);
  expect(counts(chunks.takeAll())).toEqual([0]);
});

test('the plies of a game that is discarded are removed from all chunks', () => {
  const chunks = new RowChunks();
  addGame(chunks, 'a', 5);
  const game = addGame(chunks, 'b', 2 * MAX_CHUNK_PLIES);
  game.discard();
  game.add('red', 'Byt');
  const [rows, ...others] = [...chunks.takeAll()];
  expect(others).toEqual([]);
  expect(rows!.plies[0]).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
  expect(rows!.plies[PLY_COLUMN]).toEqual([1, 2, 3, 4, 5, 1]);
});
