import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { ROOT } from '../support/shared.js';

const LINES = rounds(2);

test(`most changes of ${LINES} lines of code are noticed by some test (seed ${SEED})`, () => {
  const args = ['--import', 'tsx', 'scripts/mutate.ts', '--sample', String(LINES), '--seed', String(SEED)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
