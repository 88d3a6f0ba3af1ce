import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';

test('time in which the processor does something else is not counted', () => {
  // In a process of its own, because the time of other tests in this process counts.
  const program = `
    import { slowdown } from ${JSON.stringify(new URL('../../../src/cli/verbs/fuzz/slowdown.ts', import.meta.url).href)};
    const work = () => {
      const began = process.cpuUsage();
      while (process.cpuUsage(began).user < 40_000);
    };
    const wait = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    console.log(slowdown(work, () => (work(), wait()), 10) < 10);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT })).toBe('true\n');
});
