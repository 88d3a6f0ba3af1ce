import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { oniGames } from '../../../bench/inputs/oni.js';
import { EXPORT_FORMATS } from '../../../src/export/formats.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';
import { ROOT } from '../../support/shared.js';

const folder = mkdtempSync(join(tmpdir(), 'ludogram-threads-'));
const run = promisify(execFile);

afterAll(() => rmSync(folder, { recursive: true }));

const games = oniGames();

/** 6,000 records, every 500th with an error. */
const records = Array.from({ length: 6_000 }, (_, i) => {
  const game = games[i % games.length]!;
  return JSON.stringify({ text: i % 500 === 0 ? 'BXLUTEyt' : game, file: `g${i}.oni` });
});
writeFileSync(join(folder, 'in.ndjson'), records.join('\n'));

const ludogram = (...args: string[]) =>
  run(process.execPath, [BUILT_PROGRAM, ...args], { cwd: folder, maxBuffer: 2 ** 28 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

test('threads report in the order of the input, what one thread reports', async () => {
  const two = await ludogram('check', '--json', '--jobs', '2', 'in.ndjson');
  expect(two.code).toBe(1);
  expect(two).toEqual(await ludogram('check', '--json', '--jobs', '1', 'in.ndjson'));
  const files = two.stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { file: string }).file);
  expect(files).toEqual(records.map((_, i) => `g${i}.oni`));
});

test.each(['csv', 'parquet'])('threads write the tables that one thread writes as %s', async (format) => {
  for (const jobs of ['1', '2']) {
    await ludogram('export', '--to', format, '-o', `${format}-${jobs}`, '--jobs', jobs, 'in.ndjson');
  }
  const tables = ['games', 'plies', 'diagnostics'].map((name) => join(folder, `${format}-1`, name));
  const files = format === 'csv' ? tables.map((table) => `${table}.csv`) : tables.flatMap((table) => filesIn(table));
  expect(files).toHaveLength(3);
  for (const file of files) await run('cmp', [file, file.replace(`${format}-1`, `${format}-2`)]);
});

const filesIn = (table: string): string[] =>
  readdirSync(table, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.parquet'))
    .map((name) => join(table, name));

/** Writes a config whose notation, Onitama by another name, runs code before it reads a record. */
function writeConfig(name: string, code: string, input = 'in.ndjson'): string[] {
  writeFileSync(
    join(folder, name),
    `import { writeFileSync } from 'node:fs';
     import { isMainThread } from 'node:worker_threads';
     import { notations } from ${JSON.stringify(join(ROOT, 'dist/src/library/index.js'))};
     const oni = await notations[0].load();
     const read = (text, options) => { ${code} return oni.read(text, options); };
     const notation = { ...oni, id: 'deadly', extensions: ['.deadly'], read };
     export default { notations: [{ ...notation, load: async () => notation }] };`,
  );
  return ['--config', name, '--format', 'deadly', input];
}

test('a worker that ends is reported, and nothing half-written is left under its name', async () => {
  const end = 'while (!isMainThread) full.push(new Array(1e4).fill({}));';
  const args = writeConfig('deadly.config.mjs', `const full = []; ${end}`);
  const [command, ...rest] = [
    'bash',
    '-c',
    `exec "${process.execPath}" --max-old-space-size=100 "${BUILT_PROGRAM}" "$@"`,
    'bash',
  ];
  const small = (...all: string[]) =>
    run(command!, [...rest, ...all, '--jobs', '2'], { cwd: folder }).catch(
      (failed: { code: number; stderr: string }) => failed,
    );
  expect(await small('check', ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^error: a worker thread ended.*\n$/) as unknown,
  });
  expect(await small('export', '--to', 'csv', '-o', 'dead', ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^error: a worker thread ended.* with --resume to continue\n$/) as unknown,
  });
  expect(existsSync(join(folder, 'dead/games.csv'))).toBe(false);
  // Everything before the batch that has ended a worker is kept. The main thread takes some batches itself, so there
  // are several that end a worker.
  writeFileSync(
    join(folder, 'late.ndjson'),
    [...records.slice(0, 2_000), ...Array<string>(20_000).fill('{"text":"end"}')].join('\n'),
  );
  const late = writeConfig('late.config.mjs', `const full = []; if (text === 'end') ${end}`, 'late.ndjson');
  expect(await small('export', '--to', 'csv', '-o', 'late', ...late)).toMatchObject({ code: 2 });
  const living = writeConfig('living.config.mjs', '', 'late.ndjson');
  const { stderr } = await ludogram('export', '--to', 'csv', '-o', 'late', '--resume', ...living);
  expect(Number(/^continuing after (\d+) records\n/.exec(stderr)?.[1])).toBeGreaterThan(1_000);
});

