import { serialize } from 'node:v8';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { GROUP_BYTES, GROUP_ROWS } from '../../../src/export/parquet/groups.js';
import { isCompact, joinFiles } from '../../../src/export/parquet/join.js';
import type { PackedRows } from '../../../src/export/parquet/packed-rows.js';
import { encodeRows, type GroupRows } from '../../../src/export/parquet/pending-group.js';
import { loadParquet } from '../../../src/export/parquet/sink.js';
import { Staging } from '../../../src/export/runs/staging.js';
import { noRows, type TableRows, TABLES } from '../../../src/export/schema.js';
import { type EncodedTables, encodeTables } from '../../../src/export/sinks/sink.js';
import { Folder } from '../../cli/support.js';
import { addCells } from '../../support/games/export-rows.js';
import { rowsOf as found } from './parquet-rows.js';

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

type Rows = EncodedTables<PackedRows>;

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

test('a table without rows says that its row groups would be structures, because Arrow for Rust requires it', async () => {
  const folder = await written([0]);
  const file = folder.bytes('diagnostics/notation=oni/part-001-of-001-00001.parquet');
  // The number of rows, 0; the list of row groups, of structures; the list of metadata, of two structures.
  expect(file.includes(Buffer.of(0x16, 0, 0x19, 0x0c, 0x19, 0x2c))).toBe(true);
});

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

const pliesByText = new Map<string, readonly Rows[]>();

/** Returns plies that are enough for a row group, in four parts. They are made once. */
function manyPlies(text: string): readonly Rows[] {
  const cached = pliesByText.get(text) ?? makePlies(text);
  pliesByText.set(text, cached);
  return cached;
}

function makePlies(text: string): Rows[] {
  return Array.from({ length: 4 }, (_, part) => {
    const rows = noRows();
    const game = `${text} ${part}`;
    addCells(rows, 'plies', { game, notation: 'oni', variation: '', number: 1, ply: 1, mover: 'red', move: 'm' });
    const columns = rows.plies.map(([cell]) => Array<typeof cell>(GROUP_ROWS / 4).fill(cell));
    columns[COMMENT] = columns[COMMENT]!.map((_cell, i) => `${text} ${i}`);
    return encodeTables(parquetFormat, { ...rows, plies: columns }) as Rows;
  });
}

const COMMENT = TABLES[1]!.columns.findIndex(({ name }) => name === 'comment');

let numberOfComments = 0;

/** Returns plies with so many bytes in all, each with a comment of its own. */
function largePlies(count: number, bytes: number): Rows {
  const rows = noRows();
  const ply = { game: 'g', notation: 'oni', variation: '', number: 1, ply: 1, mover: 'red', move: 'm' };
  for (let i = 0; i < count; i++) {
    addCells(rows, 'plies', { ...ply, comment: `${numberOfComments++}`.padEnd(bytes / count, 'x') });
  }
  return encodeTables(parquetFormat, rows) as Rows;
}

test('few large rows make a row group, which is copied when files are joined', async () => {
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  for (const bytes of [GROUP_BYTES / 2, GROUP_BYTES / 2, GROUP_BYTES, 100]) sink.add('oni', largePlies(10, bytes));
  await sink.finish();
  const [plies, file] = [TABLES[1]!, folder.at(PARTS[1]!)];
  const joined = folder.at('joined.parquet');
  await joinFiles([file, file], plies, joined);
  const groupsOf = async (path: string) => {
    const of = `parquet_metadata('${path}')`;
    const groups = await found(
      `SELECT DISTINCT row_group_id::INT AS id, row_group_num_rows::INT AS rows FROM ${of} ORDER BY id`,
    );
    return groups.map(({ rows }) => rows);
  };
  expect(await groupsOf(file)).toEqual([20, 10, 10]);
  expect(await groupsOf(joined)).toEqual([20, 10, 30, 10, 10]);
  expect([await isCompact(file), await isCompact(joined)]).toEqual([true, true]);
});

test('the description of a row group does not contain the texts of its columns', () => {
  const parts = manyPlies('a').map(({ plies }) => plies!);
  expect(serialize(encodeRows({ table: 'plies', parts }).group).length).toBeLessThan(10_000);
});

/** Row groups that are encoded when the test wants it. */
function delayed() {
  const waiting: (() => void)[] = [];
  const combine = (rows: unknown) =>
    new Promise((resolve) => {
      waiting.push(() => resolve(encodeRows(rows as GroupRows)));
    });
  return { waiting, combine };
}

test('row groups that other threads encode are written in their order, whichever is ready first', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, NAMES, undefined);
  const { waiting, combine } = delayed();
  for (const rows of [...manyPlies('a'), ...manyPlies('b')]) sink.add('oni', rows, combine);
  sink.add('oni', encoded(1), combine);
  const state = sink.flush();
  const end = sink.encodeAll!(combine);
  expect(waiting).toHaveLength(4);
  for (const encode of waiting.reverse()) encode();
  await end;
  await sink.finish();
  const plies = folder.bytes(PARTS[1]!);
  expect((await rowsIn(folder)).map(({ game }) => game)).toEqual(
    ['a', 'b'].flatMap((text) => [0, 1, 2, 3].map((part) => `${text} ${part}`)).concat('full#1', 'empty#1'),
  );
  // The checkpoint has the rows of the row groups that were not ready.
  const again = parquetFormat.open(staging, NAMES, state);
  await again.finish();
  expect(folder.bytes(PARTS[1]!).equals(plies)).toBe(true);
});

/** Returns the games of the table of plies, in their order. */
async function rowsIn(folder: Folder) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const found = await connection.runAndReadAll(
    `SELECT game, min(file_row_number) AS first FROM read_parquet('${folder.at(PARTS[1]!)}', file_row_number = true)
     GROUP BY game ORDER BY first`,
  );
  return found.getRowObjectsJson();
}

test('a row group that a thread could not encode is an error, and its rows are still in the next checkpoint', async () => {
  const folder = new Folder();
  const staging = await Staging.open(folder.path, () => undefined);
  const sink = parquetFormat.open(staging, NAMES, undefined);
  const fail = () => Promise.reject(new Error('the thread has ended'));
  for (const rows of manyPlies('a')) sink.add('oni', rows, fail);
  await Promise.resolve();
  expect(() => sink.add('oni', encoded(1), fail)).toThrow('the thread has ended');
  const state = sink.flush();
  sink.close();
  await parquetFormat.open(staging, NAMES, state).finish();
  expect(await rowsIn(folder)).toHaveLength(4);
});
