import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('node:test reports an assertion error with its diff', () => {
  const program = `
    import { test } from 'node:test';
    import { AssertionError } from ${JSON.stringify(new URL('../../src/testing/assertion-error.ts', import.meta.url))};
    test('fails', () => { throw new AssertionError({ message: 'no', actual: 'one', expected: 'two' }); });`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/code: 'ERR_ASSERTION'/);
  expect(stdout).toMatch(/expected: 'two'\s+actual: 'one'/);
});
