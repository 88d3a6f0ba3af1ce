import type { CharRange, CharSet } from '../frontend/char-set.js';
import { type Expression, type Grammar, lookUp, type Repeat, type Rule } from '../ir.js';

/** The syntax of a kind of regular expression, where kinds differ. */
export interface Dialect {
  /** A character of a class. */
  point(code: number): string;
  /** An atomic group: it never backtracks once it has matched. */
  atomic(inner: string, number: number): string;
  /** A group whose text gets the scope of a number, from 0. */
  capture(inner: string, number: number): string;
}

/** Oniguruma, in which TextMate grammars are written. */
export const ONIGURUMA: Dialect = {
  point: (code) => `\\x{${code.toString(16).toUpperCase()}}`,
  atomic: (inner) => `(?>${inner})`,
  capture: (inner) => `(${inner})`,
};

/** JavaScript with the flag `u`, which has no atomic groups: a lookahead is one, and the text that it found is repeated. */
export const JAVASCRIPT: Dialect = {
  point: (code) => `\\u{${code.toString(16).toUpperCase()}}`,
  atomic: (inner, number) => `(?=(?<a${number}>${inner}))\\k<a${number}>`,
  capture: (inner, number) => `(?<c${number}>${inner})`,
};

/** Returns the scope of a part; `undefined` if its inner parts decide. */
export type ScopeOf = (e: Expression) => string | undefined;

/** A regular expression of one line, and the scopes of its captures. */
export interface LinePattern {
  readonly regex: string;
  readonly captures: readonly string[];
}

/** Length of the longest regular expression. */
const LONGEST = 6_000;
/** Parts with a scope that are repeated up to this number of times are written out, to capture each. */
const MOST_COPIES = 8;

/** The expression can't become a regular expression: it is recursive, too long, or has scopes in a repetition. */
class NotRegular extends Error {}

/**
 * Converts an expression to a regular expression for lines; returns `undefined` if that is impossible.
 *
 * @param scopeOf returns the parts to capture; absent for none
 */
export function lineRegex(
  e: Expression,
  grammar: Grammar,
  dialect: Dialect,
  scopeOf?: ScopeOf,
): LinePattern | undefined {
  try {
    const writer = new RegexWriter(grammar, dialect, scopeOf);
    const regex = writer.write(e);
    return { regex, captures: writer.captures };
  } catch (error) {
    if (error instanceof NotRegular) return undefined;
    throw error;
  }
}

class RegexWriter {
  readonly captures: string[] = [];
  readonly #grammar: Grammar;
  readonly #dialect: Dialect;
  readonly #scopeOf: ScopeOf | undefined;
  readonly #active = new Set<string>();
  #atomics = 0;
  /** Above 0 where nothing may be captured. */
  #plain = 0;
  #length = 0;

  constructor(grammar: Grammar, dialect: Dialect, scopeOf: ScopeOf | undefined) {
    this.#grammar = grammar;
    this.#dialect = dialect;
    this.#scopeOf = scopeOf;
  }

  write(e: Expression): string {
    const scope = this.#plain > 0 ? undefined : this.#scopeOf?.(e);
    if (scope === undefined) return this.#measured(this.#inner(e));
    const number = this.captures.push(scope) - 1;
    return this.#measured(this.#dialect.capture(this.#without(e), number));
  }

