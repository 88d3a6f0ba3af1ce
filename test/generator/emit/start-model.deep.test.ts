import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUITES } from '../../support/cases.js';
import { compilerProblems } from '../../support/compile.js';
import { ROOT } from '../../support/shared.js';
import { checkStart, folder } from '../../support/start-model.js';

/** Large grammars, with suites of texts that they read. */
const LARGE = [
  ['grammars/oni.peggy', SUITES, 'oni'],
  ['grammars/azul.peggy', SUITES, 'azul'],
  ['grammars/otn.peggy', SUITES, 'otn'],
  ['grammars/5dfen.peggy', SUITES, '5dfen'],
  ['grammars/5dfen-ebnf.peggy', SUITES, '5dfen-ebnf'],
  ['packages/pgn/pgn.peggy', join(ROOT, 'packages/pgn/suite'), 'pgn'],
] as const;

test.each(LARGE)('%s: the first model of every valid case survives JSON, and each of its texts is found', checkStart);

test('the first models compile under every strict option', () => {
  const names = ['shape', 'lower', 'locate'];
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: id }) => names.map((name) => join(folder, id, `${name}.ts`)));
  expect(files.length).toBe(names.length * LARGE.length);
  expect(compilerProblems(files, { lib: ['lib.es2023.d.ts'] })).toEqual([]);
});
