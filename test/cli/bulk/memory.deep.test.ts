import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SUITES } from '../../support/cases.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';
import { WON } from '../support.js';

const SIZE = 20_000_000;
/** Megabytes for objects, beside the text and its tree, which are outside this heap: the model and some diagnostics. */
const HEAP = 450;
/** The same where moves that repeat are one object. */
const SMALL_HEAP = 250;
const TAFL = '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';

/** A game of Azul that is over, and a move after its end. */
const FINISHED = readFileSync(join(SUITES, 'azul/invalid/rules/move-after-end.azul'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'ludogram-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['oni', SMALL_HEAP, 'BXLUT\n', () => 'Byt\n'],
  ['5dfen', HEAP, '[Board "Standard"]\n\n', (i) => `${i}. Ke5 / Ke4\n`],
  ['otn', HEAP, TAFL, (i) => `${i}. a1-a2 a1-a2\n`],
  ['azul', HEAP, FINISHED, () => 'A 1 l 1\n'],
] satisfies [string, number, string, (i: number) => string][])(
  '%s: a game of 20 MB with illegal moves is checked in a small multiple of its size',
  { timeout: 120_000 },
  async (id, heap, head, lineOf) => {
    const lines = [head];
    for (let i = 1, length = 0; length < SIZE; i++) {
      const line = lineOf(i);
      lines.push(line);
      length += line.length;
    }
    const file = join(folder, `game.${id}`);
    writeFileSync(file, lines.join(''));
    const command = [`--max-old-space-size=${heap}`, BUILT_PROGRAM, 'check', file];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    expect(stderr).not.toContain('heap out of memory');
    expect([status, `${stdout}${stderr}`.includes('too-many-problems')]).toEqual([1, true]);
  },
);

/** The largest number of bytes that an export keeps in memory, whatever the size of its input. */
const MAX_EXPORT_MEMORY = 400 * 2 ** 20;
/** The largest number of bytes that a check keeps in memory, whatever the size of its input. */
const MAX_CHECK_MEMORY = 200 * 2 ** 20;

/** Prints the most memory that the process has had, in kilobytes, when it ends. */
const PEAK = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stdout.write(`\\n${process.resourceUsage().maxRSS}`));",
)}`;

/** Lets V8 take as much memory for new objects as newer versions take by themselves, in megabytes. */
const LARGE_YOUNG = '--max-semi-space-size=64';

/**
 * Runs a verb on a file of games of a quarter of a million plies. Returns its end, and the most memory that it has had,
 * in bytes.
 */
function runOnGames(jobs: number, verb: string, ...flags: string[]) {
  const games = join(folder, 'games.oni');
  // The comments differ, and so do the keys of the games: nothing is written once for all rows.
  if (!existsSync(games)) writeFileSync(games, Array.from({ length: 80_000 }, (_, i) => `# ${i}\n${WON}`).join('\n'));
  const command = [LARGE_YOUNG, '--import', PEAK, BUILT_PROGRAM, verb, ...flags, '--jobs', `${jobs}`, '--many', games];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stderr, peak: Number(stdout.slice(stdout.lastIndexOf('\n'))) * 1024 };
}

test.each([1, 2])(
  'an export of a quarter of a million plies to Parquet needs little memory with %d threads',
  { timeout: 180_000 },
  (jobs) => {
    const output = ['--to', 'parquet', '-o', join(folder, `tables-${jobs}`)];
    const { status, stderr, peak } = runOnGames(jobs, 'export', ...output);
    expect([status, stderr]).toEqual([0, '']);
    expect(peak).toBeLessThan(MAX_EXPORT_MEMORY);
  },
);

test('a check of a quarter of a million plies needs little memory with two threads', { timeout: 180_000 }, () => {
  const { status, stderr, peak } = runOnGames(2, 'check');
  expect([status, stderr]).toEqual([0, '']);
  expect(peak).toBeLessThan(MAX_CHECK_MEMORY);
});

