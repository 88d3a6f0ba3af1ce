import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../src/generator/index.js';
import { compilerProblems } from '../support/compile.js';
import { codeBlocks, readersExample } from '../support/docs.js';
import { ENTRY_POINTS } from '../support/entry-points.js';
import { ROOT } from '../support/shared.js';
import { TUTORIALS } from '../support/tutorial.js';

interface Example {
  /** Where it is written: `README.md:23`. */
  readonly name: string;
  readonly code: string;
}

/** Examples of the pages, except the tutorial, whose blocks are files of one project; and of the entry points' doc comments. */
const EXAMPLES: readonly Example[] = [
  ...codeBlocks('ts', 'typescript')
    .filter(({ page }) => !TUTORIALS.includes(page))
    .map(({ page, line, code }) => ({ name: `${page}:${line}`, code })),
  ...ENTRY_POINTS.flatMap(({ source }) => examplesIn(source)),
];

/** The blocks of TypeScript in the doc comments of a file. */
function examplesIn(file: string): Example[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^ *\* ```ts\n([^]*?)^ *\* ```$/gm)].map(({ 1: block, index }) => {
    const code = block!.replaceAll(/^ *\* ?/gm, '');
    const name = `${relative(ROOT, file)}:${text.slice(0, index).split('\n').length + 1}`;
    return { name, code };
  });
}

describe('examples', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'examples');

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'game'));
    const { files } = generate(readersExample().grammar, { file: 'game.peggy', runtime: 'ludogram/cst' });
    for (const [name, content] of files) writeFileSync(join(folder, 'game', name), content);
  });

  /** What the compiler says of programs that import the package by its public entry points. */
  function problemsOf(examples: readonly Example[]): string[] {
    const files = examples.map(({ name, code }) => {
      const file = join(folder, `${name.replace(/\W+/g, '-')}.ts`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    const paths = Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, [source]]));
    // A package without types of its own.
    files.push(join(ROOT, 'src/generator/railroad/railroad-diagrams.d.ts'));
    return compilerProblems(files, { paths, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], noUnusedLocals: false });
  }

  test('of the documentation compile', () => {
    expect(EXAMPLES.length).toBeGreaterThan(10);
    expect(problemsOf(EXAMPLES)).toEqual([]);
  });

  test('with a name that no entry point exports do not', () => {
    const wrong = { name: 'wrong', code: "import { noSuchName } from 'ludogram/oni';\nnoSuchName();" };
    expect(problemsOf([wrong])).toEqual([expect.stringContaining("has no exported member 'noSuchName'")]);
  });
});
