import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import ts from 'typescript';
import * as vite from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import esbuildPlugin from '../../src/bundlers/esbuild.js';
import type { BundlerOptions } from '../../src/bundlers/options.js';
import rollupPlugin from '../../src/bundlers/rollup.js';
import vitePlugin from '../../src/bundlers/vite.js';
import type webpackPlugin from '../../src/bundlers/webpack.js';
import { compilerProblems } from '../support/compile.js';
import { ROOT } from '../support/shared.js';

const LIST = 'import {Item} from "./item.peggy"\nList = items:Item|1.., ","| !.\n';
const ITEM = 'Item "item" = [a-z]+\n';
const MAIN = `
import { explain } from 'ludogram/cst';
import { isItem, parse } from './list.peggy';
import { parse as parseOther } from './other.peggy';

export const items = parse('a,b').root.items.map(({ text }) => text);
export const areItems = parse('a,b').root.items.every((item) => isItem(item));
export const expected = explain(parse('a,'))[0].expected[0].text;
export const other = parseOther('x').root.text;
`;

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludogram-bundlers-')));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules', 'ludogram'));
  write('package.json', '{ "type": "module" }');
  write('list.peggy', LIST);
  write('item.peggy', ITEM);
  write('other.peggy', 'Other = "x"\n');
  write('main.js', MAIN);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** An error as bundlers report it, with its place. */
interface ReportedProblem {
  readonly text: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

/** The runtime, which every grammar imports. */
const RUNTIME = join(ROOT, 'dist/src/cst/index.js');

type LocatedError = Error & { readonly loc?: { file?: string; line: number; column: number } };

const reported = ({ message, loc }: LocatedError): ReportedProblem => ({
  text: message,
  file: loc?.file,
  line: loc?.line,
  column: loc?.column,
});

/** Builds `main.js` into the folder `out`; returns the error, if there is one. */
type Build = (options?: BundlerOptions) => Promise<ReportedProblem | undefined>;

const BUILDS: Record<string, Build> = {
  async esbuild(options) {
    const { errors } = await esbuild
      .build({
        entryPoints: [join(folder, 'main.js')],
        outdir: join(folder, 'out'),
        bundle: true,
        format: 'esm',
        logLevel: 'silent',
        plugins: [esbuildPlugin(options)],
      })
      .catch((error: unknown) => error as esbuild.BuildFailure);
    const [error] = errors;
    return (
      error && {
        text: error.text,
        file: error.location?.file,
        line: error.location?.line,
        column: error.location?.column,
      }
    );
  },
  async vite(options) {
    const lib = { entry: join(folder, 'main.js'), formats: ['es' as const], fileName: () => 'main.js' };
    const build = { lib, outDir: join(folder, 'out'), emptyOutDir: false, minify: false };
    return failure(
      vite.build({ root: folder, configFile: false, logLevel: 'silent', build, plugins: [vitePlugin(options)] }),
    );
  },
  async rollup(options) {
    const resolveRuntime = {
      name: 'runtime',
      resolveId: (id: string) => (id === 'ludogram/cst' ? RUNTIME : undefined),
    };
    const build = async () => {
      const bundle = await rollup({
        input: join(folder, 'main.js'),
        logLevel: 'silent',
        plugins: [rollupPlugin(options), resolveRuntime],
      });
      await bundle.write({ dir: join(folder, 'out') });
    };
    return failure(build());
  },
  webpack: buildWithWebpack,
  async rolldown(options) {
    const build = async () => {
      const bundle = await rolldown({
        input: join(folder, 'main.js'),
        logLevel: 'silent',
        plugins: [rollupPlugin(options)],
      });
      await bundle.write({ dir: join(folder, 'out') });
    };
    return failure(build());
  },
};

/** Builds with the plug-in of the built package, which has the loader for webpack. */
async function buildWithWebpack(options?: BundlerOptions): Promise<ReportedProblem | undefined> {
  const built = pathToFileURL(join(ROOT, 'dist/src/bundlers/webpack.js')).href;
  const { default: plugin } = (await import(/* @vite-ignore */ built)) as { default: typeof webpackPlugin };
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: join(folder, 'main.js'),
    experiments: { outputModule: true },
    output: { path: join(folder, 'out'), filename: 'main.js', chunkFilename: '[id].js', library: { type: 'module' } },
    plugins: [plugin(options)],
  })!;
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [error] = stats!.toJson({ errors: true }).errors ?? [];
  const [, file, line, column] = /(\S+\.peggy):(\d+):(\d+): error/.exec(error?.message ?? '') ?? [];
  return error && { text: error.message, file, line: Number(line), column: Number(column) - 1 };
}

async function failure(build: Promise<unknown>): Promise<ReportedProblem | undefined> {
  try {
    await build;
    return undefined;
  } catch (error) {
    const { errors = [] } = error as { errors?: LocatedError[] };
    return reported(errors[0] ?? (error as LocatedError));
  }
}

let runs = 0;
const run = (): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `${pathToFileURL(join(folder, 'out', 'main.js')).href}?${runs++}`);

