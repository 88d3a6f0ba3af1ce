import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { DuckDBInstance } from '@duckdb/node-api';
import sqlite from 'node-sqlite3-wasm';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/program.js';
import { ERRORS_FOUND } from '../../src/cli/verbs/export/files.js';
import { EXPORT_FORMATS } from '../../src/export/formats.js';
import { TABLES } from '../../src/export/schema.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../cli/support.js';
import { sized } from '../support/rounds.js';

/** The formats that a test tries one after another. */
const FORMATS = EXPORT_FORMATS.slice(0, sized(2, EXPORT_FORMATS.length));

const AZUL = 'AZULGAME\n2\n:A Ann\n:B Bo, "the" second\n:date 2026-01-02\n1llrr 2orku 3rkbo 4bbll 5rrko\nA 1 ll 22\n';
const OTN =
  '[date:2015.05.04]\n[result:1]\n[attackers:Ann]\n[rules:name:Tiny dim:5 start:/2t2/5/t1K1t/5/2t2/]\n1. c1-b1 c3-c4\n';
const FIVE_D = '[White "Ann"]\n[Board "Standard"]\n[Mode "5D"]\n[Result "1-0"]\n1. e3 / e6\n2. Qf3 (2. h4) / h5 1-0\n';

const FILES = { 'a/1.oni': WON, 'a/2.oni': WRONG_CARD, 'b.azul': AZUL, 'c.otn': OTN, 'd.5dpgn': FIVE_D };

async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  return (await connection.runAndReadAll(query)).getRowObjectsJson();
}

/** How DuckDB reads a table of each format. */
const READ: Record<string, (out: string, table: string) => string> = {
  parquet: (out, table) => `read_parquet('${out}/${table}/**/*.parquet', hive_partitioning = true)`,
  csv: (out, table) => `read_csv('${out}/${table}*.csv', all_varchar = true, allow_quoted_nulls = false)`,
  ndjson: (out, table) => `read_ndjson_auto('${out}/${table}*.ndjson', map_inference_threshold = 0)`,
};

test('an empty input gives tables without rows', async () => {
  const folder = new Folder({ 'x/readme.txt': 'nothing' });
  const { code } = await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), folder.at('x')]);
  expect(code).toBe(0);
  for (const { name, columns } of TABLES) {
    expect(folder.read(`out/${name}.csv`)).toBe(`${columns.map((column) => column.name).join(',')}\n`);
  }
});

test.each(['parquet', 'csv', 'ndjson'])('%s has a row for each game, ply and diagnostic', async (format) => {
  const folder = new Folder(FILES);
  const out = folder.at('out');
  const { code, stderr } = await ludogram([
    'export',
    '--to',
    format,
    '-o',
    out,
    ...Object.keys(FILES).map((name) => folder.at(name)),
  ]);
  expect([code, stderr]).toEqual([1, ERRORS_FOUND]);
  const read = (table: string) => READ[format]!(out, table);
  const games = await rowsOf(
    `SELECT notation, players, CAST(date AS VARCHAR) AS date, rules, result, played_result, CAST(plies AS INT) AS plies FROM ${read('games')} ORDER BY game`,
  );
  expect(
    games.map(({ notation, rules, result, played_result, plies }) => [notation, rules, result, played_result, plies]),
  ).toEqual([
    ['oni', 'BXLUT', null, 'red', 3],
    ['oni', 'BXLUT', null, expect.toSatisfy((winner) => winner === 'red' || winner === null), 3],
    ['azul', '2 players', null, null, 1],
    ['otn', 'Tiny', 'attackers', null, 2],
    ['5dfen', 'Standard', 'white', null, 4],
  ]);
  expect(games[2]).toMatchObject({ date: '2026-01-02' });
  expect(JSON.stringify(games[2]!.players)).toContain('second');
  const plies = await rowsOf(
    `SELECT variation, CAST(number AS INT) AS number, mover, move, captures FROM ${read('plies')} WHERE notation = '5dfen' OR game LIKE '%1.oni'`,
  );
  expect(plies).toContainEqual({ variation: '2w.1', number: 1, mover: 'white', move: 'h4', captures: null });
  expect(plies.filter(({ mover }) => mover === 'red')).toHaveLength(2);
  const [found] = await rowsOf(
    `SELECT code, CAST(line AS INT) AS line FROM ${read('diagnostics')} WHERE code LIKE 'oni/%'`,
  );
  expect(found).toEqual({ code: 'oni/card-not-in-hand', line: 10 });
});

test('sqlite has the same rows as csv, in the order of the input', async () => {
  const folder = new Folder(FILES);
  const names = Object.keys(FILES).map((name) => folder.at(name));
  await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), ...names]);
  await ludogram(['export', '--to', 'sqlite', '-o', folder.at('out.sqlite'), ...names]);
  const database = new sqlite.Database(folder.at('out.sqlite'), { readOnly: true });
  for (const { name } of TABLES) {
    const rows = database
      .all(`SELECT * FROM ${name}`)
      .map((row) => Object.values(row).map((cell) => (cell === null ? null : String(cell))));
    const csv = await rowsOf(`SELECT * FROM ${READ.csv!(folder.at('out'), name)}`);
    expect(rows).toEqual(csv.map((row) => Object.values(row)));
  }
  database.close();
  expect(existsSync(folder.at('.out.sqlite.unfinished'))).toBe(false);
});

