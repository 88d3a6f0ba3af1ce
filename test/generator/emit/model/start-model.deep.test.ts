import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUITES } from '../../../support/cases.js';
import { compilerProblems } from '../../../support/compile.js';
import { generateImported, importedModules, writeImported } from '../../../support/generation/imported-shapes.js';
import { RECURSIVE } from '../../../support/generation/recursive-grammars.js';
import { checkStart, folder, makeStart, useFolder } from '../../../support/generation/start-model.js';
import { ROOT } from '../../../support/shared.js';

useFolder();

/** The larger grammars, with suites of texts that they read, and the least part of the models that survive printing. */
const LARGE = [
  ['grammars/oni.peggy', SUITES, 'oni', 1],
  ['grammars/azul.peggy', SUITES, 'azul', 0.1],
  ['grammars/otn.peggy', SUITES, 'otn', 0.95],
  ['grammars/5dfen.peggy', SUITES, '5dfen', 0.95],
  ['grammars/5dfen-ebnf.peggy', SUITES, '5dfen-ebnf', 0.9],
  ['grammars/xiangqi.peggy', SUITES, 'annofen', 1],
  ['packages/sgf/sgf.peggy', join(ROOT, 'packages/sgf/suite'), 'sgf', 1],
  ['packages/pgn/pgn.peggy', join(ROOT, 'packages/pgn/suite'), 'pgn', 0.85],
] as const;

test.each(LARGE)(
  '%s: the first model of every valid case survives JSON, each of its texts is found, and most are printed',
  async (grammar, suites, id, minShare) => {
    const { all, same } = await checkStart(grammar, suites, id);
    expect(same / all).toBeGreaterThanOrEqual(minShare);
  },
);

test('the first models, and the code of imported shapes, compile under every strict option', async () => {
  for (const [id, { grammar }] of Object.entries(RECURSIVE)) {
    writeFileSync(join(folder, `${id}.peggy`), grammar);
    await makeStart(join(folder, `${id}.peggy`));
  }
  const names = ['shape', 'lower', 'locate', 'print'];
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: id }) => names.map((name) => join(folder, id, `${name}.ts`)));
  expect(files.length).toBe(names.length * (LARGE.length + Object.keys(RECURSIVE).length));
  const silent = { info: () => undefined, problem: () => undefined };
  writeImported(folder, silent);
  for (const id of ['moves', 'setup']) await generateImported(folder, id, silent);
  expect(compilerProblems([...files, ...importedModules(folder)], { lib: ['lib.es2023.d.ts'] })).toEqual([]);
});
