import { ByteWriter } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { encodeTables } from '../../src/export/sinks/sink.js';
import { writePlainColumn } from '../../src/export/parquet/plain-column.js';
import { type Cell, type Column, noRows, TABLES } from '../../src/export/schema.js';
import { Staging } from '../../src/export/staging.js';
import { addCells } from '../support/games/export-rows.js';
import { Folder, ludogram, WON } from '../cli/support.js';
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

test('different texts and hashes of several pages are written with their bounds and empty cells', async () => {
  const texts = Array.from({ length: 3_000 }, (_, i) => `${String.fromCodePoint(0x41 + i)} ${'x'.repeat(700)} ${i}`);
  const rows = noRows();
  for (const [i, text] of [...texts, '\uffff', '😀', ''].entries()) {
    addCells(rows, 'games', { game: text, notation: 'oni', file: 'f', plies: 0, errors: 0, warnings: 0 });
    const hash = i % 3 === 0 ? undefined : BigInt.asIntN(64, BigInt(i) * 0x9e3779b97f4a7c15n);
    const ply = { notation: 'oni', variation: '', number: i, ply: i, mover: 'red', move: 'm' };
    addCells(rows, 'plies', { ...ply, game: text, position: i % 2 === 0 ? text : undefined, position_hash: hash });
  }
  const folder = new Folder();
  const sink = parquetFormat.open(await Staging.open(folder.path, () => undefined), NAMES, undefined);
  sink.add('oni', encodeTables(parquetFormat, rows) as Parameters<typeof sink.add>[1]);
  const files = await sink.finish();
  const at = (table: string) => folder.at(files.find(({ to }) => to.startsWith(table))!.from);
  const columnsOf = (table: string) =>
    rowsOf(`SELECT path_in_schema AS name, * FROM parquet_metadata('${at(table)}')`).then(
      (chunks) => new Map(chunks.map((chunk) => [chunk['name'], chunk])),
    );
  const cells = (table: 'games' | 'plies', name: string) =>
    rows[table][TABLES.find((it) => it.name === table)!.columns.findIndex((column) => column.name === name)]!;

  const plies = await rowsOf(`SELECT position, position_hash FROM read_parquet('${at('plies')}')`);
  expect(plies.map(({ position }) => position ?? undefined)).toEqual(cells('plies', 'position'));
  expect(plies.map(({ position_hash: hash }) => (hash === null ? undefined : BigInt(hash as string)))).toEqual(
    cells('plies', 'position_hash'),
  );
  const games = await rowsOf(`SELECT game FROM read_parquet('${at('games')}')`);
  expect(games.map(({ game }) => game)).toEqual(cells('games', 'game'));
  const columns = await columnsOf('games');
  expect(columns.get('game')).toMatchObject({ encodings: 'PLAIN', stats_min_value: '', stats_null_count: '0' });
  expect(columns.get('game')!['stats_max_value']).toBe('😀');
  expect(columns.get('dialect')).toMatchObject({ encodings: 'PLAIN', stats_null_count: '3003' });
  expect((await columnsOf('plies')).get('position_hash')).toMatchObject({ encodings: 'PLAIN', stats_min_value: null });
});

test.each<[string, Column['name'], Cell[]]>([
  ['numbers', 'number', [1, 2, 3]],
  ['repeated texts', 'captures', Array.from({ length: 100 }, (_, i) => `text ${i % 50}`)],
  ['an empty cell where none may be', 'move', ['a', undefined, 'b']],
  ['maps', 'tags', [undefined]],
])('%s are left to the library', (_, name, cells) => {
  const column = TABLES.flatMap(({ columns }) => columns).find((it) => it.name === name)!;
  const bytes = new ByteWriter();
  expect(writePlainColumn(bytes, column, cells)).toBeUndefined();
  expect(bytes.offset).toBe(0);
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
