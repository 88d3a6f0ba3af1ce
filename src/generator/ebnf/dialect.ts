import type { EbnfSpan } from './ast.js';

/** A notation for grammars that is not ISO 14977, and the span that shows it. */
export interface OtherDialect {
  /** The name of the notation, as the object of "this is". */
  readonly what: string;
  readonly span: EbnfSpan;
}

const BNF = /^[ \t]*<[^<>\n]+>[ \t]*::=/m;
const W3C = /^[ \t]*(?:\[\d\w*\][ \t]*)?[A-Za-z_][\w.-]*\s*::=/m;
/** Patterns that no ISO 14977 grammar has: `%x41`, or a comment after `;` with a rule on the next line. */
const ABNF = /%[xdb][\dA-Fa-f]|;[ \t]*[A-Za-z][^\n;=]*\n[ \t]*[A-Za-z][\w-]*[ \t]*=/i;
/** Patterns that an ISO 14977 grammar can have, but rarely has: `=/`, `1*DIGIT`, a rule without an end. */
const LIKE_ABNF =
  /=\/|(?:^|[\s=(/[])\d*\*\d*[A-Za-z(]|^[A-Za-z][\w-]*[ \t]*=[^;.\n]*(?:;[ \t]*\S.*)?\n(?:[ \t]*(?:;[ \t]*\S.*)?\n)*[A-Za-z][\w-]*[ \t]*=/m;

/** Comments and quoted strings of ISO 14977, which can have the signs of any dialect. An unclosed comment is one too. */
const QUOTED = /\(\*(?:[^]*?\*\)|[^]*)|"[^"\n]*"|'[^'\n]*'/g;

/** Returns the dialect of a text that certainly is not ISO 14977: BNF, the EBNF of W3C, ABNF, or no grammar at all. */
export function otherDialect(text: string): OtherDialect | undefined {
  const bare = withoutQuoted(text);
  if (/^[\s\ufeff]*$/.test(bare)) return { what: 'a text without productions', span: { start: 0, end: 0 } };
  return found(bare, BNF, 'BNF') ?? found(bare, W3C, 'the EBNF of W3C') ?? found(bare, ABNF, 'ABNF');
}

/** Returns the dialect that a text seems to be in, if it can't be read as ISO 14977. */
export const likelyDialect = (text: string): OtherDialect | undefined => found(withoutQuoted(text), LIKE_ABNF, 'ABNF');

const withoutQuoted = (text: string): string => text.replace(QUOTED, (part) => part.replace(/[^\n]/g, ' '));

function found(text: string, sign: RegExp, what: string): OtherDialect | undefined {
  const match = sign.exec(text);
  if (match === null) return undefined;
  const [whole] = match;
  const start = match.index + whole.length - whole.trimStart().length;
  const [line = ''] = whole.trim().split('\n', 1);
  return { what, span: { start, end: start + line.length } };
}