test('the shards together have the rows of a single run', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`in/${i}.oni`, i % 3 === 0 ? WRONG_CARD : WON]),
  );
  const folder = new Folder(files);
  await ludogram(['export', '--to', 'parquet', '-o', folder.at('whole'), folder.at('in')]);
  for (const number of [3, 1, 2]) {
    await ludogram(['export', '--to', 'parquet', '-o', folder.at('parts'), '--shard', `${number}/3`, folder.at('in')]);
  }
  expect(readdirSync(folder.at('parts/games/notation=oni'))).toHaveLength(3);
  for (const { name, columns } of TABLES) {
    const read = (out: string) =>
      rowsOf(
        `SELECT * FROM ${READ.parquet!(folder.at(out), name)} ORDER BY ${columns.map((_, i) => i + 1).join(', ')}`,
      );
    expect(await read('parts')).toEqual(await read('whole'));
  }
  const again = await ludogram([
    'export',
    '--to',
    'parquet',
    '-o',
    folder.at('parts'),
    '--shard',
    '2/3',
    folder.at('in'),
  ]);
  expect([again.code, again.stderr]).toEqual([
    0,
    `shard 2/3 of ${folder.at('parts')} is already finished, and its input is not read again, even if it has changed: --overwrite writes it again\n`,
  ]);
});

test.each(FORMATS)(
  '%s: an interrupted run continues with --resume, and leaves nothing half-written',
  async (format) => {
    const folder = new Folder();
    const args = (out: string) => ['export', '--many', '--format', 'oni', '--to', format, '-o', folder.at(out), '-'];
    const out = format === 'sqlite' ? 'out.sqlite' : 'out';
    const first = await ludogram(args(out), { stdin: INTERRUPTED });
    expect(first.stderr).toContain('--resume');
    expect(visibleFiles(folder.path, out)).toEqual([]);
    const second = await ludogram([...args(out), '--resume'], { stdin: RECORDS.join('') });
    expect(second.stderr).toMatch(/^continuing after \d+ records\n/);
    const whole = format === 'sqlite' ? 'whole.sqlite' : 'whole';
    await ludogram(args(whole), { stdin: RECORDS.join('') });
    expect(await everything(folder, format, out)).toEqual(await everything(folder, format, whole));
  },
);

test('--resume without an interrupted run starts from the beginning, and says so', async () => {
  const folder = new Folder({ 'in/1.oni': WON });
  const args = ['export', '--to', 'csv', '-o', folder.at('out'), '--resume', folder.at('in')];
  expect(await ludogram(args)).toMatchObject({
    code: 0,
    stderr: 'no interrupted run to continue; starting from the beginning\n',
  });
});

/** Records of a line each. */
const RECORDS = Array.from({ length: 200 }, (_, i) => (i % 40 === 0 ? 'BXLUTEyt\n' : 'BXLUTByt\n'));

/** The user presses Ctrl-C while the third batch is read. */
function* INTERRUPTED(interrupt: () => void): Generator<string> {
  for (const [i, record] of RECORDS.entries()) {
    if (i === 150) interrupt();
    yield record;
  }
}

/** The files of an output under their names. */
function visibleFiles(folder: string, out: string): string[] {
  const path = `${folder}/${out}`;
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('.'));
}

async function everything(folder: Folder, format: string, out: string): Promise<unknown> {
  if (format !== 'sqlite') {
    return Promise.all(
      TABLES.map(({ name }) => rowsOf(`SELECT * FROM ${READ[format]!(folder.at(out), name)} ORDER BY ALL`)),
    );
  }
  const database = new sqlite.Database(folder.at(out), { readOnly: true });
  const rows = TABLES.map(({ name }) => database.all(`SELECT * FROM ${name}`));
  database.close();
  return rows;
}

test('--resume refuses an input that has changed', async () => {
  const folder = new Folder();
  const args = [
    'export',
    '--format',
    'xiangqi-fen',
    '--to',
    'csv',
    '-o',
    folder.at('out'),
    '--files-from',
    folder.at('list'),
  ];
  const paths = Array.from({ length: 200 }, (_, i) => folder.at(`${i}.fen`));
  const interruptWhileReading = function* (interrupt: () => void) {
    interrupt();
    yield '9/9/9/9/9/9/9/9/9/9 w\n';
  };
  writeFileSync(folder.at('list'), [...paths.slice(0, 100), '-', ...paths.slice(100)].join('\n'));
  await ludogram(args, { stdin: interruptWhileReading });
  for (const changed of [['other.fen', ...paths.slice(1, 100), '-', ...paths.slice(100)], paths.slice(0, 10)]) {
    writeFileSync(folder.at('list'), changed.join('\n'));
    const { code, stderr } = await ludogram([...args, '--resume']);
    expect(code).toBe(2);
    expect(stderr).toContain('the input has changed since the interrupted run');
  }
});

