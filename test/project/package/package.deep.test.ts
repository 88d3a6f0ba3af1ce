import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { installPackage } from '../../support/package/installed-package.js';
import { NODE_VERSIONS, nodeProgram } from '../../support/package/node-versions.js';
import { ROOT } from '../../support/shared.js';

const entries = ENTRY_POINTS.map(({ name }) => name);

const LIST = 'List = items:Item|1.., ","| !.\nItem "item" = [a-z]+\n';
const BIN = join('node_modules', '.bin', 'ludogram');
const BIN_FILE = join('node_modules', 'ludogram', 'dist', 'src', 'bin', 'main.js');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** A module hook that lists the packages and the parts of the bundle that a program loads. */
const LIST_PARTS = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  appendFileSync('packages', (/.*\\/(?:node_modules|shared)\\/([^/]+?)(?:-[\\w-]{8}\\.js|\\/|$)/.exec(url)?.[1] ?? 'none') + '\\n');
  return next(url, context);
}
`;

/** Flags that a project may have beside `strict`. */
const STRICTEST = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  removeComments: true,
  verbatimModuleSyntax: true,
};

describe('the packed package', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludogram-package-'));
    installPackage(folder);
    mkdirSync(join(folder, 'node_modules', '@types'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', '@types', 'node'), join(folder, 'node_modules', '@types', 'node'));
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['nodenext', 'bundler'])('type-checks under module resolution %s', (resolution) => {
    const uses = entries.map((entry, i) => `import * as e${i} from '${entry}'; console.log(e${i});`);
    const typed =
      "import { parseOni } from 'ludogram/oni';\nexport const card: string | undefined = parseOni('').model.cards[0];";
    writeFileSync(join(folder, 'use.ts'), `${uses.join('\n')}\n${typed}\n`);
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const flags = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--types',
      'node',
    ];
    const args = [TSC, ...flags, '--target', 'es2022', '--module', module, '--moduleResolution', resolution, 'use.ts'];
    expect(() => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })).not.toThrow();
  });

  test('every entry point loads in plain Node', () => {
    const uses = entries.map((entry) => `console.log(Object.keys(await import('${entry}')).length);`);
    writeFileSync(join(folder, 'use.mjs'), uses.join('\n'));
    const out = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(
      out
        .trim()
        .split('\n')
        .map(Number)
        .every((count) => count > 0),
    ).toBe(true);
  });

  test('the command makes a parser', () => {
    writeFileSync(join(folder, 'list.peggy'), LIST);
    execFileSync(join(folder, BIN), ['generate', 'list.peggy', '-o', 'out'], { cwd: folder });
    expect(readdirSync(join(folder, 'out', 'list')).sort()).toEqual([
      'explain.ts',
      'grammar.json',
      'nodes.ts',
      'parser.ts',
      'readers.ts',
    ]);
  });

  test('a parser that recovers alone type-checks', () => {
    writeFileSync(join(folder, 'recovering.peggy'), LIST);
    execFileSync(join(folder, BIN), ['generate', 'recovering.peggy', '--recover', 'auto', '-o', 'out'], {
      cwd: folder,
    });
    const parser = join('out', 'recovering', 'parser.ts');
    const args = [TSC, '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', parser];
    expect(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout).toBe('');
  });

  test('trace follows as many levels of nesting as a parser reads', () => {
    writeFileSync(join(folder, 'nest.peggy'), 'Nest = "(" inner:Nest? ")"\n');
    writeFileSync(join(folder, 'nest.txt'), `${'('.repeat(10_000)}${')'.repeat(10_000)}`);
    const traced = run(folder, [
      BIN_FILE,
      'trace',
      '--grammar',
      'nest.peggy',
      'nest.txt',
      '--json',
      '--max-steps',
      '1',
    ]);
    expect(JSON.parse(traced)).toMatchObject({ outcome: 'whole', stepCount: 20_002 });
  });

  test('--js --standalone: a project without packages and without a compiler runs, and has types', () => {
    const project = mkdtempSync(join(tmpdir(), 'ludogram-javascript-'));
    try {
      writeFileSync(join(project, 'package.json'), '{ "name": "user", "type": "module", "private": true }');
      writeFileSync(join(project, 'list.peggy'), LIST);
      execFileSync(join(folder, BIN), ['generate', 'list.peggy', '--js', '--standalone'], { cwd: project });
      expect(readdirSync(join(project, 'generated', 'cst')).filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([]);
      writeFileSync(
        join(project, 'use.mjs'),
        "import { parse } from './generated/list/parser.js';\nimport { explain } from './generated/cst/index.js';\n" +
          "console.log(parse('a,b').root.items.map(({ text }) => text).join('+'), explain(parse('a,'))[0].expected[0].text);",
      );
      expect(run(project, ['use.mjs'])).toBe('a+b item\n');
      const use =
        "import { parse } from './generated/list/parser.js';\nimport { listItems } from './generated/list/readers.js';\n" +
        "import { isItem, type Item } from './generated/list/nodes.js';\n" +
        "const tree = parse('a,b', { start: 'List' });\n" +
        'export const items: readonly Item[] = tree.root?.items.filter(isItem) ?? [];\n' +
        'export const first: number = tree.root === undefined ? 0 : listItems.first(tree, tree.root.index);\n';
      writeFileSync(join(project, 'use.ts'), use);
      const compilerOptions = { ...STRICTEST, module: 'nodenext', target: 'es2022', noEmit: true, types: [] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
      expect(run(project, [TSC, '-p', '.'])).toBe('');
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });

  // The projects are below the folder that has the package. What they need for TypeScript is that of this project.
  describe.each(['ts', 'js'] as const)('ludogram init --language %s', (language) => {
    const PROJECT = `game-${language}`;
    const at = () => join(folder, PROJECT);
    const cli = (node: string, ...args: string[]) => run(at(), [join(folder, BIN_FILE), ...args], node);

    beforeAll(() => {
      const args = [join(folder, BIN_FILE), 'init', PROJECT, '--language', language, '-o', PROJECT];
      expect(run(folder, args)).toMatch(
        /wrote .*generated.*\n\nNext:\n {2}cd game-.s\n {2}npm install\n {2}npm test\n$/s,
      );
      for (const name of ['tsx', 'typescript']) {
        mkdirSync(join(at(), 'node_modules'), { recursive: true });
        symlinkSync(join(ROOT, 'node_modules', name), join(at(), 'node_modules', name));
      }
    });

    test.each(NODE_VERSIONS)('passes its own tests on Node %i', (major) => {
      const node = nodeProgram(major);
      if (node === undefined) return;
      const loader = language === 'ts' ? ['--import', 'tsx'] : [];
      const tested = run(at(), [...loader, '--test', `test/${PROJECT}.test.${language}`], node);
      expect(tested).toMatch(/pass 3\n/);
      expect(tested).toMatch(/fail 0\n/);
      expect(cli(node, 'conformance')).toContain('5 passed, 0 failed');
      expect(cli(node, 'conformance', '--lint')).toBe('');
      expect(cli(node, 'generate', '--check')).toBe('generated files are up to date\n');
      writeFileSync(join(at(), `bad.${PROJECT}`), 'a1-b2 b2+c3');
      expect(cli(node, 'check', `bad.${PROJECT}`)).toContain(`error ${PROJECT}/bad-move: "b2+c3" isn't a move`);
    });

    test('uses every rule of its grammar, and survives random texts', () => {
      expect(cli(process.execPath, 'coverage', '--min', '100')).toContain('error rules');
      expect(cli(process.execPath, 'fuzz', '--texts', '200', '--seed', '1')).toContain('200 texts, 0 findings');
    });

    test.skipIf(language === 'js')('has sources that type-check', () => {
      expect(run(at(), [TSC, '-p', '.'])).toBe('');
    });
  });

  test.each(NODE_VERSIONS)('the command line and every entry point work on Node %i', (major) => {
    const node = nodeProgram(major);
    if (node === undefined) return;
    const uses = entries.map((entry) => `if (Object.keys(await import('${entry}')).length === 0) throw '${entry}';`);
    writeFileSync(join(folder, 'load.mjs'), uses.join('\n'));
    expect(run(folder, ['load.mjs'], node)).toBe('');
    writeFileSync(join(folder, 'one.oni'), 'BXLUT Byt\n');
    expect(run(folder, [BIN_FILE, 'check', 'one.oni'], node)).toBe('no problems in 1 file\n');
  });

  test.each([
    ['parquet', ['hyparquet', 'hyparquet-writer']],
    ['sqlite', ['node-sqlite3-wasm', 'sqlite-sink']],
    ['csv', []],
    ['ndjson', []],
  ])('export to %s loads only the libraries that it needs', (notation, libraries) => {
    writeFileSync(join(folder, 'one.oni'), 'BXLUT Byt\n');
    writeFileSync(join(folder, 'hooks.mjs'), LIST_PARTS);
    const list = "import { register } from 'node:module';\nregister('./hooks.mjs', import.meta.url);\n";
    writeFileSync(join(folder, 'list.mjs'), list);
    rmSync(join(folder, 'packages'), { force: true });
    const out = join('tables', notation);
    const args = ['--import', './list.mjs', BIN_FILE, 'export', '--to', notation, '-o', out, 'one.oni'];
    expect(run(folder, args)).toBe('');
    expect(existsSync(join(folder, out))).toBe(true);
    const loaded = new Set(readFileSync(join(folder, 'packages'), 'utf8').trim().split('\n'));
    const tables = [...loaded].filter((name) => /parquet|sqlite/.test(name));
    expect(tables.sort()).toEqual(libraries);
  });

  test('checking a record loads no part of Node that only other runs need', () => {
    writeFileSync(join(folder, 'one.oni'), 'BXLUT Byt\n');
    const list =
      "process.on('exit', () => require('node:fs').writeFileSync('loaded', process.moduleLoadList.join('\\n')));";
    writeFileSync(join(folder, 'list.cjs'), list);
    expect(run(folder, ['--require', './list.cjs', BIN_FILE, 'check', 'one.oni'])).toBe('no problems in 1 file\n');
    const loaded = readFileSync(join(folder, 'loaded'), 'utf8').split('\n');
    expect(loaded).toContain('NativeModule fs');
    for (const name of ['crypto', 'child_process', 'worker_threads', 'zlib', 'readline', 'vm']) {
      expect(loaded).not.toContain(`NativeModule ${name}`);
    }
  });

  // Another project, which does not have the package.
  test.each([
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('--standalone: a project with outDir builds and runs under module resolution %s', (resolution, modules) => {
    const project = mkdtempSync(join(tmpdir(), `ludogram-standalone-${resolution}-`));
    try {
      mkdirSync(join(project, 'src'));
      writeFileSync(join(project, 'package.json'), '{ "name": "user", "type": "module", "private": true }');
      const compilerOptions = {
        ...STRICTEST,
        ...modules,
        target: 'es2022',
        outDir: 'build',
        rootDir: 'src',
        types: [],
      };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
      writeFileSync(join(project, 'list.peggy'), LIST);
      const use =
        "import { parse } from './parsers/list/parser.js';\n" +
        "export const items: readonly string[] = parse('a,b').root?.items.map((item) => item.text) ?? [];\n";
      writeFileSync(join(project, 'src', 'main.ts'), use);
      execFileSync(join(folder, BIN), ['generate', 'list.peggy', '-o', 'src/parsers', '--standalone'], {
        cwd: project,
      });
      expect(run(project, [TSC, '-p', '.'])).toBe('');
      writeFileSync(join(project, 'run.mjs'), "import { items } from './build/main.js'; console.log(items.join('+'));");
      expect(run(project, ['run.mjs'])).toBe('a+b\n');
      // The compiler keeps the license, even where it removes comments.
      const built = readFileSync(join(project, 'build', 'parsers', 'cst', 'tree', 'tree.js'), 'utf8');
      const license = readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim().split('\n');
      for (const line of license) expect(built).toContain(line);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});

/** Runs Node; returns its standard output, or what it printed where it failed. */
function run(cwd: string, args: readonly string[], node = process.execPath): string {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : `exit code ${status}\n${stdout}${stderr}`;
}
