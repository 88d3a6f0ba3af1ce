import { setFlagsFromString } from 'node:v8';
import { Tinypool } from 'tinypool';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPool } from '../../src/cli/bulk/worker-pool.js';
import { MIN_LARGE_SIZE } from '../../src/cli/records/source/large-text.js';
import type { Context } from '../../src/cli/run/verb.js';
import { optimizeLate } from '../../src/process/late-optimization.js';
import { isNode } from '../../src/process/runtime.js';
import { keepHeapSmall, limitYoungGeneration } from '../../src/process/small-heap.js';
import { Folder, ludogram } from '../cli/support.js';

vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  setFlagsFromString: vi.fn(),
}));
vi.mock('tinypool', () => ({ Tinypool: vi.fn() }));

test('Bun and Deno are distinguished from Node, whose version they name', () => {
  expect(isNode({ node: '20.19.0', v8: '11.3.244' })).toBe(true);
  expect(isNode({ node: '26.3.0', bun: '1.4.5' })).toBe(false);
  expect(isNode({ node: '26.3.0', deno: '2.9.6', v8: '15.0.245' })).toBe(false);
});

describe.each(['bun', 'deno'])('in %s', (runtime) => {
  const { versions } = process;
  const setVersions = (value: object) => Object.defineProperty(process, 'versions', { value, configurable: true });

  beforeEach(() => void setVersions({ ...versions, [runtime]: '1.0.0' }));
  afterEach(() => void setVersions(versions));

  test('no flag is changed', async () => {
    keepHeapSmall();
    limitYoungGeneration();
    optimizeLate(3);
    await startPool(1000, {} as Context);
    expect(setFlagsFromString).not.toHaveBeenCalled();
  });

  test('threads wait for messages only in their event loops', async () => {
    await startPool(1, {} as Context);
    expect(Tinypool).toHaveBeenLastCalledWith(expect.objectContaining({ useAtomics: false }));
  });

  test('a large record is checked', async () => {
    const folder = new Folder({ 'large.oni': `BXLUT\n${' '.repeat(MIN_LARGE_SIZE)}Byz\n` });
    const { code, stdout, stderr } = await ludogram(['check', folder.at('large.oni')]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('error oni/unknown-square');
    expect(setFlagsFromString).not.toHaveBeenCalled();
  });
});
