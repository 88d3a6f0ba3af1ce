import { readdirSync } from 'node:fs';
import type { GenerateRun, RunOutput } from '../src/cli/generate/run.js';

/** Every grammar of the project, from its root. */
export const grammarFiles = (): string[] =>
  readdirSync('grammars')
    .filter((name) => name.endsWith('.peggy'))
    .sort()
    .map((name) => `grammars/${name}`);

/** Where the project keeps generated parsers, and what they import. */
export const INTO_PROJECT: Pick<GenerateRun, 'out' | 'runtime'> = {
  out: 'generated',
  runtime: '../../src/cst/index.js',
};

/** What is said of a run goes to the terminal. */
export const TERMINAL: RunOutput = { info: (line) => console.log(line), problem: (text) => console.error(text) };
