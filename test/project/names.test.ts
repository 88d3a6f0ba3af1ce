import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/version.js';
import { ENTRY_POINTS } from '../support/docs/entry-points.js';
import { ROOT } from '../support/shared.js';

test('the version is the same everywhere', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(VERSION).toBe(version);
});

test('each entry point exports the names of the snapshot', async () => {
  const names: Record<string, string[]> = {};
  for (const { name, source } of ENTRY_POINTS) names[name] = Object.keys((await import(source)) as object).sort();
  expect(names).toMatchSnapshot();
});
