import { blockEnds } from '../generator/read/tokens/delimited.js';
import { type EbnfSyntax, syntaxOf } from './ebnf/read/syntax.js';

/** The names of the notations that `ludogram ebnf` reads. */
const EBNF_NAMES: Readonly<Record<EbnfSyntax, string>> = {
  iso: 'the EBNF of ISO 14977',
  w3c: 'the EBNF of W3C',
  abnf: 'ABNF',
  bnf: 'BNF',
};

/** Other tools, and patterns that their grammars have and grammars of peggy lack. */
const TOOLS: readonly (readonly [tool: string, pattern: RegExp])[] = [
  ['ohm', /^\s*[A-Za-z_]\w*\s*(?:<:\s*[\w.]+\s*)?\{/],
  ['ANTLR', /^[ \t]*(?:lexer[ \t]+|parser[ \t]+)?grammar[ \t]+\w+[ \t]*;/m],
  ['nearley', /^[ \t]*@(?:(?:builtin|include|lexer|preprocessor)\b|\{%)|^[ \t]*\w+[ \t]*->/m],
];

const QUOTED = /"[^"\n]*"|'[^'\n]*'/g;
/** A comment without an end takes the rest of the text, so that the text is searched once. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g;
/** Matches text that code between braces has and a repetition of EBNF lacks: statements, calls, functions, members. */
const CODE = /;|\breturn\b|[\w$]\(|=>|\w\.\w/;

/**
 * Returns what a text seems to be that can't be read as a grammar, and where to go with it: a clause such as
 * `this looks like ABNF: …`. If nothing shows its notation, returns `undefined`.
 *
 * @param file the path of the text, for the command that reads it
 */
export function otherNotation(text: string, file: string): string | undefined {
  const bare = text.replace(QUOTED, '""').replace(COMMENT, '');
  const tool = TOOLS.find(([, pattern]) => pattern.test(bare))?.[0];
  if (tool !== undefined) {
    return `this looks like a grammar of ${tool}: write it as docs/from-another-tool.md describes`;
  }
  const rules = withoutCode(bare);
  const syntax = syntaxOf(rules) ?? (hasIsoSequence(rules) ? 'iso' : undefined);
  if (syntax === undefined) return undefined;
  return `this looks like ${EBNF_NAMES[syntax]}: "ludogram ebnf ${file}" makes a grammar of it`;
}

/**
 * Returns a text without blocks of code. JavaScript has commas between an equals sign and a semicolon, as ISO 14977
 * does, and names after semicolons, as ABNF does.
 */
function withoutCode(text: string): string {
  let kept = '';
  let end = 0;
  for (const [blockStart, blockEnd] of [...blockEnds(text)].sort(([a], [b]) => a - b)) {
    // A block inside another one is part of the outer one.
    if (blockStart < end) continue;
    const block = text.slice(blockStart, blockEnd);
    kept += text.slice(end, blockStart) + (CODE.test(block) ? '' : block);
    end = blockEnd;
  }
  return kept + text.slice(end);
}

/**
 * Whether a rule is a sequence of ISO 14977: a semicolon ends it, and commas are between its elements. Peggy has commas
 * only in counts, arguments and code.
 */
function hasIsoSequence(text: string): boolean {
  const rules = text.split(';').slice(0, -1);
  return rules.some((rule) => {
    const sign = rule.indexOf('=');
    const name = rule.slice(0, Math.max(0, sign)).split('\n').at(-1)!;
    return /^[ \t]*[A-Za-z][\w \t]*$/.test(name) && /^[^|<>&!@:]*,/.test(rule.slice(sign + 1));
  });
}
