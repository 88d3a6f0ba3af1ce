import { isBuiltIn } from '../../generator/libraries/built-in.js';
import { tokensOf } from '../../generator/read/tokens/tokens.js';
import { importedPath } from '../../generator/resolve/paths.js';
import type { FileLink } from '../features/features.js';
import type { OpenGrammar } from './read-grammar.js';

/**
 * Returns the modules of the imports of a grammar, without their quotation marks, and the paths that they name;
 * built-in libraries have none.
 */
export function importsIn({ text, file }: OpenGrammar): FileLink[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    if (token.what !== 'string' || before?.what !== 'name' || before.text !== 'from') return [];
    const [start, end] = [token.start + 1, token.end - 1];
    const module = text.slice(start, end);
    return isBuiltIn(module) ? [] : [{ start, end, path: importedPath(file, module) }];
  });
}
