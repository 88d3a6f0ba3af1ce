import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ERRORS_FOUND } from '../../../src/cli/verbs/export/files.js';
import { EXPORT_FORMATS } from '../../../src/export/formats.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../../cli/support.js';
import { objectServer } from '../../support/processes/object-server.js';

/** Returns the folders in the working folder in which runs have prepared files. */
const staged = () => readdirSync('.').filter((name) => /^\.ludogram-[0-9a-f]{16}-/.test(name));

afterEach(() => {
  for (const name of staged()) rmSync(name, { recursive: true });
});

/** A server with two records, and exports of these to objects below `out`. */
async function records() {
  const server = await objectServer();
  await server.put('in/a.oni', WON);
  await server.put('in/b.oni', WRONG_CARD);
  const to = (format: string, output: string, ...options: readonly string[]) =>
    ludogram(['export', '--to', format, '-o', output, ...options, `${server.folder}/in`]);
  const out = `${server.folder}/out`;
  const written = async () => (await server.names()).filter((name) => name.startsWith('out'));
  return { ...server, server, out, to, written };
}

const WITH_ERRORS = { code: 1, stdout: '', stderr: ERRORS_FOUND };

test.each(EXPORT_FORMATS)('%s: objects have the same content as files', async (format) => {
  const { out, to, get, written } = await records();
  const local = new Folder();
  expect(await to(format, local.at('out'))).toEqual(WITH_ERRORS);
  expect(await to(format, out)).toEqual(WITH_ERRORS);
  const entries = readdirSync(local.path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect((await written()).sort()).toEqual(files.map((file) => file.slice(local.path.length + 1)).sort());
  for (const name of await written()) expect(await get(name)).toBe(readFileSync(local.at(name), 'utf8'));
  expect(staged()).toEqual([]);
});

test('shards complete an output, and a finished one is not written again', async () => {
  const { out, to, get, written, requests } = await records();
  for (const shard of ['1/2', '2/2']) expect((await to('ndjson', out, '--shard', shard)).code).toBeLessThan(2);
  const tables = await written();
  expect(tables.filter((name) => name.includes('/.finished-'))).toHaveLength(2);
  const games = [await get('out/games-001-of-002.ndjson'), await get('out/games-002-of-002.ndjson')];
  expect(games.map((text) => /in\/\w\.oni/.exec(text!)?.[0])).toEqual(['in/a.oni', 'in/b.oni']);
  requests.length = 0;
  const { code, stderr } = await to('ndjson', out, '--shard', '2/2');
  expect([code, stderr]).toEqual([
    0,
    `shard 2/2 of ${out} is already finished, and its input is not read again, even if it has changed: --overwrite writes it again\n`,
  ]);
  expect(requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
});

test('an output of other input is replaced only with --overwrite', async () => {
  const { out, to, put, get, written } = await records();
  await put('out/games.csv', 'mine');
  expect((await to('csv', out)).stderr).toBe(
    `error: can't write ${out}: ${out}/games.csv exists; use --overwrite to replace it\n`,
  );
  expect(await get('out/games.csv')).toBe('mine');
  expect(await to('csv', out, '--overwrite')).toEqual(WITH_ERRORS);
  expect(await get('out/games.csv')).toContain('a.oni');
  expect((await to('csv', out, '--level', 'syntax')).stderr).toContain('tables of a run with other input');
  await to('ndjson', out, '--overwrite');
  expect((await written()).filter((name) => name.endsWith('.csv'))).toEqual([]);
  await to('sqlite', `${out}/games.sqlite`);
  expect((await to('sqlite', `${out}/games.sqlite`)).stderr).toContain('exists; use --overwrite');
});

test.each(['parquet', 'sqlite'])('%s: an upload that fails is continued with --resume', async (format) => {
  const { server, out, to, written } = await records();
  const isTable = (url: string) => /\/(games|out)(\.|\/notation|\?)/.test(url);
  server.fault = ({ method, url }) => (/PUT|POST/.test(method) && isTable(url) ? 'error' : undefined);
  const failed = await to(format, out);
  expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(`error: can't write ${out}: `)]);
  expect((await written()).filter((name) => name.includes('finished'))).toEqual([]);
  server.fault = () => undefined;
  expect((await to(format, out)).stderr).toContain('an interrupted run has left 2 records');
  const { code, stderr } = await to(format, out, '--resume');
  expect([code, stderr]).toEqual([1, `continuing after 2 records\n${ERRORS_FOUND}`]);
  expect((await written()).filter((name) => name.includes('incomplete'))).toEqual([]);
  expect(staged()).toEqual([]);
});

test('another machine replaces what a failed upload has left', async () => {
  const { server, out, to, written } = await records();
  server.fault = ({ method, url }) => (method === 'PUT' && url.includes('plies') ? 'error' : undefined);
  expect((await to('csv', out)).code).toBe(2);
  expect(await written()).toEqual(['out/.incomplete-001-of-001.json', 'out/games.csv']);
  server.fault = () => undefined;
  for (const name of staged()) rmSync(name, { recursive: true });
  expect(await to('csv', out)).toEqual(WITH_ERRORS);
  expect(await written()).toEqual([
    'out/.finished-001-of-001.json',
    'out/diagnostics.csv',
    'out/games.csv',
    'out/plies.csv',
  ]);
});

