import type { BuiltIn } from '../../src/notations/built-in.js';

/** Matches the paths of files that concern every notation. */
const SHARED =
  /^(?:grammars\/libraries\/|src\/(?:cst|diagnostics|conformance|games|generator|notation)\/|src\/(?:notations\/)?[^/]+\.ts$)/;

/**
 * Returns the notations that an edit touches: those of a grammar, of a folder of `src/notations`, of a suite, or all of
 * them.
 *
 * @param file path from the root of the repository, with slashes
 */
export function affectedNotations(file: string, notations: readonly BuiltIn[]): readonly BuiltIn[] {
  const [, grammar] = /^grammars\/([^/]+)\.peggy$/.exec(file) ?? /^src\/notations\/([^/]+)\//.exec(file) ?? [];
  const [, suite] = /^test\/conformance\/([^/]+)\//.exec(file) ?? [];
  if (SHARED.test(file)) return notations;
  return notations.filter((entry) => entry.grammar === grammar || entry.id === suite);
}

/** Returns the grammars to generate again after an edit. */
export function affectedGrammars(file: string, grammars: readonly string[]): readonly string[] {
  return file.startsWith('src/generator/') || file.startsWith('grammars/libraries/')
    ? grammars
    : grammars.filter((grammar) => grammar === file);
}
