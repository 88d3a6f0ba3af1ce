import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { ROOT } from '../../support/shared.js';
import { Folder, WON, WRONG_CARD } from '../support.js';

/** Starts the real program on its sources. */
function start(args: readonly string[], stdout: 'pipe' | number = 'pipe', program = 'src/cli/main.ts') {
  const node = ['--import', 'tsx', join(ROOT, program)];
  const child = spawn(process.execPath, [...node, ...args], { cwd: ROOT, stdio: ['pipe', stdout, 'pipe'] });
  const code = new Promise<number | null>((done) => void child.on('close', done));
  return { stdin: child.stdin!, stdout: child.stdout, stderr: text(child.stderr!), code };
}

test.each([
  [WON, 0, ''],
  [WRONG_CARD, 1, ''],
  [
    'hello',
    2,
    `error: can't tell the notation of -; name it with --notation (${NOTATIONS.map(({ id }) => id).join(', ')})\n`,
  ],
])('standard input and exit code: %j → %i', async (input, code, message) => {
  const child = start(['check', '-']);
  child.stdin.end(input);
  child.stdout!.resume();
  expect(await child.code).toBe(code);
  expect(await child.stderr).toBe(message);
});

test('an endless config ends with an error', async () => {
  const folder = new Folder({ 'ludogram.config.mjs': 'await new Promise(() => {});' });
  const child = start(['formats', '--config', folder.at('ludogram.config.mjs')]);
  child.stdout!.resume();
  expect(await child.code).toBe(2);
  expect(await child.stderr).toMatch(/^error: .*ludogram\.config\.mjs: the config doesn't finish loading: .*\n$/);
});

test.each([
  ['setInterval(() => {}, 1000);', 1, ''],
  ['setTimeout(() => { throw new Error("late"); }, 0);', 2, /^error: .*ludogram\.config\.mjs:1:26: Error: late\n$/],
  ['Promise.reject(Object.create(null));', 2, /^error: .*\n$/],
])('code of a config that keeps running is ended, and its errors are reported: %s', async (code, exitCode, message) => {
  const folder = new Folder({ 'ludogram.config.mjs': `${code}\nexport default { notations: [] };\n` });
  const child = start(['check', '--config', folder.at('ludogram.config.mjs'), '-']);
  child.stdin.end(WRONG_CARD);
  child.stdout!.resume();
  expect(await child.code).toBe(exitCode);
  const stderr = await child.stderr;
  expect(stderr).not.toContain('    at ');
  if (message !== '') expect(stderr).toMatch(message);
});

test('a closed pipe ends quietly', async () => {
  const child = start(['tree', '--level', 'syntax', '-']);
  // Far more than a pipe holds.
  child.stdin.end(`BXLUT ${'Byt '.repeat(50_000)}`);
  child.stdout!.once('data', () => child.stdout!.destroy());
  await child.code;
  expect(await child.stderr).toBe('');
});

test('a closed pipe ends the script of the conformance suites quietly', async () => {
  const child = start(['--help'], 'pipe', 'scripts/conformance/main.ts');
  child.stdout!.destroy();
  expect([await child.code, await child.stderr]).toEqual([0, '']);
});

test.skipIf(!existsSync('/dev/full'))('a full disk is reported in a line', async () => {
  const child = start(['formats'], openSync('/dev/full', 'w'));
  expect(await child.code).toBe(2);
  expect(await child.stderr).toBe("error: can't write the output: no space left on device\n");
});

test('the sources run in one thread, however many are asked for', async () => {
  const folder = new Folder({ 'many.oni': 'BXLUT Byt Lbh\n\n'.repeat(20_000) });
  const child = start(['check', '--level', 'syntax', '--many', '--jobs', '2', folder.at('many.oni')]);
  child.stdout!.resume();
  expect(await child.stderr).toBe('');
  expect(await child.code).toBe(0);
});
