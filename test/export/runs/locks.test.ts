import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS } from '../../../src/export/formats.js';
import { Lease } from '../../../src/export/lease/lease.js';
import { Staging } from '../../../src/export/runs/staging.js';
import { Folder, ludogram, WON } from '../../cli/support.js';
import { sized } from '../../support/rounds.js';

/** The formats that a test tries one after another. */
const FORMATS = EXPORT_FORMATS.slice(0, sized(2, EXPORT_FORMATS.length));

const LOCK = 'out/.unfinished-001-of-001/lock.json';

/** Exports a game into a folder that has a lock. */
async function exportBeside(owner: object) {
  const folder = new Folder({ 'a.oni': WON, [LOCK]: JSON.stringify(owner) });
  const outcome = await ludogram(['export', '--to', 'csv', '-o', folder.at('out'), folder.at('a.oni')]);
  return { folder, ...outcome };
}

test.skipIf(process.platform !== 'linux')(
  'a lock of an ended process whose number another process has does not stop a run',
  async () => {
    // In a container, the program has the same number after each start.
    const { folder, code, stderr } = await exportBeside({ pid: process.pid, host: hostname(), started: '1' });
    expect([code, stderr]).toEqual([0, '']);
    expect(existsSync(folder.at(LOCK))).toBe(false);
  },
);

/** Milliseconds until a thread has started on a busy machine. */
const MAX_START_TIME = 5000;

/** Short enough for a test. */
const TIMES = { beat: 20, expiry: 200 };

const SILENT = () => undefined;

/** Makes a lease look like one of another machine, in place: its owner keeps the file open. */
function moveElsewhere(path: string): void {
  const text = readFileSync(path, 'utf8');
  const elsewhere = text.replace(JSON.stringify(hostname()), '"node7"');
  writeFileSync(path, elsewhere.padEnd(text.length));
}

test('a lock of another machine without a heartbeat is taken over, but the clocks of the machines are not compared', async () => {
  const folder = new Folder();
  const path = folder.at('new/lock.json');
  const old = await Lease.take(path, SILENT, { beat: 1e6, expiry: 1e6 });
  moveElsewhere(path);
  // Its clock is a day ahead.
  writeFileSync(path, folder.read('new/lock.json').replace(/\d{13}/, String(Date.now() + 86_400_000)));
  const messages: string[] = [];
  const start = performance.now();
  const taken = await Lease.take(path, (message) => messages.push(message), TIMES);
  expect(performance.now() - start).toBeGreaterThanOrEqual(TIMES.expiry);
  expect(messages).toEqual(['waiting up to 0.2 seconds: another run on node7 may be writing to this output']);
  expect([old.isHeld, taken.isHeld]).toEqual([false, true]);
  // The first run doesn't take the lock along.
  old.release();
  expect(taken.isHeld).toBe(true);
  taken.release();
  expect(readdirSync(folder.at('new'))).toEqual([]);
});

test('a lock of another machine with a heartbeat stops a run, with the name of the machine', async () => {
  const folder = new Folder();
  const path = folder.at('lock.json');
  const active = await Lease.take(path, SILENT, TIMES);
  moveElsewhere(path);
  const rival = Lease.take(path, SILENT, { ...TIMES, expiry: MAX_START_TIME });
  await expect(rival).rejects.toThrow('another run on node7 is writing to this output; wait for it');
  expect(active.isHeld).toBe(true);
  active.release();
});

test('a heartbeat continues while the run is busy with one record', async () => {
  const folder = new Folder();
  const path = folder.at('lock.json');
  const lease = await Lease.take(path, SILENT, TIMES);
  await setTimeout(TIMES.beat * 3);
  const beats = new Set<string>();
  const start = performance.now();
  while (beats.size < 3 && performance.now() - start < MAX_START_TIME) beats.add(folder.read('lock.json'));
  lease.release();
  expect(beats.size).toBe(3);
});

test('only one of several runs takes over a lock', async () => {
  const folder = new Folder({ 'lock.json': JSON.stringify({ pid: 1, host: 'node7', run: 'x' }) });
  const rivals = Array.from({ length: 5 }, () => Lease.take(folder.at('lock.json'), SILENT, TIMES));
  const ends = await Promise.allSettled(rivals);
  const taken = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(taken.map(({ isHeld }) => isHeld)).toEqual([true]);
  taken[0]!.release();
});

test('a lock that was not written completely is taken over', async () => {
  const folder = new Folder({ 'lock.json': '' });
  const lease = await Lease.take(folder.at('lock.json'), SILENT, TIMES);
  expect(lease.isHeld).toBe(true);
  lease.release();
});

test('a run whose lock another run has replaced writes nothing more, and keeps the lock of the other', async () => {
  const folder = new Folder();
  const first = await Staging.open(folder.at('staging'), SILENT);
  await expect(Staging.open(folder.at('staging'), SILENT)).rejects.toThrow('another run is writing to this output');
  first.remove();
  const second = await Staging.open(folder.at('staging'), SILENT);
  const checkpoint = { what: '', records: 1, digest: 0, code: 0 as const, state: {} };
  expect(() => first.save(checkpoint)).toThrow('another run has begun to write to this output');
  first.release();
  second.save(checkpoint);
  expect(second.checkpoint()).toEqual(checkpoint);
});

/** As many records as a batch has at most. */
const RECORDS = 'BXLUTByt\n'.repeat(1024);

test.each(FORMATS)('%s: a folder that is removed during the run is reported', async (format) => {
  const folder = new Folder();
  const staging = format === 'sqlite' ? '.out.unfinished' : 'out/.unfinished-001-of-001';
  function* stdin() {
    yield RECORDS;
    rmSync(folder.at(staging), { recursive: true });
    yield 'BXLUTByt\n';
  }
  const args = ['export', '--many', '--format', 'oni', '--to', format, '-o', folder.at('out'), '-'];
  const { code, stderr } = await ludogram(args, { stdin });
  expect([code, stderr]).toEqual([
    2,
    `error: can't write ${folder.at('out')}: ${folder.at(staging)} was removed during the run\n`,
  ]);
});
