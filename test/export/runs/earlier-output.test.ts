import { existsSync, readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS } from '../../../src/export/formats.js';
import { TableOutput } from '../../../src/export/table-output.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';

const TABLES = ['parquet', 'csv', 'ndjson'];

/** Exports files of a folder to its folder `out`. */
function exportTo(folder: Folder, format: string, inputs: readonly string[], ...options: readonly string[]) {
  const paths = inputs.map((input) => folder.at(input));
  return ludogram(['export', '--to', format, '-o', folder.at('out'), ...options, ...paths]);
}

function gameFiles(folder: Folder): string[] {
  const files = readdirSync(folder.at('out'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile() && !file.name.startsWith('.')).map(({ name }) => name);
}

test.each([
  ['csv', 'games.csv'],
  ['ndjson', 'plies.ndjson'],
  ['parquet', 'games/notation=otn/part-001-of-001-00002.parquet'],
])('%s: a file that no run has listed is replaced only with --overwrite', async (format, name) => {
  const folder = new Folder({ 'a.oni': WON, [`out/${name}`]: 'mine' });
  const { code, stderr } = await exportTo(folder, format, ['a.oni']);
  const file = folder.at(`out/${name}`);
  expect([code, stderr]).toEqual([
    2,
    `error: can't write ${folder.at('out')}: ${file} exists; use --overwrite to replace it\n`,
  ]);
  expect(folder.read(`out/${name}`)).toBe('mine');
  expect((await exportTo(folder, format, ['a.oni'], '--overwrite')).code).toBe(0);
  expect(existsSync(file) && folder.read(`out/${name}`) === 'mine').toBe(false);
});

test.each(TABLES)('%s: tables of other input or options are not taken for those of this run', async (format) => {
  const folder = new Folder({ 'a.oni': WON, 'b.oni': WRONG_CARD });
  expect((await exportTo(folder, format, ['a.oni'])).code).toBe(0);
  const refused = `error: can't write ${folder.at('out')}: it has the tables of a run with other input, options or version; use --overwrite to replace them\n`;
  const others = [
    await exportTo(folder, format, ['b.oni']),
    await exportTo(folder, format, ['a.oni'], '--level', 'syntax'),
    await exportTo(folder, format === 'csv' ? 'ndjson' : 'csv', ['a.oni']),
  ];
  expect(others.map(({ code, stderr }) => [code, stderr])).toEqual([
    [2, refused],
    [2, refused],
    [2, refused],
  ]);
  const before = gameFiles(folder).length;
  expect((await exportTo(folder, format, ['b.oni'], '--overwrite')).code).toBe(1);
  expect(gameFiles(folder)).toHaveLength(before);
});

test('a run without shards is not mixed with shards', async () => {
  const folder = new Folder({ 'a.oni': WON });
  expect((await exportTo(folder, 'parquet', ['a.oni'], '--shard', '1/2')).code).toBe(0);
  for (const options of [[], ['--overwrite']]) {
    const { code, stderr } = await exportTo(folder, 'parquet', ['a.oni'], ...options);
    expect([code, stderr]).toEqual([
      2,
      `error: can't write ${folder.at('out')}: ${folder.at('out/.finished-001-of-002.json')} belongs to a run with another number of shards; choose another folder, or remove this one\n`,
    ]);
  }
  expect((await exportTo(folder, 'parquet', ['a.oni'], '--shard', '2/2')).code).toBe(0);
});

const STAGING = 'out/.unfinished-001-of-001';
const ENDED = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() });
const RUNNING = JSON.stringify({ pid: process.pid, host: hostname() });

test.each([
  ['standard input', ['-'], { [`${STAGING}/lock.json`]: ENDED }],
  ['files', ['a.oni'], { [`${STAGING}/lock.json`]: ENDED, [`${STAGING}/plies.csv`]: 'game' }],
])('a run of %s that was killed before its first checkpoint stops no shards', async (_, inputs, left) => {
  const folder = new Folder({ 'a.oni': WON, ...left });
  const paths = inputs.map((input) => (input === '-' ? input : folder.at(input)));
  const args = ['export', '--to', 'csv', '-o', folder.at('out'), '--notation', 'oni', '--shard', '1/2', ...paths];
  const { code, stderr } = await ludogram(args, { stdin: WON });
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  expect(existsSync(folder.at(STAGING))).toBe(false);
});

test.each([
  ['is still active', { [`${STAGING}/lock.json`]: RUNNING }],
  ['has a checkpoint', { [`${STAGING}/lock.json`]: ENDED, [`${STAGING}/checkpoint.json`]: '{}' }],
  ['has begun to move its files', { [`${STAGING}/moving.json`]: '{}' }],
])('a run that %s stops shards', async (_, left) => {
  const folder = new Folder({ 'a.oni': WON, ...left });
  const { code, stderr } = await exportTo(folder, 'csv', ['a.oni'], '--shard', '1/2');
  expect([code, stderr]).toEqual([2, expect.stringContaining('belongs to a run with another number of shards')]);
  expect(Object.keys(left).filter((path) => !existsSync(folder.at(path)))).toEqual([]);
});

test('the shards of one folder have the same input and options', async () => {
  const folder = new Folder({ 'a.oni': WON, 'b.oni': WON });
  expect((await exportTo(folder, 'csv', ['a.oni'], '--shard', '1/2')).code).toBe(0);
  const refused = `error: can't write ${folder.at('out')}: ${folder.at('out/.finished-001-of-002.json')} belongs to a run with other input, options or version; choose another folder, or remove this one\n`;
  const others = [
    await exportTo(folder, 'csv', ['b.oni'], '--shard', '2/2'),
    await exportTo(folder, 'csv', ['a.oni'], '--shard', '2/2', '--level', 'syntax'),
    await exportTo(folder, 'parquet', ['a.oni'], '--shard', '2/2', '--overwrite'),
  ];
  expect(others.map(({ code, stderr }) => [code, stderr])).toEqual(others.map(() => [2, refused]));
  expect((await exportTo(folder, 'csv', ['a.oni'], '--shard', '2/2')).code).toBe(0);
  expect((await exportTo(folder, 'csv', ['a.oni'], '--shard', '1/2', '--overwrite')).code).toBe(0);
});

test('a shard of another command that ends in between is not mixed in', async () => {
  const folder = new Folder({ 'a.oni': WON });
  const options = {
    format: 'csv',
    path: folder.at('out'),
    resume: false,
    overwrite: false,
    compared: new Set<string>(),
    onWait: () => undefined,
  } as const;
  const first = await TableOutput.open({ ...options, shard: { number: 1, count: 2 }, description: 'one' });
  const second = await TableOutput.open({ ...options, shard: { number: 2, count: 2 }, description: 'another' });
  await first!.finish(true);
  await expect(second!.finish(true)).rejects.toThrow('belongs to a run with other input, options or version');
});

test.each(EXPORT_FORMATS)('%s: a file for a folder, or a folder for a file, is reported at once', async (format) => {
  const isFile = format === 'sqlite';
  const folder = new Folder({ 'a.oni': WON, [isFile ? 'out/x' : 'out']: '' });
  const { code, stderr } = await exportTo(folder, format, ['a.oni'], '--overwrite');
  const problem = isFile ? 'it is a folder; sqlite writes a file' : `it is a file; ${format} writes a folder`;
  expect([code, stderr]).toEqual([2, `error: can't write ${folder.at('out')}: ${problem}\n`]);
  expect(readdirSync(folder.path).sort()).toEqual(['a.oni', 'out']);
});
