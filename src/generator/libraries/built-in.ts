import { ABNF } from '../../../generated/texts/abnf.js';
import { GAMES } from '../../../generated/texts/games.js';
import { didYouMean } from '../../diagnostics/nearest.js';

/** The beginning of the names of built-in libraries. */
export const BUILT_IN = /^ludogram:/;

const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['ludogram:abnf', ABNF],
  ['ludogram:games', GAMES],
]);

/** Whether an `import` names a built-in library, known or not, instead of a file. */
export const isBuiltIn = (module: string): boolean => BUILT_IN.test(module);

/** Returns the grammar of a built-in library; `undefined` if no library has this name. */
export const builtInLibrary = (name: string): string | undefined => LIBRARIES.get(name);

/** Returns the name of a built-in library that is similar to a name; `undefined` if there is none. */
export function similarLibrary(name: string): string | undefined {
  const near = didYouMean(
    name.replace(BUILT_IN, ''),
    [...LIBRARIES.keys()].map((known) => known.replace(BUILT_IN, '')),
  );
  return near === undefined ? undefined : `ludogram:${near}`;
}
