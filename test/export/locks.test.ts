import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS } from '../../src/export/sink.js';
import { Staging } from '../../src/export/staging.js';
import { Folder, ludogram, WON } from '../cli/support.js';

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

test('a lock of another machine stops a run, with the name of the machine', async () => {
  const { folder, code, stderr } = await exportBeside({ pid: 1, host: 'node7' });
  const path = folder.at(LOCK);
  expect([code, stderr]).toEqual([
    2,
    `error: can't write ${folder.at('out')}: another run on node7 is writing to this output; wait for it, or remove ${path} if no run is active\n`,
  ]);
  expect(existsSync(path)).toBe(true);
});

test('a run whose lock another run has replaced writes nothing more, and keeps the lock of the other', () => {
  const folder = new Folder();
  const first = new Staging(folder.at('staging'));
  expect(() => new Staging(folder.at('staging'))).toThrow('another run is writing to this output');
  first.remove();
  mkdirSync(folder.at('staging'));
  const second = new Staging(folder.at('staging'));
  const checkpoint = { what: '', records: 1, digest: 0, code: 0 as const, state: {} };
  expect(() => first.save(checkpoint)).toThrow('another run has begun to write to this output');
  first.release();
  second.save(checkpoint);
  expect(second.checkpoint()).toEqual(checkpoint);
});

/** More records than one batch has. */
const RECORDS = 'BXLUTByt\n'.repeat(5000);

test.each(EXPORT_FORMATS)('%s: a folder that is removed during the run is reported', async (format) => {
  const folder = new Folder();
  const staging = format === 'sqlite' ? '.out.unfinished' : 'out/.unfinished-001-of-001';
  function* stdin() {
    yield RECORDS;
    rmSync(folder.at(staging), { recursive: true });
    yield RECORDS;
  }
  const args = ['export', '--many', '--format', 'oni', '--to', format, '-o', folder.at('out'), '-'];
  const { code, stderr } = await ludogram(args, { stdin });
  expect([code, stderr]).toEqual([
    2,
    `error: can't write ${folder.at('out')}: ${folder.at(staging)} was removed during the run\n`,
  ]);
});
