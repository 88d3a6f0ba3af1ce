import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../../src/export/schema.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';

const TABLES = ['games', 'plies', 'diagnostics'] as const;

/** Many records, some with errors. */
const RECORDS = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? WRONG_CARD : WON)).join('\n');

/** A folder with the tables of some shards of three. */
async function sharded(...shards: readonly number[]): Promise<Folder> {
  const folder = new Folder();
  for (const shard of shards) expect((await exportOf(folder, shard)).code).toBe(1);
  return folder;
}

// The name of the file, and so the shard of a record, doesn't depend on the folder.
const exportOf = (folder: Folder, shard: number, ...options: string[]) =>
  ludogram(
    [
      ...['export', '--to', 'parquet', '-o', folder.at('out'), '--shard', `${shard}/3`, '--many', ...options],
      ...['--stdin-filename', 'many.oni', '-'],
    ],
    { stdin: RECORDS },
  );

const compact = (folder: Folder) => ludogram(['export', '--compact', folder.at('out')]);

const filesIn = (folder: Folder): string[] =>
  readdirSync(folder.at('out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.parquet'))
    .sort();

async function rowsIn(folder: Folder): Promise<unknown> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rows: unknown[] = [];
  for (const table of TABLES) {
    const from = `read_parquet('${folder.at('out')}/${table}/**/*.parquet', hive_partitioning = true)`;
    rows.push((await connection.runAndReadAll(`FROM ${from} ORDER BY ALL`)).getRowObjectsJson());
  }
  return rows;
}

const compactedOf = (number: number): string[] =>
  [...TABLES].sort().map((table) => `${table}/notation=oni/compacted-0000${number}.parquet`);

test('the files of all shards are put together, and the shards stay finished', async () => {
  const folder = await sharded(1, 2, 3);
  const before = await rowsIn(folder);
  expect(filesIn(folder)).toHaveLength(9);
  expect(await compact(folder)).toEqual({
    code: 0,
    stderr: '',
    stdout: `${folder.at('out')}: 9 files before, 3 after\n`,
  });
  expect(filesIn(folder)).toEqual(compactedOf(1));
  expect(await rowsIn(folder)).toEqual(before);
  expect((await exportOf(folder, 2)).stderr).toContain('is already finished');
  // The new rows would be there twice.
  expect((await exportOf(folder, 2, '--overwrite')).stderr).toContain('were put together with those of other shards');
  expect((await compact(folder)).stdout).toContain('3 files before, 3 after');
});

test('finished shards of input without records have nothing to put together, which succeeds', async () => {
  const folder = new Folder({ 'none.oni': '' });
  const exported = (to: string, shard: string) =>
    ludogram([
      ...['export', '--to', to, '-o', folder.at(to === 'parquet' ? 'out' : to), '--shard', shard],
      ...['--many', folder.at('none.oni')],
    ]);
  for (const shard of ['1/2', '2/2']) expect((await exported('parquet', shard)).code).toBe(0);
  for (let i = 0; i < 2; i++) {
    const stdout = `${folder.at('out')}: 0 files before, 0 after\n`;
    expect(await compact(folder)).toEqual({ code: 0, stderr: '', stdout });
  }
  for (const format of ['csv', 'ndjson']) {
    expect((await exported(format, '1/1')).code).toBe(0);
    const { code, stderr } = await ludogram(['export', '--compact', folder.at(format)]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('it has no tables in Parquet')]);
  }
});

test('shards that finish later are added', async () => {
  const folder = await sharded(1, 2);
  await compact(folder);
  expect((await exportOf(folder, 3)).code).toBeLessThan(2);
  const before = await rowsIn(folder);
  expect((await compact(folder)).stdout).toContain('6 files before, 3 after');
  expect(filesIn(folder)).toEqual(compactedOf(2));
  expect(await rowsIn(folder)).toEqual(before);
});

