import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../src/generator/index.js';
import { compilerProblems } from '../../support/compile.js';
import { ROOT } from '../../support/shared.js';
import { TAKEN_NAMES } from '../taken-names.js';

test('a parser compiles whose rules and labels have the names that the tree uses', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'names');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { files } = generate(TAKEN_NAMES, { file: 'names.peggy', runtime: '../../../src/cst/index.js' });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  const flags = { noUnusedLocals: true, noUnusedParameters: true, noImplicitOverride: true };
  expect(compilerProblems([join(folder, 'parser.ts')], flags)).toEqual([]);
});
