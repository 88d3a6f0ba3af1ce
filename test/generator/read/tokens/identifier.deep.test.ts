import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../../src/generator/index.js';
import { compilerProblems } from '../../../support/compile.js';
import { FRAGMENTS, NODES } from '../../../support/generation/unicode-names.js';
import { ROOT } from '../../../support/shared.js';

test('rules with letters outside ASCII give TypeScript that a compiler accepts', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'identifiers');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rules = [...NODES, ...FRAGMENTS].map((name, i) => `${name} = name:"${i}"\n`);
  const text = `Start = ${[...NODES, ...FRAGMENTS].map((name) => `${name}1:${name}`).join(' ')}\n${rules.join('')}`;
  const { files } = generate(text, { file: 'größe.peggy', runtime: '../../../src/cst/index.js', nodes: 'all' });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
  expect(compilerProblems([join(folder, 'parser.ts'), join(folder, 'readers.ts')])).toEqual([]);
});
