import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { derivedFiles, leftoverFiles, staleFiles } from '../../../scripts/sync/derived-files.js';
import { generate } from '../../../src/generator/index.js';
import { compilerProblems } from '../../support/compile.js';
import { type CodeBlock, codeBlocks, commentBlocks, readersExample } from '../../support/docs/docs.js';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { TUTORIALS } from '../../support/docs/tutorial.js';
import { ROOT } from '../../support/shared.js';

describe('pages that follow from the code', () => {
  let derived: Awaited<ReturnType<typeof derivedFiles>>;

  beforeAll(async () => {
    derived = await derivedFiles();
  });

  test('are up to date (npm run sync writes them)', () => {
    expect(derived.size).toBeGreaterThan(10);
    expect(staleFiles(derived)).toEqual([]);
    expect(leftoverFiles(derived)).toEqual([]);
  });

  test('are stale where they differ, and left over where nothing asks for them', () => {
    const changed = new Map([...derived, ['docs/codes/oni.md', 'old'], ['docs/codes/none.md', 'new']]);
    changed.delete('docs/codes/azul.md');
    expect(staleFiles(changed)).toEqual(['docs/codes/oni.md', 'docs/codes/none.md']);
    expect(leftoverFiles(changed)).toEqual(['docs/codes/azul.md']);
  });
});

interface Example {
  /** Its location: `README.md:23`. */
  readonly name: string;
  readonly code: string;
}

/** Examples of the pages, except the tutorials, whose blocks are files of one project each; and of doc comments. */
const EXAMPLES: readonly Example[] = programs([
  ...codeBlocks('ts').filter(({ page }) => !TUTORIALS.includes(page)),
  ...commentBlocks().filter(({ language }) => language === 'ts'),
]);

/** A block that is `continued` needs the program before it. */
function programs(blocks: readonly CodeBlock[]): Example[] {
  const found: Example[] = [];
  for (const { page, line, info, code } of blocks) {
    const before = info === 'continued' ? `${found.at(-1)?.code ?? ''}\n` : '';
    found.push({ name: `${page}:${line}`, code: before + code });
  }
  return found;
}

/** The module that examples import as `./frogs.js`: the notation of the tutorial, in parts. */
const FROGS = `
import type { Codec, Printing, Reader, ReadOptions } from 'ludogram';
import type { FrogGame } from '${ROOT}/test/notation/made-up/play.js';
export { frogs } from '${ROOT}/test/notation/made-up/notation.js';
export { frogCodes, frogDiagnostics } from '${ROOT}/test/notation/made-up/codes.js';
export { parse } from '${ROOT}/test/notation/made-up/generated/frogs/parser.js';
export declare const frogCodec: Codec<FrogGame>;
export declare const parseFrogs: Reader<FrogGame, unknown, ReadOptions>;
export declare const writeFrogs: Printing<FrogGame>['write'];
`;

describe('examples', () => {
  const folder = join(ROOT, 'node_modules', '.cache', 'examples');

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'game'));
    const { files } = generate(readersExample().grammar, { file: 'game.peggy', runtime: 'ludogram/cst' });
    for (const [name, content] of files) writeFileSync(join(folder, 'game', name), content);
    writeFileSync(join(folder, 'frogs.ts'), FROGS);
  });

  /** The compiler's messages about programs that import the package by its public entry points. */
  function problemsOf(examples: readonly Example[]): string[] {
    const files = examples.map(({ name, code }) => {
      const file = join(folder, `${name.replace(/\W+/g, '-')}.ts`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    const paths = {
      ...Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, [source]])),
      '@ludogram/pgn': [join(ROOT, 'packages/pgn/src/index.ts')],
      '@ludogram/pgn/*': [join(ROOT, 'packages/pgn/src/*.ts')],
      '@ludogram/sgf': [join(ROOT, 'packages/sgf/src/index.ts')],
      '@ludogram/sgf/*': [join(ROOT, 'packages/sgf/src/*.ts')],
    };
    // Packages without types of their own.
    files.push(join(ROOT, 'src/grammar-tools/railroad/railroad-diagrams.d.ts'), join(ROOT, 'src/select/esquery.d.ts'));
    const problems = compilerProblems(files, {
      paths,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      noUnusedLocals: false,
    });
    // The packages that those in `packages/` need may be absent.
    return problems.filter((problem) => !problem.startsWith('packages/'));
  }

  test('of the documentation compile', () => {
    expect(EXAMPLES.length).toBeGreaterThan(60);
    expect(problemsOf(EXAMPLES)).toEqual([]);
  });

  test('compile together with those that they continue', () => {
    const block = (info: string, code: string): CodeBlock => ({ page: 'p.md', line: 1, language: 'ts', info, code });
    const [, second] = programs([block('', 'const a = 1;'), block('continued', 'a.toFixed();')]);
    expect(problemsOf([second!])).toEqual([]);
  });

  test('do not compile with a name that no entry point exports', () => {
    const wrong = { name: 'wrong', code: "import { noSuchName } from 'ludogram/oni';\nnoSuchName();" };
    expect(problemsOf([wrong])).toEqual([expect.stringContaining("has no exported member 'noSuchName'")]);
  });
});
