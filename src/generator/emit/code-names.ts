/** The words that can't name a constant or a class in a module, and the global names that should keep their meaning. */
export const RESERVED_WORDS: readonly string[] = (
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
  'finally for function if implements import in instanceof interface let new null package private protected public ' +
  'return static super switch this throw true try typeof undefined var void while with yield'
).split(' ');

/** Returns `annoFen` for `AnnoFen`, `root` for `ROOT`, `fenRow` for `FENRow`. */
export const lowerFirst = (name: string): string =>
  name.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (capitals) => capitals.toLowerCase());

/** Returns a name that no label of a grammar has: the wanted one, perhaps with underscores at its end. */
export function unusedName(wanted: string, labels: readonly string[]): string {
  let name = wanted;
  while (labels.includes(name)) name += '_';
  return name;
}
