import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_PROGRAM } from '../../../support/package/built-program.js';
import { isRunning } from '../../../support/processes/is-running.js';
import { Folder } from '../../support.js';

test
  .skipIf(process.platform === 'win32')
  .each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGALRM'] as const)(
  'decoders end with the runner: %s',
  async (signal) => {
    const folder = new Folder();
    const decoder = `sleep 60 & echo $! >> ${folder.at('pids')}; echo $$ >> ${folder.at('pids')}; wait`;
    const args = [BUILT_PROGRAM, 'conformance', '--format', 'oni', '--decoder', decoder, '--jobs', '2'];
    // The first run of a decoder is a trial, which may take as long as any other.
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', (...how) => resolve(how)));
    const pids = () => (existsSync(folder.at('pids')) ? folder.read('pids').trim().split('\n').map(Number) : []);
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    expect(pids().some(isRunning)).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    await expect.poll(() => pids().filter(isRunning)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')('decoders end with the runner: its reader has closed the pipe', async () => {
  const folder = new Folder();
  const decoder = `[ -s /dev/stdin ] || exit 0; echo $$ >> ${folder.at('pids')}; sleep 60`;
  const args = [BUILT_PROGRAM, 'conformance', '--format', 'oni', '--decoder', decoder, '--reporter', 'tap'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.destroy();
  await new Promise((resolve) => child.on('exit', resolve));
  const pids = existsSync(folder.at('pids')) ? folder.read('pids').trim().split('\n').map(Number) : [];
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});
