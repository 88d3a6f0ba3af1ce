/** A notation of grammars: ISO 14977, the EBNF of W3C, ABNF (RFC 5234 and 7405), or BNF. */
export type EbnfSyntax = 'iso' | 'w3c' | 'abnf' | 'bnf';

const BNF = /^[ \t]*<[^<>\n]+>[ \t]*::=/m;
const W3C = /^[ \t]*(?:\[\d\w*\][ \t]*)?[A-Za-z_][\w.-]*\s*::=/m;
/** Patterns that no ISO 14977 grammar has: `%x41`, or a comment after `;` with a rule on the next line. */
const ABNF = /%[xdb][\dA-Fa-f]|;[ \t]*[A-Za-z][^\n;=]*\n[ \t]*[A-Za-z][\w-]*[ \t]*=/i;
/** Patterns that an ISO 14977 grammar can have, but rarely has: `=/`, `1*DIGIT`, a rule without an end. */
const LIKE_ABNF =
  /=\/|(?:^|[\s=(/[])\d*\*\d*[A-Za-z(]|^[A-Za-z][\w-]*[ \t]*=[^;.\n]*(?:;[ \t]*\S.*)?\n(?:[ \t]*(?:;[ \t]*\S.*)?\n)*[A-Za-z][\w-]*[ \t]*=/m;

/**
 * Comments and quoted strings of ISO 14977, which can contain the symbols of any dialect. An unclosed comment is one
 * too.
 */
const QUOTED = /\(\*(?:[^]*?\*\)|[^]*)|"[^"\n]*"|'[^'\n]*'/g;

/** Whether a text has nothing but white space and comments of ISO 14977. */
export const isWithoutProductions = (text: string): boolean => /^[\s\ufeff]*$/.test(withoutQuoted(text));

/** Returns the notation of a text that certainly is not ISO 14977; otherwise `undefined`. */
export function syntaxOf(text: string): EbnfSyntax | undefined {
  const bare = withoutQuoted(text);
  if (BNF.test(bare)) return 'bnf';
  if (W3C.test(bare)) return 'w3c';
  return ABNF.test(bare) ? 'abnf' : undefined;
}

/**
 * Returns the notation that a text seems to be in, if it can't be read as ISO 14977. Then a `(*` that nothing closes
 * begins a group, as in `*(*DIGIT ".")` of ABNF.
 */
export const likelySyntax = (text: string): EbnfSyntax | undefined => {
  const last = text.lastIndexOf('*)');
  const end = last === -1 ? 0 : last + 2;
  const bare = withoutQuoted(text.slice(0, end)) + text.slice(end).replace(/"[^"\n]*"|'[^'\n]*'/g, blank);
  // In ISO 14977, a semicolon ends a production; in ABNF, it would make the rest of the line a comment.
  return LIKE_ABNF.test(bare) || !bare.includes(';') ? 'abnf' : undefined;
};

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

const withoutQuoted = (text: string): string => text.replace(QUOTED, blank);
