import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { format } from 'prettier';
import { afterAll, beforeAll, expect } from 'vitest';
import { runGenerate } from '../../../src/cli/generate/run.js';
import { runShapes, type ShapeRun } from '../../../src/cli/generate/run-shapes.js';
import { readCases } from '../../../src/conformance/suite/suite.js';
import type { NodeIndex, ParseOptions, Tree } from '../../../src/cst/index.js';
import type { GenerateOptions } from '../../../src/generator/generate-options.js';
import { startModel } from '../../../src/generator/start-model.js';
import { type Codec, decodeJson, type Json, schemaOf } from '../../../src/notation/codec/index.js';
import type { Locator } from '../../../src/notation/shape/index.js';
import { ROOT } from '../shared.js';
import { withoutRootWarnings } from './root-warnings.js';

/** How first models import what they use. */
export const IMPORTS = { readers: './readers.js', library: `${ROOT}/src/notation/shape/index.js`, shape: './shape.js' };

/** The folder that the first models of a test file are written to. */
export let folder = '';

/** Makes the folder before the tests of a file, and removes it after them. */
export function useFolder(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludogram-start-model-'));
    // The compiler takes its files as modules then.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

/** Vitest compiles faster than the command line does. */
const importModule = (file: string) => import(file) as Promise<Record<string, unknown>>;

/** Returns the first `shape.ts` of a grammar, or the first `print.ts`. */
export const firstModelText = (
  text: string,
  file = 'game.peggy',
  name: 'shape.ts' | 'print.ts' = 'shape.ts',
  options: Pick<GenerateOptions, 'recover'> = {},
): string =>
  startModel(text, { ...options, file, read: (path) => readFileSync(path, 'utf8') }, IMPORTS).files.get(name) ?? '';

/** The modules of a first model, and what is generated from it. */
export interface Made {
  readonly shape: string;
  readonly print: string;
  readonly write: (model: unknown) => string;
  readonly parse: (text: string, options?: ParseOptions) => Tree;
  readonly codec: Codec<unknown>;
  readonly read: (tree: Tree, at: NodeIndex) => unknown;
  readonly locate: (tree: Tree, at: NodeIndex) => Locator;
}

/**
 * Writes the parser and the first model of a grammar file, and runs them.
 *
 * @param canWarn whether the grammar may have warnings
 * @param recover how the parser recovers
 */
export async function makeStart(
  grammar: string,
  { canWarn = false, ...options }: { readonly canWarn?: boolean } & Pick<GenerateOptions, 'recover'> = {},
): Promise<Made> {
  const text = readFileSync(grammar, 'utf8');
  const problems: string[] = [];
  const output = { info: () => undefined, problem: (line: string) => problems.push(withoutRootWarnings(line)) };
  const runtime = `${ROOT}/src/cst/index.js`;
  let parser: ShapeRun['parser'] = {
    id: '',
    readers: { fields: new Map(), guards: new Map(), kinds: new Map(), children: new Map() },
  };
  runGenerate(
    { ...options, grammars: [grammar], out: folder, runtime, onGenerated: (_, made) => (parser = made) },
    output,
  );
  const shape = firstModelText(text, grammar, 'shape.ts', options);
  const print = firstModelText(text, grammar, 'print.ts', options);
  const own = join(folder, parser.id);
  const file = join(own, 'shape.ts');
  writeFileSync(file, shape);
  writeFileSync(join(own, 'print.ts'), print);
  await runShapes(
    { parser, shapes: [file], out: folder, runtime, shapeRuntime: IMPORTS.library },
    importModule,
    output,
  );
  if (!canWarn) expect(problems.join('')).toBe('');
  const [first = ''] = /(?<=export const )\w+(?=Codec)/.exec(shape) ?? [];
  const modules = await Promise.all(
    ['parser', 'shape', 'lower', 'locate', 'print'].map((name) => importModule(join(own, `${name}.ts`))),
  );
  const [{ parse }, shapes, lower, locate, printing] = modules as [Pick<Made, 'parse'>, ...Record<string, unknown>[]];
  const [, guard = ''] = new RegExp(`const ${first} = record\\(\\s*readers\\.is(\\w+)`).exec(shape) ?? [];
  const [, write = ''] = /^export function (write\w+)\(/m.exec(print) ?? [];
  return {
    shape,
    print,
    write: printing?.[write] as Made['write'],
    parse,
    codec: shapes?.[`${first}Codec`] as Made['codec'],
    read: lower?.[`read${guard}`] as Made['read'],
    locate: locate?.[`locate${first[0]?.toUpperCase()}${first.slice(1)}`] as Made['locate'],
  };
}

/** Returns the paths of all texts in a value. */
function textPaths(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((one, i) => textPaths(one, [...path, i]));
  return Object.entries(value as object).flatMap(([key, one]) => textPaths(one, [...path, key]));
}

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** Makes the first model of a grammar, and checks it with each valid case of a suite as `checkTexts` does. */
export async function checkStart(name: string, suites: string, id: string): Promise<{ all: number; same: number }> {
  const texts = readCases(suites, id)
    .filter(({ verdict }) => !('diagnostics' in verdict))
    .map(({ text }) => text);
  return checkTexts(await makeStart(join(ROOT, name)), texts);
}

/**
 * Checks a first model with texts: it survives JSON, fits the schema, each of its texts is found in the text, and some
 * text is written for it.
 *
 * @returns how many of the texts have a model that is the same after it was printed and read again
 */
export async function checkTexts(
  { shape, print, write, parse, codec, read, locate }: Made,
  texts: readonly string[],
): Promise<{ all: number; same: number }> {
  for (const file of [shape, print]) {
    expect(await format(file, { parser: 'typescript', printWidth: 120, singleQuote: true })).toBe(file);
  }
  let same = 0;
  expect(texts.length).toBeGreaterThan(0);
  const fits = new Ajv2020({ strict: true }).compile(schemaOf(codec, { title: 'a game' }));
  for (const text of texts) {
    const tree = parse(text);
    const root = tree.root?.index ?? 0;
    const model = read(tree, root as NodeIndex);
    const json = codec.encode(model);
    expect([fits(json), fits.errors]).toEqual([true, null]);
    expect(decodeJson(codec, JSON.parse(JSON.stringify(json)) as Json)).toEqual({ ok: true, value: model });
    const again = parse(write(model));
    if (isDeepStrictEqual(again.root && read(again, again.root.index as NodeIndex), model)) same++;
    const find = locate(tree, root as NodeIndex);
    for (const path of textPaths(model)) {
      const span = find(path);
      const found = span && text.slice(span.start, span.end);
      // The name of a form isn't in the text.
      const expected = path.at(-1) === 'type' && span === undefined ? undefined : at(model, path);
      if (found !== expected) expect(found, JSON.stringify({ text, path })).toBe(expected);
    }
  }
  return { all: texts.length, same };
}
