import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { compilerProblems } from '../support/compile.js';
import { grammarFile, START_RULES, startRulesOf } from '../support/grammars.js';
import { ROOT } from '../support/shared.js';
import { referenceParser } from './reference-parser.js';

test('the reference parsers are TypeScript that compiles under `strict`', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'reference-parser');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const grammars = [...new Set(START_RULES.map(({ grammar }) => grammar))];
  const files = grammars.map((grammar) => {
    const file = join(folder, `${grammar}.ts`);
    writeFileSync(file, referenceParser(grammarFile(grammar), startRulesOf(grammar), true).source);
    return file;
  });
  // The output of ts-pegjs is made for `strict` alone, and for bundlers.
  const flags = { noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: false, verbatimModuleSyntax: false };
  const modules = { module: ts.ModuleKind.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler };
  expect(compilerProblems(files, { ...flags, ...modules, types: [] })).toEqual([]);
});
