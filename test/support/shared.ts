import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { ROOT } from './root.js';

export { ROOT };

/** Folder of the optional external corpus: real games, and games of other engines. */
export const SHARED = resolve(ROOT, process.env.LUDOGRAM_SHARED ?? '../shared');

/** `describe` for tests over a part of the external corpus; one skipped test that says so if it is absent. */
export function describeShared(name: string, part: string, tests: (path: string) => void): void {
  const path = join(SHARED, part);
  if (existsSync(path)) describe(name, () => tests(path));
  else test.skip(`${name}: the external corpus is not at ${path}; LUDOGRAM_SHARED names its folder`);
}
