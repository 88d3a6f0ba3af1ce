import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { azulGames } from '../../bench/inputs/azul.js';
import { oniGames } from '../../bench/inputs/oni.js';
import { otnGames } from '../../bench/inputs/otn.js';
import { ERRORS_FOUND } from '../../src/cli/verbs/export/files.js';
import { ludogram } from '../cli/support.js';

const PAGE = readFileSync('docs/archives.md', 'utf8');

const QUERIES = [...PAGE.matchAll(/([^\n]*):\n\n```sql\n([^]*?)```/g)].map(([, title, sql]) => [title!, sql!] as const);

/** The rules of a small game. */
const TINY = '[rules:dim:5 start:/2t2/5/t1K1t/5/2t2/]\n';

let connection: DuckDBConnection;
let tables: string;
const folder = mkdtempSync(join(tmpdir(), 'ludogram-archives-'));

beforeAll(async () => {
  const records = [
    ...oniGames(60),
    oniGames(1)[0]!,
    'BXLUT\nEyt',
    ...azulGames(10),
    ...otnGames(3),
    `${TINY}1. c1-b1 c3-c4\n2. a3-a2 c4-c3\n`,
    `${TINY}1. a3-a2 c3-c4\n2. c1-b1 c4-c3\n`,
    '[result:-1]\n[attackers:Ann]\n[defenders:Bob]\n[rules:dim:5 start:/2t2/5/t1K1t/5/2t2/]\n1. c1-b1 c3-c4\n',
  ];
  const file = join(folder, 'records.ndjson');
  tables = join(folder, 'tables');
  writeFileSync(file, records.map((text) => JSON.stringify({ text })).join('\n'));
  const args = ['export', '--to', 'parquet', '-o', tables, file];
  expect(await ludogram(args)).toMatchObject({ code: 1, stderr: ERRORS_FOUND });
  connection = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(() => {
  connection.closeSync();
  rmSync(folder, { recursive: true });
});

test('the record in a pipe gives what the page shows', async () => {
  const [, input] = /echo '([^']*)'/.exec(PAGE)!;
  const [, output] = /```json\n([^`]*"position_hash"[^`]*)```/.exec(PAGE)!;
  const { stdout } = await ludogram(['export', '--records'], { stdin: input! });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(output!));
});

test('a line without a record gives what the page shows', async () => {
  const [, output] = /```json\n(.*"problem".*)\n```/.exec(PAGE)!;
  const { stdout, code } = await ludogram(['export', '--records'], { stdin: '{"text": "BXLUT"}\noops\n' });
  expect(JSON.parse(stdout.split('\n')[1]!)).toEqual(JSON.parse(output!));
  expect(code).toBe(2);
});

test('the page has seventeen queries', () => {
  expect(QUERIES).toHaveLength(17);
});

/** Conditions of queries that no record here meets: another winner than by the rules, ratings, clocks. */
const EMPTY = /recorded result is not what the rules say|difference of the ratings|time that a ply takes/;

test.each(QUERIES)('%s', async (title, sql) => {
  const result = await connection.runAndReadAll(sql.replaceAll("'tables/", `'${tables}/`));
  const rows = result.getRowObjectsJson();
  if (!EMPTY.test(title)) expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(Object.values(row).some((value) => value === null)).toBe(false);
});
