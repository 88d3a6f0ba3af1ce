import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/generator/version.js';
import { ENTRY_POINTS } from '../support/entry-points.js';
import { ROOT } from '../support/shared.js';

test('the version is the same everywhere', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(VERSION).toBe(version);
});

test('the names that each entry point exports', async () => {
  const names: Record<string, string[]> = {};
  for (const { name, source } of ENTRY_POINTS) names[name] = Object.keys((await import(source)) as object).sort();
  expect(names).toMatchSnapshot();
});

/** Names that the code had once, each with a better one now. */
const RETIRED =
  /\b(?:roomFor|keepRoom|Recorder|Stretch|YieldAnalysis|disturbs|lookalike|recognise|deviations|judge\w*|takenBy|Ground|layOut|complain\w*|checkRules|Scene|Picture|Moment)\b|catalogue-rules/;

test('no file of src has a retired name', () => {
  const found = globSync('src/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const name = RETIRED.exec(readFileSync(join(ROOT, file), 'utf8'))?.[0] ?? RETIRED.exec(file)?.[0];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(found).toEqual([]);
});
