import { expect, test } from 'vitest';
import { Staging } from '../../../src/export/runs/staging.js';
import { noRows } from '../../../src/export/schema.js';
import { encodeTables } from '../../../src/export/sinks/sink.js';
import { Folder, ludogram, WON } from '../../cli/support.js';
import { addPly, NAMES, parquetFormat, rowsOf } from './parquet-rows.js';

test('columns of different texts are written as they are, with their empty cells', async () => {
  const texts = Array.from({ length: 6_000 }, (_, i) =>
    i % 7 === 0 ? undefined : `${i} ä€😀 ${i % 5 === 0 ? '\ud800' : ''}`,
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

test('every notation has all tables, even those without rows', async () => {
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
