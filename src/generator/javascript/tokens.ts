import { IDENTIFIER } from '../read/tokens/identifier.js';

/** A word, number, string or punctuation mark of generated TypeScript. */
export interface Token {
  readonly type: 'word' | 'number' | 'string' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PARTS: readonly (readonly [type: Token['type'] | 'skipped', pattern: RegExp])[] = [
  ['skipped', /\s+|\/\/.*|\/\*[^]*?\*\//y],
  ['word', new RegExp(IDENTIFIER, 'uy')],
  ['number', /0x[\da-f]+|\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|(?<=String\.raw)`[^`]*`/y],
  // A shift has a space before it; three brackets that close type arguments don't.
  ['mark', /(?<= )>>>|===|!==|\.\.\.|=>|[<>!]=|&&|\|\||\?\?|\?\.|\+\+|--|<<|[+\-*/&|]=|[-+*/%&|^~!?:;,.<>=(){}[\]]/y],
];

/**
 * The tokens of generated TypeScript, without white space and comments. The emitters write strings in single quotes or
 * as `String.raw`, no other template strings and no regular expressions.
 *
 * @throws {SyntaxError} for anything else
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < code.length;) {
    const found = tokenAt(code, at);
    if (found === undefined) throw new SyntaxError(`unexpected ${JSON.stringify(code.slice(at, at + 20))}`);
    const [type, end] = found;
    if (type !== 'skipped') tokens.push({ type, text: code.slice(at, end), start: at, end });
    at = end;
  }
  return tokens;
}

function tokenAt(code: string, at: number): [type: Token['type'] | 'skipped', end: number] | undefined {
  for (const [type, pattern] of PARTS) {
    pattern.lastIndex = at;
    if (pattern.test(code)) return [type, pattern.lastIndex];
  }
  return undefined;
}
