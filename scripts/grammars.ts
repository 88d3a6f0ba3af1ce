import { readdirSync } from 'node:fs';
import type { GenerateRun, RunOutput } from '../src/cli/generate/run.js';
import type { ShapeRun } from '../src/cli/generate/run-shapes.js';

/** Returns every grammar of the project, from its root. */
export const grammarFiles = (): string[] =>
  readdirSync('grammars')
    .filter((name) => name.endsWith('.peggy'))
    .sort()
    .map((name) => `grammars/${name}`);

/** The folders of `packages/`. */
export const PACKAGES: readonly string[] = ['pgn', 'sgf'];

/**
 * Returns how the parsers of the packages in `packages/` are generated: they import the run time from the installed
 * package.
 */
export const packageRuns = (): GenerateRun[] =>
  PACKAGES.map((name) => ({ grammars: [`packages/${name}/${name}.peggy`], out: `packages/${name}/generated` }));

/** The folder of the project's generated parsers, and the module that they import. */
export const INTO_PROJECT: Required<Pick<GenerateRun, 'out' | 'runtime'>> = {
  out: 'generated',
  runtime: '../../src/cst/index.js',
};

/** The folders, in `src/notations`, whose `model/shape.ts` declares a model, by the names of their grammars. */
const SHAPES: { readonly [grammar: string]: readonly string[] } = {
  '5dfen-ebnf': ['5dfen-ebnf'],
  azul: ['azul'],
  oni: ['oni'],
  otn: ['otn/game', 'otn/move', 'otn/position', 'otn/rules'],
  xiangqi: ['xiangqi/setup'],
};

/** Returns how the code of the shapes of a grammar is generated; `undefined` if it has none. */
export function shapeRun(parser: ShapeRun['parser']): ShapeRun | undefined {
  const folders = SHAPES[parser.id];
  return (
    folders && {
      parser,
      shapes: folders.map((folder) => `src/notations/${folder}/model/shape.ts`),
      ...INTO_PROJECT,
      shapeRuntime: '../../src/notation/shape/index.js',
    }
  );
}

/** The names of the packages whose `src/model/shape.ts` declares a model. */
const PACKAGE_SHAPES: ReadonlySet<string> = new Set(['pgn', 'sgf']);

/** Returns how the code of the shapes of a package is generated. It imports the installed package. */
export function packageShapeRun(parser: ShapeRun['parser']): ShapeRun | undefined {
  const folder = `packages/${parser.id}`;
  return PACKAGE_SHAPES.has(parser.id)
    ? {
        parser,
        shapes: [`${folder}/src/model/shape.ts`],
        out: `${folder}/generated`,
        runtime: 'ludogram/cst',
        shapeRuntime: 'ludogram/shape',
      }
    : undefined;
}

/** Prints the output of a run on the terminal. */
export const TERMINAL: RunOutput = { info: (line) => console.log(line), problem: (text) => console.error(text) };
