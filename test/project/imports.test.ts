import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from '../support/files.js';
import { ROOT } from '../support/shared.js';

/** How files are searched for: what programs build or install isn't searched. */
const GLOB = { cwd: ROOT, ignore: ['**/node_modules/**', '**/dist/**', '**/bench/build/**', '**/release/**'] };

/** Modules that every layer may import. */
const FOR_ALL = ['src/defined.ts', 'src/errors.ts', 'src/maps.ts', 'src/objects.ts', 'src/version.ts'];

/**
 * Each layer, and the layers that it may import beside itself. Packages are named where only one layer may use them.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/cst': [],
  'src/diagnostics': ['src/cst', 'diff'],
  'src/generator': ['generated/texts', 'src/cst', 'src/diagnostics', 'peggy', 'acorn'],
  'src/grammar-tools': [
    'src/generator',
    'generated/texts',
    'src/cst',
    'src/diagnostics',
    'peggy',
    'ohm-js',
    'railroad-diagrams',
  ],
  'src/select': ['src/cst', 'src/diagnostics', 'esquery'],
  'generated/texts': [],
  generated: ['src/cst'],
  'src/process': [],
  'src/files': ['src/process', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  'src/games': ['src/diagnostics'],
  'src/notation/game-record': ['src/notation', 'src/games', 'src/diagnostics', 'src/cst'],
  'src/notation/open-game': ['src/notation', 'src/games', 'src/diagnostics'],
  'src/notation': ['src/cst', 'src/diagnostics'],
  'src/shape-code': ['src/notation', 'src/generator', 'src/cst'],
  'src/notations': [
    'src/notation/open-game',
    'src/notation',
    'src/games',
    'generated',
    'src/cst',
    'src/diagnostics',
    'yaml',
    '@noble/hashes/legacy',
    '@noble/hashes/utils',
  ],
  'src/library': [
    'src/notations',
    'src/games',
    'src/notation/game-record',
    'src/notation/open-game',
    'src/notation',
    'src/grammar-tools',
    'src/generator',
    'src/diagnostics',
    'src/cst',
  ],
  'src/board': ['src/notation/open-game', 'src/notation', 'src/diagnostics'],
  'src/page': ['src/board', 'src/notations'],
  'src/trace-view': ['src/grammar-tools', 'src/diagnostics', 'src/cst'],
  'src/conformance': ['src/files', 'src/process', 'src/notations', 'src/notation', 'src/diagnostics'],
  'src/testing': ['src/conformance', 'src/notation', 'src/diagnostics'],
  'src/config': [
    'src/cst',
    'src/files',
    'src/process',
    'src/library',
    'src/generator',
    'src/notation',
    'src/diagnostics',
    'jiti',
  ],
  'src/bundlers': ['src/files', 'src/generator', 'src/diagnostics', 'unplugin'],
  'src/lsp': [
    'src/board',
    'src/files',
    'src/process',
    'src/grammar-tools',
    'src/generator',
    'src/notations',
    'src/notation',
    'src/diagnostics',
    'src/cst',
    'vscode-languageserver',
    'vscode-languageserver/node',
  ],
  'src/export': [
    'src/files',
    'src/process',
    'src/notation',
    'src/diagnostics',
    '@hpcc-js/wasm-zstd',
    'fzstd',
    'hyparquet',
    'hyparquet-writer',
    'hyparquet-writer/src/datapage.js',
    'node-sqlite3-wasm',
  ],
  'src/cli': [
    'src/lsp',
    'src/board',
    'src/files',
    'src/process',
    'src/config',
    'src/export',
    'src/conformance',
    'src/shape-code',
    'src/notations',
    'src/notation',
    'src/grammar-tools',
    'src/generator',
    'src/cst',
    'src/diagnostics',
    'commander',
    '@clack/prompts',
    'yaml',
    'diff',
    'cli-progress',
    'fzstd',
    'tinyglobby',
    'tinypool',
    'xxhash-wasm',
  ],
};

test('imports point only downwards', () => {
  const wrong: string[] = [];
  for (const [layer, allowed] of Object.entries(MAY_IMPORT)) {
    for (const file of filesOfLayer(layer)) {
      for (const specifier of importsOf(file)) {
        const target = targetOf(file, specifier);
        if (
          target !== layer &&
          target !== 'node' &&
          !FOR_ALL.includes(target.replace(/\.js$/, '.ts')) &&
          !allowed.includes(target)
        ) {
          wrong.push(`${relative(ROOT, file)} imports ${specifier}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** Each folder of the command line, and the folders of it that it may import beside itself. */