describe.each(Object.entries(BUILDS))('%s', (_, build) => {
  test('a grammar is a module, and all grammars share one runtime, which contains no notation', async () => {
    expect(await build()).toBeUndefined();
    const { items, areItems, expected, other } = await run();
    expect({ items, areItems, expected, other }).toEqual({
      items: ['a', 'b'],
      areItems: true,
      expected: 'item',
      other: 'x',
    });
    const code = readdirSync(join(folder, 'out')).map((name) => read(join('out', name)));
    expect(code).toHaveLength(1);
    expect(code[0]!.match(/\bclass Tree\b|\bTree = class\b(?! Tree)/g)).toHaveLength(1);
  });

  test('an error of an imported grammar has its file, line and column', async () => {
    write('item.peggy', 'Item "item" =\n  ""*\n');
    const error = await build();
    expect(error?.text).toContain('possible endless loop');
    expect(error).toMatchObject({ line: 2, column: 2 });
    expect(error?.file).toMatch(/item\.peggy$/);
  });

  test('options are those of the generator', async () => {
    write('main.js', "export { parse } from './list.peggy';");
    write('list.peggy', 'List = "a" { return 1; }\n');
    expect((await build())?.text).toMatch(/action|code/);
    expect(await build({ ignoreCode: true, declarations: false })).toBeUndefined();
    expect(() => read('list.peggy.d.ts')).toThrow();
  });
});

test('all errors of a grammar are shown', async () => {
  write('list.peggy', 'List = A B\n');
  expect((await BUILDS.vite!())?.text).toMatch(
    /unknown rule "A"[^]*list\.peggy:1:10: error grammar\/unknown-rule: unknown rule "B"/,
  );
});

test('a rule that makes nodes and is called as the parser is an error at its definition', async () => {
  write('main.js', "export { parse } from './list.peggy';");
  write('list.peggy', 'List = parse+\nparse = "a"\n');
  expect(await BUILDS.esbuild!()).toBeUndefined();
  const error = await BUILDS.esbuild!({ nodes: 'all' });
  expect(error?.text).toContain('the rule "parse" makes nodes');
  expect(error).toMatchObject({ line: 2, column: 0 });
});

describe('declarations', () => {
  const ODD =
    'Tree = a:Language* b:Roots c:ParseOptions d:nodes\nLanguage="l"\nRoots="r"\nParseOptions="p"\nnodes="n"\n';
  const USE = `
import { parse, isItem, type Item, type List } from './list.peggy';
import { parse as parseOdd, Language } from './odd.peggy';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(verdict: Same<A, B>): void => void verdict;
const tree = parse('a', { start: 'List' });
same<typeof tree.root, List | undefined>(true);
export const items: readonly Item[] = tree.root?.items.filter(isItem) ?? [];
const { root } = parseOdd('rpn');
same<NonNullable<typeof root>['a'], Language[]>(true);
`;

  test('give a program its types, whatever rules are called', async () => {
    write('odd.peggy', ODD);
    write('main.js', "export { parse } from './list.peggy'; export { parse as odd } from './odd.peggy';");
    expect(await BUILDS.esbuild!({ nodes: 'all' })).toBeUndefined();
    write('use.ts', USE);
    const problems = compilerProblems(
      ['use.ts', 'list.peggy.d.ts', 'odd.peggy.d.ts'].map((name) => join(folder, name)),
      {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        skipLibCheck: false,
        types: [],
      },
    );
    expect(problems.filter((problem) => !problem.includes('node_modules'))).toEqual([]);
    expect(read('list.peggy.d.ts')).not.toContain(folder);
  });

  test('are written only where they change, and never over a file of somebody else', async () => {
    expect(await BUILDS.esbuild!()).toBeUndefined();
    const before = statSync(join(folder, 'list.peggy.d.ts'));
    expect(await BUILDS.esbuild!()).toBeUndefined();
    expect(statSync(join(folder, 'list.peggy.d.ts'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
    write('list.peggy', LIST.replace('items:', 'parts:'));
    write('main.js', "export { parse } from './list.peggy';");
    expect(await BUILDS.esbuild!()).toBeUndefined();
    expect(read('list.peggy.d.ts')).toContain('get parts(): Item[]');
    write('list.peggy.d.ts', 'export const mine: 1;\n');
    expect(await BUILDS.esbuild!()).toBeUndefined();
    expect(read('list.peggy.d.ts')).toBe('export const mine: 1;\n');
  });
});

describe('the server of Vite', () => {
  let server: vite.ViteDevServer;

  beforeEach(async () => {
    server = await vite.createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [vitePlugin()],
    });
  });

  afterEach(() => server.close());

  test('loads a grammar again after a change of one that it imports', async () => {
    write('main.js', "import { parse } from './list.peggy'; export const count = parse('1,2').errors().length;");
    expect(await server.ssrLoadModule('/main.js')).toMatchObject({ count: 1 });
    write('item.peggy', 'Item "item" = [0-9]+\n');
    await expect.poll(async () => (await server.ssrLoadModule('/main.js')).count as number).toBe(0);
  });

  test('serves the modules of a grammar to a browser', async () => {
    const main = await server.transformRequest('/list.peggy');
    const urls = [...main!.code.matchAll(/"(\/list\.peggy\?[^"]+)"/g)].map(([, url]) => url!);
    expect(urls).toHaveLength(2);
    for (const url of urls) {
      expect((await server.transformRequest(url.replace('import&', '')))?.code).toContain('export');
    }
  });

  test('shows an error with its location', async () => {
    write('list.peggy', 'List =\n  Missing\n');
    const error = await server.transformRequest('/list.peggy').catch((error: unknown) => error as LocatedError);
    expect(error).toMatchObject({ loc: { file: join(folder, 'list.peggy'), line: 2, column: 2 }, plugin: 'ludogram' });
    expect((error as LocatedError).message).toContain('unknown rule "Missing"');
  });
});
