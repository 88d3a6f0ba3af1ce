import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';
import { ROOT } from '../support/shared.js';

const LINES = rounds(2);

/**
 * Fails if the sample shows, with 95 % confidence, that tests notice less than 55 % of the changes to all code. With
 * twenty lines, that is a score of about 40 % or less, so a share of 55 % passes at least 19 of 20 draws.
 */
test(`most changes to ${LINES} lines of code are noticed by some test (seed ${SEED})`, () => {
  const args = ['--import', 'tsx', 'scripts/mutate.ts', '--sample', String(LINES), '--seed', String(SEED)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