test('a database is not replaced if the service does not say whether it is there', async () => {
  const { server, out, to, put, get } = await records();
  await put('out', 'mine');
  server.fault = ({ method, url }) => (method === 'HEAD' && url.includes('/out') ? 'error' : undefined);
  expect(await to('sqlite', out)).toMatchObject({ code: 2, stderr: expect.stringContaining(`can't write ${out}: `) });
  expect(await get('out')).toBe('mine');
});

test('a table is not replaced if the service does not say whether it is there', async () => {
  const { server, out, to, put, get } = await records();
  const part = 'out/games/notation=oni/part-001-of-001-00001.parquet';
  await put(part, 'mine');
  server.fault = ({ url }) => (url.includes('list-type') && url.includes('out%2Fgames') ? 'error' : undefined);
  expect(await to('parquet', out)).toMatchObject({ code: 2, stderr: expect.stringContaining(`can't write ${out}: `) });
  expect(await get(part)).toBe('mine');
});

test('a shard whose range begins at the end of an object has no records', async () => {
  const { folder, out, put } = await records();
  await put('one.ndjson', `${JSON.stringify({ text: WON, notation: 'oni' })}\n`);
  for (const shard of ['1/2', '2/2']) {
    const run = await ludogram(['export', '--to', 'csv', '-o', out, '--shard', shard, `${folder}/one.ndjson`]);
    expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  }
});

test('an address without a bucket is reported', async () => {
  const { out } = await records();
  const problem = 'the address has no bucket: expected s3://BUCKET/NAME';
  expect((await ludogram(['check', 's3:///a.oni'])).stderr).toBe(`error: can't read s3:///a.oni: ${problem}\n`);
  const { stderr } = await ludogram(['export', '--to', 'csv', '-o', 's3://', `${out}/a.oni`]);
  expect(stderr).toBe(`error: can't write s3://: ${problem}\n`);
});

test('a manifest may be an object', async () => {
  const { folder, out, written } = await records();
  const manifest = `${folder}/games.manifest`;
  const { stdout } = await ludogram(['export', '--write-manifest', manifest, '--ranges', '2', `${folder}/in`]);
  expect(stdout).toBe(`${manifest}: 2 ranges\n`);
  const { code, stderr } = await ludogram(['export', '--to', 'parquet', '-o', out, '--manifest', manifest]);
  expect([code, stderr]).toEqual([1, ERRORS_FOUND]);
  expect((await written()).filter((name) => name.endsWith('.parquet'))).toHaveLength(6);
});

test('a part of a large object is read by the shard that exports it', async () => {
  const { folder, put, get, requests } = await objectServer();
  const games = 200;
  await put('many.oni', WON.repeat(games));
  const exportShard = (shard: string) =>
    ludogram(['export', '--to', 'csv', '-o', `${folder}/out`, '--shard', shard, '--many', `${folder}/many.oni`]);
  await exportShard('1/2');
  requests.length = 0;
  await exportShard('2/2');
  const ranges = requests.filter(({ method, url }) => method === 'GET' && url.includes('many.oni'));
  expect(ranges.map(({ range }) => /^bytes=\d{4,}-/.test(range ?? ''))).toEqual([true]);
  const rows = [await get('out/games-001-of-002.csv'), await get('out/games-002-of-002.csv')];
  expect(rows.map((text) => text!.split('\n').length)).toEqual([games / 2 + 2, games / 2 + 2]);
});

test('objects are not compacted, and a bucket that is missing is reported', async () => {
  const { out, to } = await records();
  await to('parquet', out);
  const { code, stderr } = await ludogram(['export', '--compact', out]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`can't compact ${out}: objects are not compacted`)]);
  expect((await to('csv', 's3://no-bucket/out')).stderr).toBe(
    "error: can't write s3://no-bucket/out: The specified bucket does not exist\n",
  );
});

test.each(['check', 'export'])('%s: the summary of a run may be an object', async (verb) => {
  const { server, folder, get } = await records();
  const out = verb === 'check' ? [] : ['--to', 'csv', '-o', `${folder}/out`, '--overwrite'];
  const run = () => ludogram([verb, ...out, '--summary', `${folder}/runs/1.json`, `${folder}/in`]);
  expect((await run()).code).toBe(1);
  expect(JSON.parse((await get('runs/1.json'))!)).toMatchObject({ verb, end: 'finished', records: 2, errors: 1 });
  server.fault = ({ method, url }) => (method === 'PUT' && url.includes('runs') ? 'error' : undefined);
  const { code, stderr } = await run();
  expect([code, stderr]).toEqual([2, expect.stringContaining(`error: can't write ${folder}/runs/1.json: `)]);
});
