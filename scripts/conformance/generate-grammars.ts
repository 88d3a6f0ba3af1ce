import { runGenerate } from '../../src/cli/generate/run.js';
import { INTO_PROJECT, TERMINAL } from '../grammars.js';

/**
 * Writes the parsers of the given grammars.
 *
 * @returns the exit code
 */
export const generateGrammars = (grammars: readonly string[]): number =>
  runGenerate({ grammars, ...INTO_PROJECT }, TERMINAL);
