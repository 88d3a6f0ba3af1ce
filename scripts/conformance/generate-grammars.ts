import { readdirSync } from 'node:fs';
import { runGenerate } from '../../src/generator/index.js';

/** Every grammar of the project. */
export const grammarFiles = (): string[] =>
  readdirSync('grammars')
    .filter((name) => name.endsWith('.peggy'))
    .map((name) => `grammars/${name}`);

/**
 * Writes the parsers of some grammars.
 *
 * @returns the exit code
 */
export const generateGrammars = (grammars: readonly string[]): number =>
  runGenerate(
    { grammars, out: 'generated', runtime: '../../src/cst/index.js' },
    { info: (line) => console.log(line), problem: (text) => console.error(text) },
  );
