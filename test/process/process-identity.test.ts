import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf, thisProcess } from '../../src/process/process-identity.js';

test('this process runs; one with its number that started at another time has ended', () => {
  expect(stateOf(thisProcess())).toBe('running');
  expect(stateOf({ ...thisProcess(), started: '1' })).toBe('ended');
});

test('nothing is known about a process of another machine or container', () => {
  expect(stateOf({ ...thisProcess(), host: 'elsewhere' })).toBe('unknown');
  expect(stateOf({ ...thisProcess(), space: 'elsewhere' })).toBe('unknown');
  expect(stateOf({})).toBe('unknown');
});

// In a container whose first process is a program like any other, such processes stay.
test.skipIf(process.platform !== 'linux')('a process has ended even if nobody has asked how it ended', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill());
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  const child = { ...thisProcess(), pid, started: stat()[21]! };
  expect(stateOf(child)).toBe('running');
  // The shell would ask for the end of its child; the program that takes its place doesn't.
  await expect.poll(() => readFileSync(`/proc/${parent.pid!}/comm`, 'utf8').trim(), { timeout: 30_000 }).toBe('sleep');
  process.kill(pid, 'SIGKILL');
  // A busy machine may take long to end it.
  await expect.poll(() => stat()[2], { timeout: 30_000 }).toBe('Z');
  expect(stateOf(child)).toBe('ended');
});