test('a shard that was compacted alone can be written again', async () => {
  const folder = await sharded(1);
  const before = await rowsIn(folder);
  // As another version would have left it.
  const [, games] = filesIn(folder);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    `COPY (FROM read_parquet('${folder.at(`out/${games}`)}', hive_partitioning = false)) TO '${folder.at('old')}'
     (FORMAT parquet, COMPRESSION snappy, KV_METADATA {'ludogram.schema': '${SCHEMA_VERSION}'})`,
  );
  renameSync(folder.at('old'), folder.at(`out/${games}`));
  expect((await compact(folder)).stdout).toContain('3 files before, 3 after');
  expect(filesIn(folder)).toContain('games/notation=oni/compacted-00001.parquet');
  expect(await rowsIn(folder)).toEqual(before);
  expect((await exportOf(folder, 1, '--overwrite')).code).toBe(1);
  expect(await rowsIn(folder)).toEqual(before);
});

test('an interrupted replacement of files is completed by the next call', async () => {
  const folder = await sharded(1, 2, 3);
  const before = await rowsIn(folder);
  const old = filesIn(folder);
  const copy = new Folder();
  cpSync(folder.at('out'), copy.at('out'), { recursive: true });
  await compact(copy);
  // The file of games has been moved, the others not yet.
  const replacements = compactedOf(1).map((to) => ({ to, files: old.filter((file) => dirname(file) === dirname(to)) }));
  for (const { to } of replacements) {
    const staged = folder.at(to.startsWith('games') ? `out/${to}` : `out/.unfinished-compact/${to}`);
    mkdirSync(dirname(staged), { recursive: true });
    cpSync(copy.at(`out/${to}`), staged);
  }
  writeFileSync(folder.at('out/.unfinished-compact/moving.json'), JSON.stringify(replacements));
  expect((await exportOf(folder, 2)).stderr).toContain('its files are being compacted');
  expect((await compact(folder)).stderr).toBe('');
  expect(filesIn(folder)).toEqual(compactedOf(1));
  expect(await rowsIn(folder)).toEqual(before);
  expect(existsSync(folder.at('out/.unfinished-compact'))).toBe(false);
  expect((await exportOf(folder, 2)).stderr).toContain('is already finished');
});

test('the folder of a run that wrote nothing is removed', async () => {
  const folder = await sharded(1, 2, 3);
  mkdirSync(folder.at('out/.unfinished-001-of-002'));
  expect(await compact(folder)).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(folder.at('out/.unfinished-001-of-002'))).toBe(false);
  expect(filesIn(folder)).toEqual(compactedOf(1));
});

test("a path that isn't a folder of finished tables is left as it is", async () => {
  const folder = new Folder({ 'a.oni': WON, 'csv/games.csv': '' });
  const failed = async (path: string, problem: string) => {
    const { code, stderr } = await ludogram(['export', '--compact', path]);
    expect([code, stderr]).toEqual([2, `error: can't compact ${path}: ${problem}\n`]);
  };
  await failed(folder.at('none'), 'it is not a folder');
  await failed(folder.at('a.oni'), 'it is not a folder');
  await failed(folder.at('csv'), 'it has no tables in Parquet');
  expect(readdirSync(folder.at('csv'))).toEqual(['games.csv']);
  const open = folder.at('open/.unfinished-001-of-002');
  mkdirSync(open, { recursive: true });
  writeFileSync(folder.at('open/.unfinished-001-of-002/checkpoint.json'), '{}');
  await failed(folder.at('open'), `${open} belongs to a run that is not complete; complete it first`);
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  mkdirSync(folder.at('foreign/games'), { recursive: true });
  const foreign = folder.at('foreign/games/a.parquet');
  for (const name of ['a', 'b']) {
    await connection.run(`COPY (SELECT 1 AS x) TO '${folder.at(`foreign/games/${name}.parquet`)}'`);
  }
  await failed(
    folder.at('foreign'),
    `${foreign} has the columns of another version of ludogram; export the records again`,
  );
  expect(readdirSync(folder.at('foreign'))).toEqual(['games']);
});

test('--compact takes neither files nor other options', async () => {
  const folder = new Folder({ 'a.oni': WON });
  for (const extra of [[folder.at('a.oni')], ['--to', 'csv'], ['--jobs', '2'], ['--positions']]) {
    expect((await ludogram(['export', '--compact', folder.path, ...extra])).stderr).toContain('--compact takes no');
  }
  expect((await ludogram(['export', '--records', '--compact', 'x'])).stderr).toContain('--records takes no --compact');
});
