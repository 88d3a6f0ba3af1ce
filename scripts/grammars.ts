import { readdirSync } from 'node:fs';
import type { GenerateRun, RunOutput } from '../src/cli/generate/run.js';
import type { ShapeRun } from '../src/cli/generate/shapes/run.js';

/** Every grammar of the project, from its root. */
export const grammarFiles = (): string[] =>
  readdirSync('grammars')
    .filter((name) => name.endsWith('.peggy'))
    .sort()
    .map((name) => `grammars/${name}`);

/** How the parsers of the packages in `examples/` are generated: they import the run time from the installed package. */
export const exampleRuns = (): GenerateRun[] =>
  ['pgn', 'sgf'].map((name) => ({ grammars: [`examples/${name}/${name}.peggy`], out: `examples/${name}/generated` }));

/** The folder of the project's generated parsers, and the module that they import. */
export const INTO_PROJECT: Required<Pick<GenerateRun, 'out' | 'runtime'>> = {
  out: 'generated',
  runtime: '../../src/cst/index.js',
};

/** The models that are declared by shapes. */
export const shapeRuns = (): ShapeRun[] =>
  ['oni'].map((id) => ({
    grammar: `grammars/${id}.peggy`,
    shapes: `src/notations/${id}/shape.ts`,
    ...INTO_PROJECT,
    shapeRuntime: '../../src/notation/shape/index.js',
  }));

/** Prints the output of a run on the terminal. */
export const TERMINAL: RunOutput = { info: (line) => console.log(line), problem: (text) => console.error(text) };
