import type { ast } from 'peggy';
import type { Span } from '../../diagnostics/index.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { isBuiltIn, similarLibrary } from '../libraries/built-in.js';
import { type GrammarFix, type GrammarLocation, replaceFix } from '../problem.js';
import { locationOf } from '../read/peggy-ast.js';
import { hasName } from '../read/tokens/identifier.js';
import { editFix, freeName, type Sources, textAt } from './edits.js';
import { defineRuleFix, renameRuleFix } from './rules.js';

/**
 * Returns the fix for an import of a file that can't be read: the name with `.peggy` after it, if there is such a
 * file, or a similar name of a built-in library.
 *
 * @param location the location of the file's name, with its quotation marks
 */
export function missingFileFix(
  module: string,
  location: GrammarLocation,
  canRead: (module: string) => boolean,
): GrammarFix | undefined {
  const other = isBuiltIn(module) ? similarLibrary(module) : `${module}.peggy`;
  return other !== undefined && canRead(other)
    ? replaceFix(`write "${other}"`, location, JSON.stringify(other))
    : undefined;
}

/**
 * Returns the fix for a rule that an imported file does not have: a similar name, or a definition at the end of that
 * file; `undefined` if there is no similar name and the file is a built-in library.
 *
 * @param near the similar name
 * @param use the location of the name, and the imported file
 */
export function missingRuleFix(
  name: string,
  near: string | undefined,
  use: { readonly at: GrammarLocation; readonly library: string },
  sources: Sources,
): GrammarFix | undefined {
  const { at: location, library } = use;
  if (near === undefined) return isBuiltIn(library) ? undefined : defineRuleFix(name, library, sources);
  const written = textAt(location, sources);
  if (written === name) return replaceFix(`write ${near} as ${name}`, location, `${near} as ${name}`);
  return replaceFix(
    `write ${near}`,
    location,
    written.replace(name, () => near),
  );
}

/**
 * Returns the fix for an imported name that the grammar defines itself: the import gives the rule a free name; if the
 * rule comes along with another one, the grammar's own rule gets one.
 *
 * @param location the location of the imported name, or of the reference in the imported file
 * @param file the grammar
 */
export function nameClashFix(name: string, location: GrammarLocation, file: string, sources: Sources): GrammarFix {
  if (location.file !== file || textAt(location, sources) !== name) {
    return renameRuleFix(name, `${name}2`, file, sources);
  }
  const text = sources.get(file) ?? '';
  const free = freeName(`${name}2`, (one) => hasName(text, one));
  return replaceFix(`import it as ${free}`, location, `${name} as ${free}`);
}

/**
 * Returns the fix that drops an imported name.
 *
 * @param index the position of the name in the list of its statement
 * @param names the spans of all names in this list; if there is only one, the whole statement is dropped
 */
export function dropNameFix(
  name: string,
  index: number,
  names: readonly Span[],
  statement: Span & { readonly file: string },
  sources: Sources,
): GrammarFix {
  const title = `drop ${name} from the import`;
  const [before, own, after] = [names[index - 1], names[index], names[index + 1]];
  if (own !== undefined && after !== undefined) return editFix(title, statement.file, own.start, after.start, '');
  if (own !== undefined && before !== undefined) return editFix(title, statement.file, before.end, own.end, '');
  const rest = (sources.get(statement.file) ?? '').slice(statement.end);
  const end = statement.end + (/^[ \t;]*(?:\r\n|[\r\n])?/.exec(rest)?.[0].length ?? 0);
  return editFix(title, statement.file, statement.start, end, '');
}

/**
 * Returns the fix for `library.Rule` where nothing is imported as `library`: a similar name of an import, or the rule
 * of the grammar that has the name. Returns `undefined` if there is neither.
 */
export function unknownLibraryFix(
  { library, name, location }: ast.LibraryReference,
  known: { readonly libraries: readonly string[]; readonly rules: { has(name: string): boolean } },
  sources: Sources,
): GrammarFix | undefined {
  if (name === undefined) return undefined;
  const at = locationOf(location);
  const near = didYouMean(library, known.libraries);
  if (near !== undefined) {
    return editFix(`write ${near}.${name}`, at.file, at.start, at.start + library.length, near);
  }
  if (known.rules.has(name)) return replaceFix(`write ${name}`, at, name);
  return defineInsteadFix(name, at, sources);
}

/** Returns the fix that uses and defines a rule of the grammar in place of an imported one. */
function defineInsteadFix(name: string, location: GrammarLocation, sources: Sources): GrammarFix {
  const { edits } = defineRuleFix(name, location.file, sources);
  return {
    title: `define the rule ${name} here`,
    edits: [{ file: location.file, start: location.start, end: location.end, text: name }, ...edits],
  };
}
