import type { ast } from 'peggy';
import { type CharRange, type CharSet, charSet, charSetOf, complement } from './char-set.js';
import { lookUp } from './ir.js';

/** Returns the characters of a class, by the rules of peggy's own parsers, which test them with a `RegExp`. */
export function classSet(node: ast.CharacterClass): CharSet {
  const plain: CharRange[] = [];
  for (const part of node.parts) {
    if (typeof part === 'string') plain.push([codeOf(part), codeOf(part)]);
    else if (Array.isArray(part)) plain.push([codeOf(part[0]!), codeOf(part[1]!)]);
    else return setOfPattern(node);
  }
  if (node.ignoreCase) {
    if (node.unicode || plain.some(([, high]) => high > LAST_ASCII)) return setOfPattern(node);
    for (const range of plain.flatMap(otherCase)) plain.push(range);
  }
  const set = charSet(plain, node.unicode);
  return node.inverted ? complement(set) : set;
}

const LAST_ASCII = 0x7f;

/** Returns the ASCII letters of a range in the other case. Without code points, they match no other characters. */
function otherCase([low, high]: CharRange): CharRange[] {
  return [
    { first: Math.max(low, 0x41), last: Math.min(high, 0x5a), step: 0x20 },
    { first: Math.max(low, 0x61), last: Math.min(high, 0x7a), step: -0x20 },
  ].flatMap(({ first, last, step }) => (first <= last ? [[first + step, last + step] as const] : []));
}

/**
 * Returns the set of a class as the JavaScript engine matches it: case folding and `\p{…}` depend on its version of
 * Unicode.
 */
function setOfPattern(node: ast.CharacterClass): CharSet {
  const body = node.parts
    .map((part) => {
      if (typeof part === 'string') return unicodeEscape(codeOf(part), node.unicode);
      if (Array.isArray(part)) return part.map((end) => unicodeEscape(codeOf(end), node.unicode)).join('-');
      return `\\${part.value}`;
    })
    .join('');
  const flags = `${node.ignoreCase ? 'i' : ''}${node.unicode ? 'u' : ''}`;
  return charSetOf(new RegExp(`[${node.inverted ? '^' : ''}${body}]`, flags));
}

/**
 * Returns the escape of a character in JavaScript: `\u0041`.
 *
 * @param isCodePoint whether it has braces, as in a regular expression with the flag `u`
 */
export function unicodeEscape(code: number, isCodePoint = false): string {
  const hex = code.toString(16).padStart(4, '0');
  return isCodePoint ? `\\u{${hex}}` : `\\u${hex}`;
}

const codeOf = (text: string): number => text.codePointAt(0)!;

/** Returns, for each UTF-16 unit of a literal, the units that match there. */
export function literalUnits(node: ast.Literal): CharSet[] {
  return Array.from({ length: node.value.length }, (_, i) => {
    const code = node.value.charCodeAt(i);
    return node.ignoreCase ? caseVariants(node.value.charAt(i)) : charSet([[code, code]]);
  });
}

const KELVIN: CharRange = [0x212a, 0x212a];

let unitsByLowerCase: Map<string, CharRange[]> | undefined;

/**
 * Returns the set of a unit in either case. Peggy compares lower-case forms; outside ASCII, only `K` (U+212A) has an
 * ASCII one, `k`.
 */
function caseVariants(unit: string): CharSet {
  const code = unit.toLowerCase().charCodeAt(0);
  if (code <= LAST_ASCII) {
    const upper = unit.toUpperCase().charCodeAt(0);
    return charSet([[code, code], [upper, upper], ...(code === 0x6b ? [KELVIN] : [])]);
  }
  if (unitsByLowerCase === undefined) {
    unitsByLowerCase = new Map();
    for (let unitCode = 0; unitCode <= 0xffff; unitCode++) {
      const lower = String.fromCharCode(unitCode).toLowerCase();
      const same = unitsByLowerCase.get(lower);
      if (same === undefined) unitsByLowerCase.set(lower, [[unitCode, unitCode]]);
      else same.push([unitCode, unitCode]);
    }
  }
  return charSet(lookUp(unitsByLowerCase, unit.toLowerCase()));
}

/**
 * Returns why a literal with flag `i` can't be matched unit by unit, or `undefined` if it can. The lower-case form of
 * some characters depends on their neighbors, has another length, or belongs to a surrogate pair.
 */
export function caseProblem(node: ast.Literal): string | undefined {
  if (!node.ignoreCase) return undefined;
  for (const character of node.value) {
    const folded = character.toLowerCase();
    const fixed = folded === character && character.toUpperCase() === character;
    if (folded.length !== character.length || 'σςΣ\u0307'.includes(character) || (character.length > 1 && !fixed)) {
      return `the case of ${JSON.stringify(character)} can't be ignored character by character; spell out the alternatives`;
    }
  }
  return undefined;
}

/** Returns `Move` for `move`. */
export const upperFirst = (name: string): string => name.replace(/^./u, (first) => first.toUpperCase());
