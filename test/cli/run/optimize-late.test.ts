import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lateOptimization } from '../../../src/cli/run/optimize-late.js';

test('V8 knows the flag for this version of Node', () => {
  const flag = lateOptimization(process.versions.node);
  const { stderr } = spawnSync(process.execPath, [...(flag === undefined ? [] : [flag]), '-e', '0'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  if (process.versions.node.startsWith('20.')) expect(flag).toBeDefined();
});

test.each([
  ['20.19.0', '--interrupt-budget=1000000'],
  ['22.1.0', '--invocation-count-for-turbofan=45000'],
  ['2.0.0', undefined],
  ['99.0.0', undefined],
])('V8 of Node %s gets the flag %s', (version, flag) => {
  expect(lateOptimization(version)).toBe(flag);
});
