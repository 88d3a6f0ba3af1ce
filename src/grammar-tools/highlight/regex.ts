import type { CharRange, CharSet } from '../../generator/char-set.js';
import { type Expression, type Grammar, lookUp, type Repeat, type Rule } from '../../generator/ir.js';
import { minLengthOf } from './measure.js';
import { literalParts, setScope } from './scopes.js';

/** The syntax of a kind of regular expression, where kinds differ. */
export interface Dialect {
  /** Returns a character as it is written in a class. */
  point(code: number): string;
  /** Returns an atomic group: it never backtracks once it has matched. */
  atomic(inner: string, number: number): string;
  /** Returns a group that matches a class of line breaks, or the end of the line. */
  lineBreak(inLine: string): string;
  /** Returns a group whose text gets the scope of a number, from 0. */
  capture(inner: string, number: number): string;
}

/** Oniguruma, in which TextMate grammars are written. */
export const ONIGURUMA: Dialect = {
  point: (code) => `\\x{${code.toString(16).toUpperCase()}}`,
  atomic: (inner) => `(?>${inner})`,
  // It repeats a group with an anchor or a lookaround as an alternative only if the group is atomic.
  lineBreak: (inLine) => `(?>${inLine}|$)`,
  capture: (inner) => `(${inner})`,
};

/** JavaScript with the flag `u`. It has no atomic groups: a lookahead and a back reference to its text replace them. */
export const JAVASCRIPT: Dialect = {
  point: (code) => `\\u{${code.toString(16).toUpperCase()}}`,
  atomic: (inner, number) => `(?=(?<a${number}>${inner}))\\k<a${number}>`,
  lineBreak: (inLine) => `(?:${inLine}|$)`,
  capture: (inner, number) => `(?<c${number}>${inner})`,
};

/** Returns the scope of a part in a field, 0 for none; `undefined` if its inner parts decide. */
export type ScopeOf = (e: Expression, field: number) => string | undefined;

/** The scope of a capture, or the patterns that color its text: the patterns of a part that is repeated. */
export type CaptureColor = string | readonly LinePattern[];

/** A regular expression of one line, and its captures. */
export interface LinePattern {
  readonly regex: string;
  readonly captures: readonly CaptureColor[];
}

/** Length of the longest regular expression. */
const MAX_REGEX_LENGTH = 6_000;

/** Thrown for an expression that can't become a regular expression: it is recursive or too long. */
class NotRegularError extends Error {}

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
    if (error instanceof NotRegularError) return undefined;
    throw error;
  }
}

class RegexWriter {
  readonly captures: CaptureColor[] = [];
  readonly #grammar: Grammar;
  readonly #dialect: Dialect;
  readonly #scopeOf: ScopeOf | undefined;
  #active: Set<string>;
  #atomics = 0;
  /** Above 0 where nothing may be captured. */
  #uncaptured = 0;
  #length = 0;
  /** The field that the current part is in; 0 for none. */
  #field: number;

  constructor(
    grammar: Grammar,
    dialect: Dialect,
    scopeOf: ScopeOf | undefined,
    field = 0,
    active: ReadonlySet<string> = new Set(),
  ) {
    this.#grammar = grammar;
    this.#dialect = dialect;
    this.#scopeOf = scopeOf;
    this.#field = field;
    this.#active = new Set(active);
  }

  write(e: Expression): string {
    const scope = this.#uncaptured > 0 ? undefined : this.#scopeOf?.(e, this.#field);
    if (scope === undefined) return this.#measured(this.#inner(e));
    const number = this.captures.push(scope) - 1;
    return this.#measured(this.#dialect.capture(this.#withoutCaptures(e), number));
  }

  /**
   * Returns a lookahead; nothing if its expression can't become a regular expression, so that the part matches more.
   */
  #lookahead(open: string, e: Expression): string {
    const [uncaptured, active] = [this.#uncaptured, new Set(this.#active)];
    try {
      return `${open}${this.#withoutCaptures(e)})`;
    } catch (error) {
      if (!(error instanceof NotRegularError)) throw error;
      this.#uncaptured = uncaptured;
      this.#active = active;
      return '';
    }
  }