test('a check of one large record of garbage needs little memory', { timeout: 180_000 }, () => {
  const file = join(folder, 'garbage.oni');
  writeFileSync(file, 'zz ? \n'.repeat(2 ** 22));
  const command = ['--import', PEAK, BUILT_PROGRAM, 'check', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain('garbage.oni:4194304:5: error text/too-many-problems');
  expect(Number(stdout.slice(stdout.lastIndexOf('\n'))) * 1024).toBeLessThan(MAX_CHECK_MEMORY);
});

/** The largest number of bytes that a check of 8 MiB keeps in memory if each character takes 16 to 24 in the tree. */
const MAX_DENSE_MEMORY = 300 * 2 ** 20;

test.each([
  ['annofen', 'v1 ', 'r'],
  ['xiangqi-fen', '', 'r'],
  ['otn-position', '/', 't'],
  ['azul', '', '# c\n'],
  ['oni', 'BXLUT', 'Byt'],
])(
  'a check of %s takes little more memory than the tree of %j with many %j',
  { timeout: 180_000 },
  (id, head, unit) => {
    const file = join(folder, 'dense');
    writeFileSync(file, head + unit.repeat(2 ** 23 / unit.length));
    const command = ['--import', PEAK, BUILT_PROGRAM, 'check', '-n', id, '--level', 'structure', file];
    const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(Number(stdout.slice(stdout.lastIndexOf('\n'))) * 1024).toBeLessThan(MAX_DENSE_MEMORY);
  },
);

test('a check of garbage of 100 MB in a file of many records needs little memory', { timeout: 180_000 }, () => {
  const file = join(folder, 'garbage-of-many.oni');
  const size = writeGarbage(file, 100_000_000);
  const summary = join(folder, 'summary.json');
  const command = [LARGE_YOUNG, '--import', PEAK, BUILT_PROGRAM, 'check', '--many', file, '--summary', summary];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  expect(JSON.parse(readFileSync(summary, 'utf8'))).toMatchObject({ records: 1, errors: 1, bytes: size });
  expect(Number(stdout.slice(stdout.lastIndexOf('\n'))) * 1024).toBeLessThan(MAX_EXPORT_MEMORY);
});

/** Writes lines without a record. Returns their number of bytes. */
function writeGarbage(file: string, size: number): number {
  const lines = 'zz ? lorem ipsum dolor sit amet\n'.repeat(2 ** 15);
  const count = Math.floor(size / lines.length);
  const descriptor = openSync(file, 'w');
  for (let i = 0; i < count; i++) writeSync(descriptor, lines);
  closeSync(descriptor);
  return count * lines.length;
}

/** The largest number of bytes that formatting a game of 8 MB keeps in memory. */
const MAX_FORMAT_MEMORY = 900 * 2 ** 20;

test('a game of 8 MB is formatted in a small multiple of its size', { timeout: 180_000 }, () => {
  const file = join(folder, 'long.oni');
  writeFileSync(file, `BXLUT\n${'Byt\n'.repeat(2 ** 21)}`);
  const command = ['--import', PEAK, BUILT_PROGRAM, 'format', '--check', '--level', 'syntax', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  expect(Number(stdout.slice(stdout.lastIndexOf('\n'))) * 1024).toBeLessThan(MAX_FORMAT_MEMORY);
});

/** Megabytes for objects, enough for a few records at a time but not for all. */
const HEAP_OF_STREAM = 60;

test.each(['convert --to oni', 'convert --to json', 'replay --json'])(
  '%s takes records of more than 128 MiB one after another in little memory',
  { timeout: 180_000 },
  (verb) => {
    const games = join(folder, 'stream.oni');
    const comment = `# ${'x'.repeat(10_000)}\n`;
    writeFileSync(games, Array.from({ length: 14_000 }, (_, i) => `# ${i}\n${comment}${WON}`).join('\n'));
    const out = join(folder, 'stream.out');
    const limit = `--max-old-space-size=${HEAP_OF_STREAM}`;
    const command = [limit, BUILT_PROGRAM, ...verb.split(' '), '--many', games];
    const { status, stderr } = spawnSync(process.execPath, command, {
      encoding: 'utf8',
      stdio: ['ignore', openSync(out, 'w'), 'pipe'],
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(out, 'latin1').split('\n').length).toBeGreaterThan(14_000);
  },
);
