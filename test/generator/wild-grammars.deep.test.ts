import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../src/generator/index.js';
import { compilerProblems } from '../support/compile.js';
import { describeShared, ROOT } from '../support/shared.js';

/** What the compiler is asked for beside the flags that generated parsers promise to pass. */
const STRICT = {
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
};

describeShared('grammars of other people', 'wild-grammars', (path) => {
  const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folder = join(ROOT, 'node_modules', '.cache', 'wild-grammars');

  test.each(names.map(({ name }) => name))('%s is accepted as it is, and its parser compiles', (name) => {
    const file = join(path, name, `${name}.peggy`);
    const { files } = generate(readFileSync(file, 'utf8'), { file, runtime: '../../../../src/cst/index.js' });
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
    for (const [output, content] of files) writeFileSync(join(folder, name, output), content);
    expect(compilerProblems([join(folder, name, 'parser.ts')], STRICT)).toEqual([]);
  });
});