  /** Returns an expression without captures. */
  #withoutCaptures(e: Expression): string {
    this.#uncaptured++;
    const regex = this.#inner(e);
    this.#uncaptured--;
    return regex;
  }

  #measured(regex: string): string {
    this.#length += 1;
    if (regex.length > MAX_REGEX_LENGTH || this.#length > MAX_REGEX_LENGTH) throw new NotRegularError();
    return regex;
  }

  #inner(e: Expression): string {
    switch (e.op) {
      case 'literal':
        return this.#literal(e);
      case 'set': {
        const scope = this.#uncaptured > 0 || this.#scopeOf === undefined ? undefined : setScope(e.set);
        const regex = this.#set(e.set);
        return scope === undefined ? regex : this.#dialect.capture(regex, this.captures.push(scope) - 1);
      }
      case 'sequence':
        return this.#inLine(e.parts)
          .map((part) => this.write(part))
          .join('');
      case 'choice':
        return this.#atomic(e.alternatives.map((alternative) => this.write(alternative)).join('|'));
      case 'repeat':
        return this.#repeat(e);
      case 'and':
        return this.#lookahead('(?=', e.inner);
      case 'not':
        return isAnything(e.inner) ? '$' : this.#lookahead('(?!', e.inner);
      case 'text':
      case 'capture':
        return this.write(e.inner);
      case 'test':
        // A regular expression does not know what labels matched.
        return '';
      case 'field':
        return this.#inField(e.field, e.inner);
      case 'lineStart':
        return '^';
      case 'rule':
        return this.#rule(lookUp(this.#grammar.rules, e.name));
      default:
        throw new NotRegularError();
    }
  }

  /** Writes a text that the grammar spells out, and captures its words and punctuation. */
  #literal({ text, units }: Extract<Expression, { op: 'literal' }>): string {
    const written = units.map((set) => this.#set(set));
    if (this.#uncaptured > 0 || this.#scopeOf === undefined) return written.join('');
    let from = 0;
    const found = literalParts(text).map(({ start, end, scope }) => {
      const before = written.slice(from, start).join('');
      from = end;
      return before + this.#dialect.capture(written.slice(start, end).join(''), this.captures.push(scope) - 1);
    });
    return found.join('') + written.slice(from).join('');
  }

  /** Returns the parts of a sequence up to its first line break: a regular expression sees one line. */
  #inLine(parts: readonly Expression[]): readonly Expression[] {
    const end = parts.findIndex((part) => part.op === 'set' && isNewline(part.set));
    return end < 0 ? parts : parts.slice(0, end + 1);
  }

  #rule({ name, kind, body, isError }: Rule): string {
    if (isError) return NEVER;
    if (this.#active.has(name)) throw new NotRegularError();
    this.#active.add(name);
    const regex = this.#inField(kind === undefined ? this.#field : 0, body);
    this.#active.delete(name);
    return regex;
  }

  #inField(field: number, e: Expression): string {
    const around = this.#field;
    this.#field = field;
    const regex = this.write(e);
    this.#field = around;
    return regex;
  }

  #repeat(e: Repeat): string {
    const { min, max, element, separator } = e;
    if (this.#uncaptured === 0 && max > 1) {
      // An element that can be empty would match before each separator, where its pattern would end.
      const order = minLengthOf(element, this.#grammar) === 0 ? [separator, element] : [element, separator];
      const patterns = order.flatMap((part) => (part === undefined ? [] : this.#patternsOf(part)));
      if (patterns.length > 0) return this.#dialect.capture(this.#withoutCaptures(e), this.captures.push(patterns) - 1);
    }
    const written = this.write(element);
    // An element that can match nothing may be an anchor or a lookaround: Oniguruma repeats these only in an atomic
    // group.
    const elementPattern = minLengthOf(element, this.#grammar) === 0 ? this.#atomic(written) : written;
    if (separator === undefined) {
      const isOne = element.op === 'set' || (element.op === 'literal' && element.units.length === 1);
      const repeated = `${isOne ? elementPattern : `(?:${elementPattern})`}${quantifier(min, max)}`;
      return isOne && max > 1 ? repeated : this.#atomic(repeated);
    }
    const more = `(?:${this.write(separator)}${this.write(element)})`;
    const rest = max === 1 ? '' : `${more}${quantifier(Math.max(0, min - 1), max - 1)}`;
    return this.#atomic(min === 0 ? `(?:${elementPattern}${rest})?` : `${elementPattern}${rest}`);
  }

  /** Returns the patterns of a part that is repeated: one for each of its alternatives that has scopes. */
  #patternsOf(e: Expression): LinePattern[] {
    if (e.op === 'choice') return e.alternatives.flatMap((alternative) => this.#patternsOf(alternative));
    const writer = new RegexWriter(this.#grammar, this.#dialect, this.#scopeOf, this.#field, this.#active);
    const regex = writer.write(e);
    return writer.captures.length === 0 ? [] : [{ regex, captures: writer.captures }];
  }

  #atomic(inner: string): string {
    return this.#dialect.atomic(inner, this.#atomics++);
  }

  /** Writes a class; the end of a line replaces its line break. */
  #set(set: CharSet): string {
    const ranges = pointsOf(set);
    if (ranges.length === 0) return NEVER;
    const written = ranges.map(([low, high]) => {
      return low === high ? this.#dialect.point(low) : `${this.#dialect.point(low)}-${this.#dialect.point(high)}`;
    });
    const inLine = `[${written.join('')}]`;
    return isNewline(set) ? this.#dialect.lineBreak(inLine) : inLine;
  }
}

/** Matches nothing. Unlike a lookahead, it can have a quantifier in both dialects. */
const NEVER = String.raw`[^\s\S]`;

const isNewline = ({ ranges }: CharSet): boolean => ranges.every(([low, high]) => low >= 10 && high <= 13);

const isAnything = (e: Expression): boolean => e.op === 'set' && e.source === 'any character';

/** The most repetitions that Oniguruma counts. No line is so long that more of them make a difference. */
const MAX_TIMES = 100_000;

function quantifier(least: number, max: number): string {
  const min = Math.min(least, MAX_TIMES);
  if (max > MAX_TIMES) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  return min === 0 && max === 1 ? '?' : min === max ? `{${min}}` : `{${min},${max}}`;
}

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** Returns the code points of a set. A set of units with all surrogates has the code points of all pairs. */
function pointsOf({ points, ranges }: CharSet): CharRange[] {
  if (points) return [...ranges];
  const hasPairs = ranges.some(([low, high]) => low <= FIRST_SURROGATE && high >= LAST_SURROGATE);
  const found = ranges.flatMap(([low, high]): CharRange[] => [
    ...(low < FIRST_SURROGATE ? [[low, Math.min(high, FIRST_SURROGATE - 1)] as const] : []),
    ...(high > LAST_SURROGATE ? [[Math.max(low, LAST_SURROGATE + 1), high] as const] : []),
  ]);
  return hasPairs ? [...found, [0x10000, 0x10ffff]] : found;
}