test('the second of two runs into one folder is refused', async () => {
  const folder = new Folder({ 'in/1.oni': WON });
  mkdirSync(folder.at('out/.unfinished-001-of-001'), { recursive: true });
  const lock = folder.at('out/.unfinished-001-of-001/lock.json');
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }));
  const { code, stderr } = await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), folder.at('in')]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('another run is writing to this output')]);
  // The lock of a process that has ended is nobody's.
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() }));
  expect((await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), folder.at('in')])).code).toBe(0);
});

test.each(FORMATS)(
  "%s: a file that can't be read is reported, and a second run completes the output",
  async (format) => {
    const folder = new Folder({ 'in/1.oni': WON });
    const out = format === 'sqlite' ? 'out.sqlite' : 'out';
    const args = ['export', '--to', format, '-o', folder.at(out), folder.at('gone.oni'), folder.at('in')];
    const first = await ludogram(args);
    expect([first.code, first.stderr.split('\n')]).toEqual([
      2,
      [
        `error: can't read ${folder.at('gone.oni')}: no such file or directory`,
        `error: ${folder.at(out)} is incomplete: some files can't be read; fix them and run the command again`,
        '',
      ],
    ]);
    const games = async () => ((await everything(folder, format, out)) as unknown[][])[0];
    expect(await games()).toHaveLength(1);
    writeFileSync(folder.at('gone.oni'), WON);
    const second = await ludogram(args);
    expect([second.code, second.stderr]).toEqual([0, '']);
    expect(await games()).toHaveLength(2);
    const third = await ludogram(args);
    expect(third.stderr).toMatch(format === 'sqlite' ? 'exists; use --overwrite' : 'is already finished');
  },
);

test("an output that can't be written is one clear message", async () => {
  const folder = new Folder({ 'in/1.oni': WON, file: '' });
  const { code, stderr } = await ludogram(['export', '--to', 'csv', '-o', folder.at('file/out'), folder.at('in')]);
  expect([code, stderr]).toEqual([2, `error: can't write ${folder.at('file/out')}: not a directory\n`]);
});

test("an output that can't get its name is one clear message", async () => {
  const folder = new Folder({ 'in/1.oni': WON, 'out/games.csv/occupied': '' });
  const { code, stderr } = await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), folder.at('in')]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: can't write .*out: [^\n]+\n$/);
});

test('--records writes an object for each line of standard input', async () => {
  const stdin = [{ text: WON, file: 'x' }, { text: 'hello' }, { text: WRONG_CARD }]
    .map((line) => JSON.stringify(line))
    .join('\n');
  const { stdout } = await ludogram(['export', '--records'], { stdin });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { game: Record<string, unknown>; plies?: unknown[]; problem?: string });
  expect(
    lines.map(({ game, plies, problem }) => [game.file, game.record, plies?.length, problem === undefined]),
  ).toEqual([
    ['x', undefined, 3, true],
    ['-', 2, undefined, false],
    ['-', 3, 3, true],
  ]);
});

test("--records reports standard input that can't be read to its end", async () => {
  const { code, stdout, stderr } = await ludogram(['export', '--records'], {
    *stdin() {
      yield `${JSON.stringify({ text: WON, file: 'x' })}\n`;
      throw new Error('EIO: i/o error, read');
    },
  });
  expect([code, stderr, stdout.split('\n').slice(1)]).toEqual([2, "error: can't read -: i/o error\n", ['']]);
});

test.each([
  [['--to', 'csv'], 'expected a format and an output'],
  [['--to', 'csv', '-o', 'x', '--shard', '5/4'], 'expected --shard NUMBER/COUNT'],
  [['--to', 'sqlite', '-o', 'x', '--shard', '1/4'], 'sqlite is one file'],
  [['--records', '--to', 'csv'], '--records takes no --to: it reads standard input, and writes standard output'],
  [['--records', '--shard', '1/4'], '--records takes no --shard'],
  [['--records', '--files-from', 'list'], '--records takes no --files-from'],
  [['--records', '.'], '--records takes no paths'],
])('wrong usage: export %j', async (args, message) => {
  const { code, stderr } = await ludogram(['export', ...args, ...(args[0] === '--records' ? [] : ['.'])]);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test('interrupts are noticed until the tables have their names', async () => {
  const folder = new Folder({ 'in/1.oni': WON });
  const table = folder.at('out/games.csv');
  let isWritten: boolean | undefined;
  const onInterrupt = () => () => void (isWritten = existsSync(table));
  const sink = { write: () => true };
  const args = ['export', '--to', 'csv', '-o', folder.at('out'), folder.at('in')];
  await run(args, { stdin: Readable.from([]), stdout: sink, stderr: sink, env: {}, onInterrupt });
  expect(isWritten).toBe(true);
});
