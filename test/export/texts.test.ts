import { DuckDBInstance } from '@duckdb/node-api';
import sqlite from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS, type ExportFormat, loadFormat } from '../../src/export/formats.js';
import { Staging } from '../../src/export/runs/staging.js';
import { noRows } from '../../src/export/schema.js';
import { encodeTables } from '../../src/export/sinks/sink.js';
import { Folder, ludogram } from '../cli/support.js';
import { addCells } from '../support/games/export-rows.js';

const QUERY = 'SELECT hex(move) AS move, CASE WHEN captures IS NOT NULL THEN hex(captures) END AS captures FROM';

/** Reads the hexadecimal UTF-8 of the texts of a file, in the order of its rows. */
async function hexIn(format: ExportFormat, file: string): Promise<Record<string, unknown>[]> {
  if (format === 'sqlite') {
    const database = new sqlite.Database(file, { readOnly: true });
    const rows = database.all(`${QUERY} plies`);
    database.close();
    return rows;
  }
  const reader = {
    parquet: `read_parquet('${file}')`,
    csv: `read_csv('${file}', all_varchar = true, allow_quoted_nulls = false)`,
    ndjson: `read_ndjson_auto('${file}')`,
  }[format];
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  return (await connection.runAndReadAll(`${QUERY} ${reader}`)).getRowObjectsJson();
}

const TEXTS = [
  ...['', ' before', 'after ', '\t', 'ä€😀', '\ufeffmark', '\u2028', '\ufffd', 'NULL', '\\N', '1e5', '007', '=1+1'],
  ...[
    'a,b',
    '"',
    'say "x"',
    "it's",
    'one\ntwo',
    'one\r\ntwo',
    'one\rtwo',
    '\\',
    '{"a":1}',
    '\u0001',
    'a\0b',
    '\0',
    'a\0',
  ],
  ...['\ud800', 'a\udc00b', '😀\ud83d'],
];

const hexOf = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();

test.each(EXPORT_FORMATS)('%s keeps every text; halves of surrogate pairs are U+FFFD', async (name) => {
  const folder = new Folder();
  const format = await loadFormat(name);
  const sink = format.open(
    await Staging.open(folder.path, () => undefined),
    { database: 'x', suffix: '', shortSuffix: '' },
    undefined,
  );
  const rows = noRows();
  for (const text of TEXTS) {
    const cells = { game: text, notation: 'oni', variation: text, number: 1, ply: 1, mover: text, move: text };
    addCells(rows, 'plies', { ...cells, captures: text, position: text });
  }
  const last = { game: 'game', notation: 'oni', variation: '', number: 1, ply: 1, mover: 'red', move: 'absent' };
  addCells(rows, 'plies', last);
  sink.add('oni', encodeTables(format, rows));
  const { from } = (await sink.finish()).find((file) => name === 'sqlite' || file.from.includes('plies'))!;
  const found = await hexIn(name, folder.at(from));
  expect(found).toEqual([
    ...TEXTS.map((text) => ({ move: hexOf(text), captures: hexOf(text) })),
    { move: hexOf('absent'), captures: null },
  ]);
});

test('--records writes halves of surrogate pairs as U+FFFD', async () => {
  const stdin = '{"text": "BXLUTByt", "file": "a\\ud800.oni"}';
  const { stdout } = await ludogram(['export', '--records'], { stdin });
  expect(JSON.parse(stdout)).toMatchObject({ game: { game: 'a\ufffd.oni', file: 'a\ufffd.oni' } });
});