const CLI_MAY_IMPORT: Record<string, readonly string[]> = {
  'src/cli/run': [],
  'src/cli/generate': [],
  'src/cli/records': ['src/cli/run'],
  'src/cli/bulk': ['src/cli/run', 'src/cli/records'],
  'src/cli/grammars': ['src/cli/run', 'src/cli/generate'],
  'src/cli/verbs': ['src/cli/run', 'src/cli/generate', 'src/cli/records', 'src/cli/bulk', 'src/cli/grammars'],
};

/** Each folder of the language server, and the folders of it that it may import beside itself, at run time. */
const LSP_MAY_IMPORT: Record<string, readonly string[]> = {
  'src/lsp/connection': [],
  'src/lsp/host': [],
  'src/lsp/features': [],
  'src/lsp/grammar': ['src/lsp/features'],
  'src/lsp/open-files': [],
  'src/lsp/protocol': ['src/lsp/features', 'src/lsp/open-files'],
  'src/lsp/reading': ['src/lsp/features', 'src/lsp/grammar', 'src/lsp/open-files', 'src/lsp/protocol'],
  'src/lsp/thread': ['src/lsp/host', 'src/lsp/protocol', 'src/lsp/reading'],
  'src/lsp/server': ['src/lsp/open-files', 'src/lsp/protocol', 'src/lsp/reading', 'src/lsp/thread'],
};

/** Each folder of the tree, and the folders of it that it may import beside itself, at run time. */
const CST_MAY_IMPORT: Record<string, readonly string[]> = {
  'src/cst/text': [],
  'src/cst/recover': ['src/cst/text'],
  'src/cst/tree': ['src/cst/text'],
  'src/cst/explain': ['src/cst/tree'],
};

/** Each folder of the generator, and the folders and entry functions of it that it may import beside itself. */
const GENERATOR_MAY_IMPORT: Record<string, readonly string[]> = {
  'src/generator/graph': [],
  'src/generator/libraries': [],
  'src/generator/codes': [],
  'src/generator/fixes': ['src/generator/libraries', 'src/generator/read'],
  'src/generator/read': ['src/generator/codes', 'src/generator/fixes'],
  'src/generator/analyze': ['src/generator/graph'],
  'src/generator/resolve': [
    'src/generator/graph',
    'src/generator/libraries',
    'src/generator/codes',
    'src/generator/fixes',
    'src/generator/read',
    'src/generator/analyze',
  ],
  'src/generator/check': [
    'src/generator/graph',
    'src/generator/fixes',
    'src/generator/analyze',
    'src/generator/resolve',
  ],
  'src/generator/optimize': ['src/generator/analyze'],
  'src/generator/emit': ['src/generator/graph', 'src/generator/codes', 'src/generator/fixes', 'src/generator/analyze'],
  'src/generator/javascript': ['src/generator/read'],
  'src/generator/migrate': ['src/generator/fixes', 'src/generator/read', 'src/generator/resolve'],
};

/** Each folder of the tools for grammars, and the folders of them and of the generator that it may import. */
const TOOLS_MAY_IMPORT: Record<string, readonly string[]> = {
  'src/grammar-tools/format': ['src/generator/read'],
  'src/grammar-tools/sentences': ['src/generator/graph', 'src/generator/read', 'src/generator/resolve'],
  'src/grammar-tools/interpreter': ['src/generator/read'],
  'src/grammar-tools/coverage': ['src/generator/read', 'src/grammar-tools/interpreter'],
  'src/grammar-tools/trace': ['src/generator/read', 'src/grammar-tools/interpreter'],
  'src/grammar-tools/railroad': ['src/generator/generate-options.ts', 'src/generator/stages.ts'],
  'src/grammar-tools/highlight': [
    'src/generator/analyze',
    'src/generator/emit',
    'src/generator/generate-options.ts',
    'src/generator/stages.ts',
  ],
  'src/grammar-tools/ebnf': [
    'src/generator/codes',
    'src/generator/graph',
    'src/grammar-tools/sentences',
    'src/grammar-tools/interpreter',
    'src/generator/stages.ts',
    'src/generator/compile.ts',
  ],
};

