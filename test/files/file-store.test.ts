import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { storeOf } from '../../src/files/store/index.js';

test('a file is opened when its bytes are wanted, so the error about one that is absent is always handled', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('uncaughtException', note);
  try {
    const bytes = storeOf('/absent/a.oni').bytes('/absent/a.oni');
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(unhandled).toEqual([]);
    await expect(bytes[Symbol.asyncIterator]().next()).rejects.toThrow('ENOENT');
  } finally {
    process.off('uncaughtException', note);
  }
});