test.each(['1', '2'])('a record on which its notation fails is reported, with %s threads', async (jobs) => {
  const code = 'if (text === "BXLUTEyt") process.exit(3);';
  const args = [...writeConfig('exits.config.mjs', code), '--jobs', jobs];
  const checked = await ludogram('check', '--json', ...args);
  expect(checked.code).toBe(2);
  const reports = checked.stderr.trimEnd().split('\n');
  expect(reports).toHaveLength(12);
  for (const [i, report] of reports.entries()) {
    expect(report).toMatch(
      new RegExp(
        `^error: can't process g${i * 500}.oni: exits.config.mjs:5:\\d+: Error: it called process.exit\\(3\\)$`,
      ),
    );
  }
  expect(checked.stdout.trimEnd().split('\n')).toHaveLength(6000);
});

test('a second Ctrl-C gives up the records in progress', async () => {
  const endless = "if (!isMainThread) writeFileSync('begun', ''); while (!isMainThread);";
  const args = writeConfig('endless.config.mjs', endless);
  const child = spawn(
    process.execPath,
    [BUILT_PROGRAM, 'export', '--to', 'csv', '-o', 'endless', '--jobs', '2', ...args],
    { cwd: folder },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((done) => void child.on('close', done));
  while (!existsSync(join(folder, 'begun'))) await new Promise((go) => setTimeout(go, 5));
  child.kill('SIGINT');
  await new Promise((go) => setTimeout(go, 500));
  expect(child.exitCode).toBe(null);
  child.kill('SIGINT');
  expect([await ended, stderr]).toEqual([2, expect.stringMatching(/^error: interrupted; .* --resume to continue\n$/)]);
});

test.each(['1', '2'])('Ctrl-C ends a run that waits for its input, with %s threads', async (jobs) => {
  const args = ['check', '--many', '--format', 'oni', '--jobs', jobs, '--resume-file', `waiting-${jobs}.json`, '-'];
  const child = spawn(process.execPath, [BUILT_PROGRAM, ...args], { cwd: folder });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((done) => void child.on('close', done));
  // The program reads the last of this only when it has processed the rest.
  await new Promise<void>((done) => void child.stdin.write('BXLUTByt\n'.repeat(100_000), () => done()));
  child.kill('SIGINT');
  expect([await ended, stderr]).toEqual([2, expect.stringMatching(/^error: interrupted after \d+ records; .*\n$/)]);
});

test.each([
  [
    'with an option for many',
    ['--jobs', '1'],
    [2, expect.stringMatching(/^error: interrupted after 0 records; .*\n$/)],
  ],
  ['alone', [], ['SIGINT', '']],
])('Ctrl-C ends a run that waits for its only record, %s', async (_, options, expected) => {
  const args = ['check', '--format', 'oni', '--resume-file', 'only.json', ...options, '-'];
  const child = spawn(process.execPath, [BUILT_PROGRAM, ...args], { cwd: folder });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | string | null>((done) => {
    child.on('close', (code, signal) => done(code ?? signal));
  });
  // More than a pipe takes: the program has read the beginning.
  await new Promise<void>((done) => void child.stdin.write('# comment\n'.repeat(100_000), () => done()));
  child.kill('SIGINT');
  expect([await ended, stderr]).toEqual(expected);
});

test('Ctrl-C ends an export cleanly, and --resume completes it', async () => {
  const child = spawn(
    process.execPath,
    [BUILT_PROGRAM, 'export', '--to', 'csv', '-o', 'stopped', '--jobs', '1', 'in.ndjson'],
    { cwd: folder },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((done) => void child.on('close', done));
  // Once there are plies, it is at work.
  const plies = join(folder, 'stopped/.unfinished-001-of-001/plies.csv');
  while (!existsSync(plies) || statSync(plies).size < 1000) await new Promise((go) => setTimeout(go, 5));
  child.kill('SIGINT');
  const code = await ended;
  if (code !== 1) {
    expect([code, stderr]).toEqual([2, expect.stringContaining('with --resume to continue')]);
    expect(readdirSync(join(folder, 'stopped'))).toEqual(['.unfinished-001-of-001']);
    await ludogram('export', '--to', 'csv', '-o', 'stopped', '--jobs', '1', '--resume', 'in.ndjson');
  }
  await run('cmp', ['stopped/plies.csv', 'csv-1/plies.csv'], { cwd: folder });
});

test.each(EXPORT_FORMATS)('%s: an export that is killed continues after its last checkpoint', async (format) => {
  const input = join(folder, 'lines.oni');
  if (!existsSync(input)) writeFileSync(input, 'BXLUTByt\n'.repeat(60_000));
  const extension = format === 'sqlite' ? '.sqlite' : '';
  const args = (out: string) => ['export', '--to', format, '-o', out, '--many', 'lines.oni'];
  const out = `killed-${format}${extension}`;
  const unfinished = format === 'sqlite' ? `.${out}.unfinished` : `${out}/.unfinished-001-of-001`;
  const child = spawn(process.execPath, [BUILT_PROGRAM, ...args(out)], { cwd: folder });
  const ended = new Promise((done) => child.on('close', done));
  const checkpoint = join(folder, unfinished, 'checkpoint.json');
  while (!existsSync(checkpoint) && child.exitCode === null) await new Promise((go) => setTimeout(go, 5));
  child.kill('SIGKILL');
  await ended;
  // A process that is killed while it writes leaves this lock.
  if (format === 'sqlite') mkdirSync(join(folder, unfinished, 'tables.sqlite.lock'), { recursive: true });
  const { code, stderr } = await ludogram(...args(out), '--resume');
  // A checkpoint follows the batch of records that reaches the 10,000th, or ten seconds.
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^continuing after [1-5]?\d{1,4} records\n$/)]);
  expect(existsSync(join(folder, unfinished))).toBe(false);
  if (format === 'sqlite' || format === 'parquet') return;
  const whole = `unbroken-${format}`;
  await ludogram(...args(whole));
  for (const name of ['games', 'plies', 'diagnostics']) {
    await run('cmp', [`${out}/${name}.${format}`, `${whole}/${name}.${format}`], { cwd: folder });
  }
});

test.each(EXPORT_FORMATS)(
  '%s: a full disk is one message, and no half table is left under its name',
  async (format) => {
    const out = `full-${format}`;
    const command = `ulimit -f 100; exec "${process.execPath}" "${BUILT_PROGRAM}" export --to ${format} -o ${out} in.ndjson`;
    const error = await run('bash', ['-c', command], { cwd: folder }).catch(
      (failed: { code: number; stderr: string }) => failed,
    );
    expect(error).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: can't write full-\w+: .+\n$/) as unknown,
    });
    if (format === 'sqlite') expect(error).toMatchObject({ stderr: expect.stringContaining('may be full') as unknown });
    if (format === 'sqlite') expect(existsSync(join(folder, out))).toBe(false);
    else expect(readdirSync(join(folder, out)).filter((name) => !name.startsWith('.'))).toEqual([]);
  },
);
