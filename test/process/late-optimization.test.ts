import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lateOptimizationFlag } from '../../src/process/late-optimization.js';

test('V8 knows the flag for this version of Node', () => {
  const flag = lateOptimizationFlag(process.versions.node, 2);
  const { stderr } = spawnSync(process.execPath, [...(flag === undefined ? [] : [flag]), '-e', '0'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  if (process.versions.node.startsWith('20.')) expect(flag).toBeDefined();
});

test.each([
  ['20.19.0', '--interrupt-budget=396000'],
  ['22.1.0', '--invocation-count-for-turbofan=9000'],
  ['26.1.0', '--invocation-count-for-turbofan=9000'],
  ['2.0.0', undefined],
  ['99.0.0', undefined],
])('V8 of Node %s gets the flag %s to optimize three times as late', (version, flag) => {
  expect(lateOptimizationFlag(version, 3)).toBe(flag);
});
