import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { objectServer } from '../../support/processes/object-server.js';
import { ludogram, WON, WRONG_CARD } from '../support.js';

test('all records below an address are checked', async () => {
  const { folder, put } = await objectServer();
  await put('games/a.oni', WON);
  await put('games/more/b.oni.gz', gzipSync(WRONG_CARD));
  await put('games/notes.md', 'other');
  const { code, stdout, stderr } = await ludogram(['check', `${folder}/games`]);
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toContain(`${folder}/games/more/b.oni.gz:10:1: error oni/card-not-in-hand`);
  expect(stdout).not.toContain('a.oni:');
});

test('an object of many records is divided', async () => {
  const { folder, put } = await objectServer();
  await put('games.ndjson', [WON, WRONG_CARD].map((text) => JSON.stringify({ text, notation: 'oni' })).join('\n'));
  await put('many.oni', WON + WRONG_CARD);
  const { stdout } = await ludogram(['check', '--json', '--many', `${folder}/games.ndjson`, `${folder}/many.oni`]);
  type Report = { readonly file: string; readonly record: number; readonly diagnostics: readonly unknown[] };
  const reports = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Report);
  expect(reports.map(({ file, record, diagnostics }) => [file, record, diagnostics.length])).toEqual([
    [`${folder}/games.ndjson`, 1, 0],
    [`${folder}/games.ndjson`, 2, 1],
    [`${folder}/many.oni`, 1, 0],
    [`${folder}/many.oni`, 2, 1],
  ]);
});

test('other verbs also read an object', async () => {
  const { folder, put } = await objectServer();
  await put('a.oni', WON);
  const json = await ludogram(['json', `${folder}/a.oni`]);
  expect(json.code).toBe(0);
  expect(JSON.parse(json.stdout)).toHaveProperty('moves');
  const { code, stdout } = await ludogram(['convert', '--record', '1', '--to', 'oni', `${folder}/a.oni`]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Lhl')]);
});

test('objects are not changed', async () => {
  const { folder, put, get } = await objectServer();
  await put('a.oni', WRONG_CARD);
  const { code, stderr } = await ludogram(['check', '--fix', `${folder}/a.oni`]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('is an object of a store')]);
  expect(await get('a.oni')).toBe(WRONG_CARD);
});

test('an object or a bucket that is missing is reported', async () => {
  const { folder } = await objectServer();
  const { code, stderr } = await ludogram(['check', `${folder}/none.oni`, 's3://no-bucket/a.oni', 's3://no-bucket/']);
  expect([code, stderr]).toEqual([
    2,
    `error: can't read ${folder}/none.oni: The specified key does not exist.\n` +
      "error: can't read s3://no-bucket/a.oni: The specified bucket does not exist\n" +
      "error: can't read s3://no-bucket/: The specified bucket does not exist\n",
  ]);
});