  /** An expression without captures. */
  #without(e: Expression): string {
    this.#plain++;
    const regex = this.#inner(e);
    this.#plain--;
    return regex;
  }

  #measured(regex: string): string {
    this.#length += 1;
    if (regex.length > LONGEST || this.#length > LONGEST) throw new NotRegular();
    return regex;
  }

  #inner(e: Expression): string {
    switch (e.op) {
      case 'literal':
        return e.units.map((set) => this.#set(set)).join('');
      case 'set':
        return this.#set(e.set);
      case 'sequence':
        return e.parts.map((part) => this.write(part)).join('');
      case 'choice':
        return this.#atomic(e.alternatives.map((alternative) => this.write(alternative)).join('|'));
      case 'repeat':
        return this.#repeat(e);
      case 'and':
        return `(?=${this.#without(e.inner)})`;
      case 'not':
        return isAnything(e.inner) ? '$' : `(?!${this.#without(e.inner)})`;
      case 'text':
      case 'field':
        return this.write(e.inner);
      case 'lineStart':
        return '^';
      case 'rule':
        return this.#rule(lookUp(this.#grammar.rules, e.name));
      default:
        throw new NotRegular();
    }
  }

  #rule({ name, body }: Rule): string {
    if (this.#active.has(name)) throw new NotRegular();
    this.#active.add(name);
    const regex = this.write(body);
    this.#active.delete(name);
    return regex;
  }

  #repeat({ min, max, element, separator }: Repeat): string {
    if (this.#plain === 0 && max > 1 && this.#hasScope(element)) return this.#copies(min, max, element, separator);
    const one = this.write(element);
    if (separator === undefined) {
      const isOne = element.op === 'set' || (element.op === 'literal' && element.units.length === 1);
      const repeated = `${isOne ? one : `(?:${one})`}${quantifier(min, max)}`;
      return isOne && max > 1 ? repeated : this.#atomic(repeated);
    }
    const more = `(?:${this.write(separator)}${this.write(element)})`;
    const rest = max === 1 ? '' : `${more}${quantifier(Math.max(0, min - 1), max - 1)}`;
    return this.#atomic(min === 0 ? `(?:${one}${rest})?` : `${one}${rest}`);
  }

  /** Writes a few repetitions one after the other. */
  #copies(min: number, max: number, element: Expression, separator: Expression | undefined): string {
    if (min !== max || max > MOST_COPIES) throw new NotRegular();
    const copies = Array.from({ length: max }, (_, i) => {
      const before = i === 0 || separator === undefined ? '' : this.write(separator);
      return before + this.write(element);
    });
    return copies.join('');
  }

  #hasScope(e: Expression): boolean {
    const before = this.captures.length;
    this.write(e);
    const found = this.captures.length > before;
    this.captures.length = before;
    return found;
  }

  #atomic(inner: string): string {
    return this.#dialect.atomic(inner, this.#atomics++);
  }

  /** Writes a class; the end of a line replaces its line break. */
  #set(set: CharSet): string {
    const ranges = pointsOf(set);
    if (ranges.length === 0) return '(?!)';
    const written = ranges.map(([low, high]) => {
      return low === high ? this.#dialect.point(low) : `${this.#dialect.point(low)}-${this.#dialect.point(high)}`;
    });
    const inLine = `[${written.join('')}]`;
    const isNewline = ranges.every(([low, high]) => low >= 10 && high <= 13);
    return isNewline ? `(?:${inLine}|$)` : inLine;
  }
}

const isAnything = (e: Expression): boolean => e.op === 'set' && e.source === 'any character';

function quantifier(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  return min === 0 && max === 1 ? '?' : min === max ? `{${min}}` : `{${min},${max}}`;
}

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** The code points of a set. A set of units with all surrogates has those of all pairs. */
function pointsOf({ points, ranges }: CharSet): CharRange[] {
  if (points) return [...ranges];
  const hasPairs = ranges.some(([low, high]) => low <= FIRST_SURROGATE && high >= LAST_SURROGATE);
  const found = ranges.flatMap(([low, high]): CharRange[] => [
    ...(low < FIRST_SURROGATE ? [[low, Math.min(high, FIRST_SURROGATE - 1)] as const] : []),
    ...(high > LAST_SURROGATE ? [[Math.max(low, LAST_SURROGATE + 1), high] as const] : []),
  ]);
  return hasPairs ? [...found, [0x10000, 0x10ffff]] : found;
}
