import { existsSync, readdirSync } from 'node:fs';
import type { RunOutput } from '../src/cli/generate/output.js';
import type { GenerateRun } from '../src/cli/generate/run.js';
import type { ShapeRun } from '../src/cli/generate/run-shapes.js';

/** Returns every grammar of the project, from its root. */
export const grammarFiles = (): string[] =>
  readdirSync('grammars')
    .filter((name) => name.endsWith('.peggy'))
    .sort()
    .map((name) => `grammars/${name}`);

/** The folders of `packages/`. */
export const PACKAGES: readonly string[] = readdirSync('packages').sort();

/**
 * Returns how the parsers of the packages in `packages/` are generated: they import their runtime from the installed
 * package.
 */
export const packageRuns = (): GenerateRun[] =>
  PACKAGES.map((name) => ({ grammars: [`packages/${name}/${name}.peggy`], out: `packages/${name}/generated` }));

/** The folder of the project's generated parsers, and the module that they import. */
export const INTO_PROJECT: Required<Pick<GenerateRun, 'out' | 'runtime'>> = {
  out: 'generated',
  runtime: '../../src/cst/index.js',
};

/** Returns how the code of the shapes of a grammar is generated; `undefined` if it has none. */
export function shapeRun(parser: ShapeRun['parser']): ShapeRun | undefined {
  const shapes = shapesBelow(`src/notations/${parser.id}`);
  if (shapes.length === 0) return undefined;
  return { parser, shapes, ...INTO_PROJECT, shapeRuntime: '../../src/notation/shape/index.js' };
}

/** Returns the `model/shape.ts` of a notation, or of each of the notations in its folder; none without a folder. */
function shapesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => path === 'model/shape.ts' || path.endsWith('/model/shape.ts'))
    .sort()
    .map((path) => `${folder}/${path}`);
}

/** Returns how the code of the shapes of a package is generated. It imports the installed package. */
export function packageShapeRun(parser: ShapeRun['parser']): ShapeRun | undefined {
  const folder = `packages/${parser.id}`;
  const shape = `${folder}/src/model/shape.ts`;
  if (!existsSync(shape)) return undefined;
  return {
    parser,
    shapes: [shape],
    out: `${folder}/generated`,
    runtime: 'ludogram/cst',
    shapeRuntime: 'ludogram/shape',
  };
}

/** Prints the output of a run on the terminal. */
export const TERMINAL: RunOutput = { info: (line) => console.log(line), problem: (text) => console.error(text) };
