import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { shareOf } from '../../src/cli/verbs/export/job.js';
import { encodeTables } from '../../src/export/sink.js';
import { loadParquet } from '../../src/export/parquet/sink.js';
import { plainTexts } from '../../src/export/parquet/plain-texts.js';
import { noRows, type TableRows } from '../../src/export/schema.js';
import { Staging } from '../../src/export/staging.js';
import { addCells } from '../support/games/export-rows.js';
import { Folder, ludogram, WON } from '../cli/support.js';

const parquetFormat = await loadParquet();

const NAMES = { database: '', suffix: '-001-of-001', shortSuffix: '' };

async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  return (await connection.runAndReadAll(query)).getRowObjectsJson();
}

/** Adds a row to `plies`; its other columns are empty. */
function addPly(rows: TableRows, game: string, number: number, move: string, captures?: string, position?: string) {
  const cells = { game, notation: 'oni', variation: '', number, ply: number, mover: 'red', move, captures, position };
  addCells(rows, 'plies', cells);
}

/** Rows of `plies` with the numbers from `from` to `to`, every tenth with a capture. */
function pliesOf(from: number, to: number): TableRows {
  const rows = noRows();
  for (let i = from; i < to; i++) {
    addPly(rows, 'ä.oni', i, `move ${i}`, i % 10 === 0 ? 'disciple' : undefined, 'x'.repeat(40));
  }
  return rows;
}

test('row groups that were encoded separately and rows that were collected are one file, in their order', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, NAMES, undefined);
  const bounds = [0, 10, 100_010, 100_020, 101_000, 201_000, 201_001];
  for (const [i, from] of bounds.slice(0, -1).entries()) {
    // What a thread gives back is copied.
    const encoded = structuredClone(encodeTables(parquetFormat, pliesOf(from, bounds[i + 1]!)));
    sink.add('oni', encoded as Parameters<typeof sink.add>[1]);
  }
  const file = (await sink.finish()).find(({ to }) => to.startsWith('plies/'));
  const path = folder.at(file!.from);
  mkdirSync(dirname(path), { recursive: true });
  const [found] = await rowsOf(
    `SELECT count(*)::INT AS rows, count(captures)::INT AS captures, min(game) AS game,
       bool_and(number = file_row_number AND move = 'move ' || number) AS ordered
     FROM read_parquet('${path}', file_row_number = true)`,
  );
  expect(found).toEqual({ rows: 201_001, captures: 20_101, game: 'ä.oni', ordered: true });
  const groups = await rowsOf(
    `SELECT DISTINCT row_group_id::INT AS id, row_group_num_rows::INT AS rows FROM parquet_metadata('${path}') ORDER BY id`,
  );
  expect(groups.map(({ rows }) => rows)).toEqual([10, 100_000, 990, 100_000, 1]);
  // Statistics are right, so a filter that skips row groups loses no row.
  const [one] = await rowsOf(
    `SELECT count(*)::INT AS rows FROM read_parquet('${path}') WHERE number >= 100005 AND number < 100015`,
  );
  expect(one).toEqual({ rows: 10 });
  expect(statSync(path).size).toBeLessThan(1_500_000);
});

test('columns of different texts are written as they are, with their empty cells', async () => {
  const texts = Array.from({ length: 6_000 }, (_, i) =>
    i % 7 === 0 ? undefined : `${i} ä€😀 ${i % 5 === 0 ? '\ud800' : ''}`,
  );
  expect(plainTexts(texts)!.map((bytes) => bytes && new TextDecoder().decode(bytes))).toEqual(
    texts.map((text) => text?.replace('\ud800', '\ufffd')),
  );
  const rows = noRows();
  for (const [i, text] of texts.entries()) addPly(rows, 'g', i, 'm', text, 'same');
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  sink.add('oni', encodeTables(parquetFormat, rows) as Parameters<typeof sink.add>[1]);
  const file = (await sink.finish()).find(({ to }) => to.startsWith('plies/'));
  const found = await rowsOf(`SELECT captures FROM read_parquet('${folder.at(file!.from)}') ORDER BY number`);
  expect(found.map(({ captures }) => captures ?? undefined)).toEqual(
    texts.map((text) => text?.replace('\ud800', '\ufffd')),
  );
  const chunks = await rowsOf(
    `SELECT path_in_schema AS name, encodings FROM parquet_metadata('${folder.at(file!.from)}')`,
  );
  const encodings = Object.fromEntries(chunks.map(({ name, encodings: used }) => [name, used]));
  expect(encodings).toMatchObject({ captures: 'PLAIN', position: expect.stringContaining('DICTIONARY') as unknown });
});

test('numbers and repeated texts are left to the library', () => {
  expect(plainTexts([1, 2, 3])).toBeUndefined();
  expect(plainTexts(Array.from({ length: 100 }, (_, i) => `text ${i % 50}`))).toBeUndefined();
  expect(plainTexts([undefined, undefined])).toBeUndefined();
});

test('every notation has all tables, also those without rows', async () => {
  const folder = new Folder({ 'in/1.oni': WON });
  await ludogram(['export', '--to', 'parquet', '-o', folder.at('out'), folder.at('in')]);
  expect(
    await rowsOf(`SELECT count(*)::INT AS rows FROM read_parquet('${folder.at('out')}/diagnostics/**/*.parquet')`),
  ).toEqual([{ rows: 0 }]);
});

test('the number of a record may have more than 32 bits', async () => {
  const folder = new Folder();
  const line = (record: number) => `${JSON.stringify({ text: WON, format: 'oni', record })}\n`;
  const { code, stderr } = await ludogram(
    ['export', '--to', 'parquet', '-o', folder.at('out'), '--stdin-filename', 'a.ndjson', '-'],
    { stdin: line(7) + line(2 ** 53 - 1) + line(2 ** 31) },
  );
  expect([code, stderr]).toEqual([0, '']);
  const from = `FROM read_parquet('${folder.at('out')}/games/**/*.parquet')`;
  expect(await rowsOf(`SELECT record::VARCHAR AS record ${from} WHERE record > 7`)).toEqual([
    { record: String(2 ** 53 - 1) },
    { record: String(2 ** 31) },
  ]);
});

test.each([
  [50_000, 50_000],
  [199_000, 199_000],
  [240_000, 120_000],
  [1_000_000, 100_000],
])('of %i rows, %i are encoded at once', (expected, share) => {
  expect(shareOf(expected, 100_000)).toBe(share);
});