/** The files that all folders of the generator may import. They import no folder. */
const SHARED_IN_GENERATOR = ['char-set', 'characters', 'ir', 'problem'].map((name) => `src/generator/${name}.ts`);

test.each([
  ['src/cli', CLI_MAY_IMPORT, resolvedImportsOf],
  ['src/cst', CST_MAY_IMPORT, valueImportsOf],
  ['src/generator', GENERATOR_MAY_IMPORT, resolvedImportsOf],
  ['src/grammar-tools', TOOLS_MAY_IMPORT, resolvedImportsOf],
  ['src/lsp', LSP_MAY_IMPORT, valueImportsOf],
])('imports between the folders of %s point only downwards', (layer, mayImport, importsIn) => {
  const wrong: string[] = [];
  for (const [folder, allowed] of Object.entries(mayImport)) {
    for (const file of sourcesOf(folder)) {
      for (const path of importsIn(file).map(pathOf)) {
        const isInside = [folder, ...allowed, ...SHARED_IN_GENERATOR].some(
          (entry) => path === entry || path.startsWith(`${entry}/`),
        );
        const isChecked =
          path.startsWith(`${layer}/`) || (path.startsWith('src/generator/') && layer === 'src/grammar-tools');
        if (isChecked && !isInside) wrong.push(`${pathOf(file)} imports ${path}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const known = Object.keys(mayImport);
  const folders = new Set(
    sourcesOf(layer)
      .map(pathOf)
      .map((path) => known.find((folder) => path.startsWith(`${folder}/`)) ?? path.split('/').slice(0, 3).join('/')),
  );
  expect([...folders].filter((path) => !path.endsWith('.ts')).sort()).toEqual(known.sort());
});

test('files that all folders of the generator import import only each other', () => {
  const wrong = SHARED_IN_GENERATOR.flatMap((file) =>
    resolvedImportsOf(join(ROOT, file))
      .map(pathOf)
      .filter((path) => path.startsWith('src/generator/') && !SHARED_IN_GENERATOR.includes(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('a verb imports no other verb', () => {
  const verbOf = (file: string) => /^src\/cli\/verbs\/([^/]+)\//.exec(pathOf(file))?.[1];
  const wrong = sourcesOf('src/cli/verbs').flatMap((file) =>
    resolvedImportsOf(file)
      .filter((imported) => verbOf(imported) !== undefined && verbOf(imported) !== verbOf(file))
      .map((imported) => `${pathOf(file)} imports ${pathOf(imported)}`),
  );
  expect(wrong).toEqual([]);
});

test('docs/architecture-layers.md shows the same layers', () => {
  expect(tableOfPage('layers')).toEqual(MAY_IMPORT);
  expect(tableOfPage('folders of the command line')).toEqual(CLI_MAY_IMPORT);
  expect(tableOfPage('folders of the generator')).toEqual(GENERATOR_MAY_IMPORT);
  expect(tableOfPage('tools for grammars')).toEqual(TOOLS_MAY_IMPORT);
  expect(tableOfPage('folders of the language server')).toEqual(LSP_MAY_IMPORT);
});

test('docs/architecture.md shows every folder of src, below those that it imports', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = /<!-- folders of src -->([^]*?)<!-- \/folders of src -->/.exec(page) ?? [];
  const rows = [...table.matchAll(/^\|(.*?)\|/gm)].map(([, cell]) =>
    [...cell!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!),
  );
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rows.flat().sort()).toEqual(folders.map(({ name }) => name).sort());
  const rowOf = (layer: string) => rows.findIndex((names) => names.includes(layer.split('/')[1]!));
  const wrong = Object.entries(MAY_IMPORT)
    .filter(([layer]) => layer.startsWith('src/'))
    .flatMap(([layer, allowed]) => allowed.filter((other) => other.startsWith('src/') && rowOf(other) > rowOf(layer)));
  expect(wrong).toEqual([]);
});

test('docs/architecture-layers.md shows the files of oni, and which other notations have', () => {
  const folder = join(ROOT, 'src/notations');
  for (const file of Object.keys(tableOfPage('stages of oni'))) {
    expect(existsSync(join(folder, 'oni', file)), file).toBe(true);
  }
  for (const [file, [notation]] of Object.entries(tableOfPage('other stages'))) {
    expect(existsSync(join(folder, 'oni', file)), file).toBe(false);
    expect(existsSync(join(folder, notation!, file)), file).toBe(true);
  }
});

/** The folders of a table of docs/architecture-layers.md, with the entries of its last column. */
function tableOfPage(name: string): Record<string, string[]> {
  const page = readFileSync(join(ROOT, 'docs/architecture-layers.md'), 'utf8');
  const [, table] = new RegExp(`<!-- ${name} -->\n\n.*\n.*\n([^]*?)\n\n<!-- /${name} -->`).exec(page)!;
  const shown = table!.split('\n').map((row): [string, string[]] => {
    const [, folder, , imports = ''] = row.split('|');
    const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return [names(folder!)[0]!, names(imports!)];
  });
  return Object.fromEntries(shown);
}

/** The parts of the language server for a process. */
const ONLY_IN_NODE = ['src/lsp/process.ts', 'src/lsp/host/process-host.ts', 'src/lsp/thread/node-thread.ts'];

test('only the command line, the conformance runner, the plug-ins of bundlers and file access import modules of Node', () => {
  const withFiles = [
    'src/bundlers',
    'src/cli',
    'src/config',
    'src/conformance',
    'src/export',
    'src/files',
    'src/process',
  ];
  const layers = Object.keys(MAY_IMPORT).filter((layer) => !withFiles.includes(layer));
  const wrong = layers
    .flatMap(sourcesOf)
    .filter((file) => importsOf(file).some((name) => name.startsWith('node:')))
    // The rest of the language server also runs in a web worker.
    .filter((file) => !ONLY_IN_NODE.includes(relative(ROOT, file).replaceAll('\\', '/')));
  expect(wrong.map((file) => relative(ROOT, file))).toEqual([]);
});

test('the layout of a node is known to the tree and to the generator only', () => {
  const mayKnow = ['src/cst/', 'src/generator/', 'generated/'];
  const files = ['src', 'generated', 'test', 'scripts', 'bench'].flatMap(sourcesOf).filter((file) => {
    const path = relative(ROOT, file).replaceAll('\\', '/');
    return !path.includes('node_modules/') && !mayKnow.some((folder) => path.startsWith(folder));
  });
  const layout = join(ROOT, 'src/cst/tree/layout.js');
  // Most files need no parser: they don't contain the name.
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes('layout.js'));
  const knowing = naming.filter((file) =>
    importsOf(file).some((specifier) => specifier.startsWith('.') && resolve(dirname(file), specifier) === layout),
  );
  expect(knowing.map((file) => relative(ROOT, file))).toEqual([]);
  const sources = files.filter((file) => relative(ROOT, file).startsWith('src'));
  const reaching = sources.filter((file) => /\bdata\[[^\]]* \+ /.test(readFileSync(file, 'utf8')));
  expect(reaching.map((file) => relative(ROOT, file))).toEqual([]);
});

test('a notation imports no other notation', () => {
  const notations = readdirSync(join(ROOT, 'src/notations'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = notations.map(({ name }) => name).filter((name) => name !== 'render');
  for (const name of names) {
    for (const file of sourcesOf(`src/notations/${name}`)) {
      for (const specifier of importsOf(file)) {
        const path = specifier.startsWith('.') ? relative(ROOT, resolve(dirname(file), specifier)) : '';
        const other = names.find(
          (candidate) => candidate !== name && path.startsWith(join('src/notations', candidate, '/')),
        );
        expect(other, `${relative(ROOT, file)} imports ${specifier}`).toBeUndefined();
      }
    }
  }
});

test('notations import the contract of a notation from its index, as those outside this project do', () => {
  const contract = join(ROOT, 'src/notation/index.ts');
  const names = exportsOf(contract);
  const wrong = sourcesOf('src/notations').flatMap((file) =>
    namedImportsOf(file)
      .filter(({ from, name }) => names.get(name)?.includes(from) === true)
      .map(({ name }) => `${pathOf(file)} imports ${name}`),
  );
  expect(wrong).toEqual([]);
  expect(names.get('defineNotation')).toEqual([join(ROOT, 'src/notation/define-notation.ts')]);
});

test('notations and the rules of games run in a browser: they import nothing of Node', () => {
  const files = [...sourcesOf('src/notations'), ...sourcesOf('src/games')];
  const wrong = files.filter((file) => importsOf(file).some((specifier) => targetOf(file, specifier) === 'node'));
  expect(wrong.map((file) => relative(ROOT, file))).toEqual([]);
});

test('the features for editors need no language server: they run on any page', () => {
  const wrong = sourcesOf('src/lsp/features').filter((file) => {
    return importsOf(file).some((specifier) => specifier.startsWith('vscode-') || specifier.startsWith('node:'));
  });
  expect(wrong.map((file) => relative(ROOT, file))).toEqual([]);
});

test.each([
  ['src/generator', valueImportsOf],
  ['src/grammar-tools', valueImportsOf],
  // The types of a tree, its nodes and its language are one idea.
  ['src/cst', valueImportsOf],
  ['src/cli', resolvedImportsOf],
  ['src/shape-code', resolvedImportsOf],
])('files of %s have no import cycles', (layer, importsIn) => {
  const files = sourcesOf(layer);
  const imports = new Map(files.map((file) => [file, importsIn(file)]));
  const cyclic = files.filter((file) => {
    const reached = new Set(imports.get(file));
    for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
    return reached.has(file);
  });
  expect(cyclic.map(pathOf)).toEqual([]);
});

/** Most files that may import each other, types included: more are hardly one idea. */
const MAX_CYCLE_LENGTH = 4;

/** Files whose exports another program imports by their names: a bundler, or the generated code of a notation. */
const IMPORTED_ELSEWHERE = /^src\/bundlers\/|\/model\/shape\.ts$|^src\/generator\/emit\/templates\//;

test('each value that a file of src exports is used by another file', () => {
  const folders = ['src', 'generated', 'packages', 'site', 'scripts', 'test', 'editors', 'bench', 'templates', 'docs'];
  const exported = globSync('src/**/*.ts', GLOB)
    .filter((file) => !IMPORTED_ELSEWHERE.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
  const users = new Map(exported.map(({ name }) => [name, new Set<string>()]));
  for (const file of folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,mts,mjs,vue,md}`, GLOB))) {
    for (const word of textOf(file).match(/\w+/g) ?? []) users.get(word)?.add(file);
  }
  const unused = exported.filter(({ name }) => users.get(name)?.size === 1);
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('import cycles have only a few files, types included', () => {
  const files = sourcesOf('src');
  const imports = new Map(files.map((file) => [file, resolvedImportsOf(file)]));
  const reached = new Map(
    files.map((file) => {
      const found = new Set(imports.get(file));
      for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
      return [file, found];
    }),
  );
  const cycles = files.map((file) => [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)));
  const large = cycles.filter(({ length }) => length > MAX_CYCLE_LENGTH);
  expect([...new Set(large.map((cycle) => cycle.map(pathOf).sort().join(', ')))]).toEqual([]);
  expect(Math.max(...cycles.map(({ length }) => length))).toBeGreaterThan(1);
});

test('every source file belongs to a layer', () => {
  const layers = Object.keys(MAY_IMPORT).map((layer) => `${layer}/`);
  const files = sourcesOf('src').map((file) => relative(ROOT, file).replaceAll('\\', '/'));
  const strays = files.filter((file) => !layers.some((layer) => file.startsWith(layer)));
  expect(strays).toEqual(FOR_ALL);
});

/** The most files in a folder: a newcomer reads its list once and knows what is where. */
const MAX_FILES = 13;

test.each(['src', 'test', 'packages/pgn/src', 'packages/sgf/src', 'site/play'])(
  'no folder of %s has many files',
  (root) => {
    const folders = sourcesOf(root).map((file) => dirname(file));
    const crowded = folders.filter((folder) => folders.filter((other) => other === folder).length > MAX_FILES);
    expect([...new Set(crowded)].map(pathOf)).toEqual([]);
    expect(folders.length).toBeGreaterThan(MAX_FILES);
  },
);

function sourcesOf(folder: string): string[] {
  return filesUnder(join(ROOT, folder)).filter((file) => file.endsWith('.ts'));
}

/** Code that is generated from the shapes of a notation: it belongs to that notation. */
const FROM_SHAPES = /^generated\/[^/]+\/(?:lower|locate)\.ts$/;

/** The files of a layer. */
function filesOfLayer(layer: string): string[] {
  const isFromShape = (file: string) => FROM_SHAPES.test(relative(ROOT, file).replaceAll('\\', '/'));
  if (layer === 'src/notations') return [...sourcesOf(layer), ...sourcesOf('generated').filter(isFromShape)];
  const files = sourcesOf(layer).filter((file) => layerOf(relative(ROOT, file).replaceAll('\\', '/')) === layer);
  return layer === 'generated' ? files.filter((file) => !isFromShape(file)) : files;
}

/** Returns a function that keeps what `find` returns for a file: most tests ask for the imports of all files. */
function oncePerFile<Found>(find: (file: string) => Found): (file: string) => Found {
  const found = new Map<string, Found>();
  return (file) => {
    if (!found.has(file)) found.set(file, find(file));
    return found.get(file)!;
  };
}

/** The text of a file whose path is from the root. */
const textOf = oncePerFile((file) => readFileSync(join(ROOT, file), 'utf8'));

/** The text of a file to the end of its last import: to read the code after it would take most of the time. */
function headOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (/\bimport(?:\(| ')/.test(text)) return text;
  const last = text.lastIndexOf(" from '");
  return last < 0 ? '' : text.slice(0, text.indexOf('\n', last));
}

const importsOf = oncePerFile((file): readonly string[] =>
  ts.preProcessFile(headOf(file)).importedFiles.map(({ fileName }) => fileName),
);

/** The files that a file imports something from, even if these are types or modules that are loaded later. */
function resolvedImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(dirname(file), specifier.replace(/\.js$/, '.ts')));
}

/** The names that a file imports, each with the file that the import names. */
function namedImportsOf(file: string): { readonly from: string; readonly name: string }[] {
  return statementsOf(file)
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      const from = sourceAt(file, (moduleSpecifier as ts.StringLiteral).text);
      const bindings = importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text }));
    });
}

