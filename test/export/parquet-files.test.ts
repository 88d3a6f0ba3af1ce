import { serialize } from 'node:v8';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import type { ParquetRows } from '../../src/export/parquet/file.js';
import { GROUP_ROWS, type RowGroup } from '../../src/export/parquet/groups.js';
import { joinFiles } from '../../src/export/parquet/join.js';
import { loadParquet } from '../../src/export/parquet/sink.js';
import { noRows, TABLES, type TableRows } from '../../src/export/schema.js';
import { type EncodedTables, encodeTables } from '../../src/export/sink.js';
import { Staging } from '../../src/export/staging.js';
import { addCells } from '../support/games/export-rows.js';
import { Folder } from '../cli/support.js';

const parquetFormat = await loadParquet();

const NAMES = { database: '', suffix: '-001-of-001', shortSuffix: '' };

/** A game and a ply with all types of values, and one with as few as there can be. */
function rowsOf(i: number): TableRows {
  const rows = noRows();
  const required = { notation: 'oni', file: 'ä.oni', plies: i, errors: 0, warnings: 0 };
  const tags = Object.fromEntries([
    ['__proto__', 'x'],
    ['10', 'ä€😀'],
    ['2', ''],
    ['b', `${i}`],
  ]);
  const values = { date: `2024-02-${10 + i}`, record: 2 ** 40 + i, ratings: { white: 2000 + i }, players: {}, tags };
  addCells(rows, 'games', { game: `full#${i}`, ...required, ...values });
  addCells(rows, 'games', { game: `empty#${i}`, ...required });
  const ply = { notation: 'oni', variation: '', number: 1, ply: 1, mover: 'red', move: 'm\0' };
  addCells(rows, 'plies', {
    game: `full#${i}`,
    ...ply,
    position_hash: -(2n ** 60n) - BigInt(i),
    clock: 0.1 + i,
    mate: -3,
  });
  addCells(rows, 'plies', { game: `empty#${i}`, ...ply });
  return rows;
}

const PARTS = TABLES.map(({ name }) => `${name}/notation=oni/part-001-of-001-00001.parquet`);

type Rows = EncodedTables<ParquetRows>;

const encoded = (i: number): Rows => encodeTables(parquetFormat, rowsOf(i)) as Rows;

/** Writes the rows of some numbers; returns the folder with the files. */
async function written(numbers: readonly number[]): Promise<Folder> {
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  for (const i of numbers) sink.add('oni', encoded(i));
  expect(await sink.finish()).toEqual(PARTS.map((part) => ({ from: part, to: part })));
  return folder;
}

const ALL = [0, 1, 2, 3, 4, 5, 6];

test('a run that continues from a checkpoint writes the same files', async () => {
  const whole = await written(ALL);
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  let state: unknown;
  for (const [from, to] of [
    [0, 2],
    [2, 3],
    [3, 7],
  ] as const) {
    const sink = parquetFormat.open(staging, NAMES, state);
    for (const i of ALL.slice(from, to)) sink.add('oni', encoded(i));
    state = JSON.parse(JSON.stringify(sink.flush()));
    // Lost, because the run ends before the next checkpoint.
    sink.add('oni', encoded(9));
    sink.add('otn', encoded(9));
    sink.close();
  }
  expect(await parquetFormat.open(staging, NAMES, state).finish()).toHaveLength(PARTS.length);
  for (const part of PARTS) expect(folder.bytes(part).equals(whole.bytes(part))).toBe(true);
});

test('a checkpoint between its record and the one before can be continued', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, NAMES, undefined);
  const states: unknown[] = [];
  for (const i of ALL) {
    sink.add('oni', encoded(i));
    states.push(sink.flush());
  }
  sink.close();
  const before = parquetFormat.open(staging, NAMES, states.at(-2));
  await before.finish();
  const whole = await written(ALL.slice(0, -1));
  for (const part of PARTS) expect(folder.bytes(part).equals(whole.bytes(part))).toBe(true);
});

test('files are put together without losing a value of any type', async () => {
  const whole = await written(ALL);
  const folders = [await written([0]), await written([1, 2]), await written([3, 4, 5, 6])];
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const query = async (text: string) => (await connection.runAndReadAll(text)).getRowObjectsJson();
  const joined = new Folder();
  for (const [i, table] of TABLES.entries()) {
    const part = PARTS[i]!;
    const file = joined.at(`${table.name}.parquet`);
    await joinFiles(
      folders.map((folder) => folder.at(part)),
      table,
      file,
    );
    const rows = await query(`FROM read_parquet('${file}', hive_partitioning = false)`);
    expect(rows).toEqual(await query(`FROM read_parquet('${whole.at(part)}', hive_partitioning = false)`));
    const groups = await query(`SELECT DISTINCT row_group_id, compression FROM parquet_metadata('${file}')`);
    expect(groups).toEqual(rows.length === 0 ? [] : [{ row_group_id: '0', compression: 'ZSTD' }]);
    if (table.name === 'games') expect(JSON.stringify(rows[12])).toContain('__proto__');
  }
});

test('the description of a row group does not contain the texts of its columns', () => {
  const rows = noRows();
  const ply = { notation: 'oni', variation: '', ply: 1, mover: 'red', move: 'm' };
  for (let number = 0; number < GROUP_ROWS; number++)
    addCells(rows, 'plies', { game: 'a', ...ply, number, comment: `comment ${number}` });
  const { plies } = encodeTables(parquetFormat, rows) as { readonly plies: { readonly group: RowGroup } };
  expect(serialize(plies.group.group).length).toBeLessThan(10_000);
});
