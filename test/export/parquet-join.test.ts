import { readdirSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { loadParquet } from '../../src/export/parquet/sink.js';
import { noRows, TABLES, type TableRows } from '../../src/export/schema.js';
import { encodeTables } from '../../src/export/sink.js';
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

/** Writes rows with a checkpoint after each of some; returns the rows in the file of a table, and its row groups. */
async function written(hasCheckpointAfter: (i: number) => boolean) {
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  for (let i = 0; i < 7; i++) {
    sink.add('oni', encodeTables(parquetFormat, rowsOf(i)) as Parameters<typeof sink.add>[1]);
    if (hasCheckpointAfter(i)) sink.flush();
  }
  const files = await sink.finish();
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const tables = new Map<string, unknown>();
  for (const { from, to } of files) {
    const query = async (text: string) => (await connection.runAndReadAll(text)).getRowObjectsJson();
    const groups = await query(`SELECT DISTINCT row_group_id, compression FROM parquet_metadata('${folder.at(from)}')`);
    tables.set(to, { rows: await query(`FROM read_parquet('${folder.at(from)}')`), groups });
  }
  return { tables, parts: readdirSync(folder.at('games/notation=oni')).length };
}

test('the parts of several checkpoints are put together, and lose no value of any type', async () => {
  const whole = await written(() => false);
  const joined = await written((i) => i % 2 === 0);
  expect([whole.parts, joined.parts]).toEqual([1, 4]);
  expect(joined.tables).toEqual(whole.tables);
  expect([...joined.tables.keys()]).toEqual(
    TABLES.map(({ name }) => `${name}/notation=oni/part-001-of-001-00001.parquet`),
  );
  const { rows, groups } = joined.tables.get('games/notation=oni/part-001-of-001-00001.parquet') as {
    rows: readonly Record<string, unknown>[];
    groups: unknown;
  };
  expect(groups).toEqual([{ row_group_id: '0', compression: 'ZSTD' }]);
  expect(rows).toHaveLength(14);
  expect(JSON.stringify(rows[12])).toContain('__proto__');
});
