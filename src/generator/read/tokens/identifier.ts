/**
 * The source of a pattern, for the flag `u`, that matches a character after the first one of a name: letters and digits
 * of all scripts, `_`, `$`, and the joiners of Persian and Indic scripts.
 */
export const NAME_PART = String.raw`[$\p{ID_Continue}\u200c\u200d]`;

/**
 * The source of a pattern, for the flag `u`, that matches the name of a rule, parameter, label, flag or library. It is
 * an identifier of JavaScript that does not begin with `$`, which is an operator of grammars.
 */
export const NAME = String.raw`[\p{ID_Start}_]${NAME_PART}*`;

/** The source of a pattern, for the flag `u`, that matches an identifier of JavaScript. */
export const IDENTIFIER = String.raw`[$\p{ID_Start}_]${NAME_PART}*`;

const WHOLE = new RegExp(`^${NAME}$`, 'u');
const ALL = new RegExp(NAME, 'gu');

/** Whether a text is a name that a grammar can give to a rule, parameter, label, flag or library. */
export const isName = (text: string): boolean => WHOLE.test(text);

/** Returns the names in a text, such as the list of an `import`, each with its offset. */
export function namesIn(text: string): { readonly name: string; readonly index: number }[] {
  return Array.from(text.matchAll(ALL), ({ 0: name, index }) => ({ name, index }));
}

/**
 * Returns the source of a pattern, for the flag `u`, that matches an identifier where it is not a part of a longer one.
 */
const wholePattern = (name: string): string =>
  `(?<!${NAME_PART})${name.replaceAll('$', String.raw`\$`)}(?!${NAME_PART})`;

/** Whether a text has an identifier, other than as a part of a longer one. */
export const hasName = (text: string, name: string): boolean =>
  matchesAt(new RegExp(wholePattern(name), 'uy'), text, name);

/** Whether a text has an identifier, other than as a part of a longer one and as a member after a dot. */
export const hasFreeName = (text: string, name: string): boolean =>
  matchesAt(new RegExp(String.raw`(?<!\.)${wholePattern(name)}`, 'uy'), text, name);

/** Whether a pattern, with the flag `y`, matches at an occurrence of a name: trying it at each offset takes longer. */
function matchesAt(pattern: RegExp, text: string, name: string): boolean {
  for (let offset = text.indexOf(name); offset >= 0; offset = text.indexOf(name, offset + 1)) {
    pattern.lastIndex = offset;
    if (pattern.test(text)) return true;
  }
  return false;
}