/** The names that an index exports, each with the files that it comes from: other indexes, and the one that has it. */
function exportsOf(index: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { moduleSpecifier, exportClause } of statementsOf(index).filter(ts.isExportDeclaration)) {
    const from = sourceAt(index, (moduleSpecifier as ts.StringLiteral).text);
    if (exportClause === undefined) {
      for (const [name, files] of exportsOf(from)) found.set(name, [from, ...files]);
    } else if (ts.isNamedExports(exportClause)) {
      for (const { name } of exportClause.elements) found.set(name.text, [from]);
    }
  }
  return found;
}

const statementsOf = (file: string): readonly ts.Statement[] =>
  ts.createSourceFile(file, headOf(file), ts.ScriptTarget.Latest).statements;

const sourceAt = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? resolve(dirname(file), specifier.replace(/\.js$/, '.ts')) : specifier;

/** The path of a file from the root, with slashes. */
const pathOf = (file: string): string => relative(ROOT, file).replaceAll('\\', '/');

/** The files that a file imports something from at run time. */
function valueImportsOf(file: string): string[] {
  const statements = /^(?:import|export)\s+(?:\{[^}]*\}|\*(?: as \w+)?|\w+)\s+from '(\.[^']+)'/gm;
  const specifiers = [...readFileSync(file, 'utf8').matchAll(statements)].flatMap(([, specifier]) => specifier ?? []);
  return specifiers.map((specifier) => resolve(dirname(file), specifier.replace(/\.js$/, '.ts')));
}

/** The layer or package that an import leads to. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  if (!specifier.startsWith('.')) return specifier;
  const path = relative(ROOT, resolve(dirname(file), specifier)).replaceAll('\\', '/');
  return layerOf(path) ?? path;
}

/** The layer of a path; one that is a folder of another one comes before it. */
const layerOf = (path: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((layer) => path.startsWith(`${layer}/`));
