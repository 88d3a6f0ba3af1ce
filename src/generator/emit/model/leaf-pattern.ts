import { ANY_UNIT, type CharSet, complement, isSubset, onlyCharacter } from '../../char-set.js';
import { unicodeEscape } from '../../characters.js';
import { type Expression, type Grammar, lookUp, type Repeat } from '../../ir.js';

/** Longest pattern that is written: a longer one is harder to read than the rule. */
const MAX_PATTERN_LENGTH = 80;

/**
 * Returns a regular expression that matches every text of expressions, as source between `^` and `$`; `undefined` if it
 * would be long, or could take long to match.
 */
export function leafPattern(expressions: readonly Expression[], grammar: Grammar): string | undefined {
  const found = expressions.map((e) => new PatternWriter(grammar).write(e));
  const known = [...new Set(found)].filter((one) => one !== undefined);
  if (known.length === 0 || found.includes(undefined)) return undefined;
  const whole = known.length === 1 ? known[0] : `(?:${known.join('|')})`;
  const pattern = `^${whole}$`;
  return pattern.length <= MAX_PATTERN_LENGTH && isPattern(pattern) ? pattern : undefined;
}

class PatternWriter {
  readonly #grammar: Grammar;
  readonly #open = new Set<string>();
  /** The patterns of rules, so that each is written once, or twice if it is repeated somewhere. */
  readonly #written = new Map<string, string>();
  /** Whether the part that is being written is repeated without a limit. */
  #isRepeated = false;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** Returns the pattern of an expression, without its lookaheads. */
  write(e: Expression): string | undefined {
    switch (e.op) {
      case 'literal':
        return this.#literal(e);
      case 'set':
        return setPattern(e);
      case 'sequence':
        return this.#all(e.parts, '');
      case 'choice': {
        const either = this.#all(e.alternatives, '|');
        return either === undefined ? undefined : `(?:${either})`;
      }
      case 'repeat':
        return this.#repeat(e);
      case 'and':
      case 'not':
      case 'test':
      case 'lineStart':
        return '';
      case 'text':
      case 'field':
      case 'capture':
        return this.write(e.inner);
      case 'rule':
        return this.#rule(e.name);
      case 'again':
        return undefined;
    }
  }

  /** Stops at the first part without a pattern, and once the pattern is too long. */
  #all(expressions: readonly Expression[], by: string): string | undefined {
    const written: string[] = [];
    let length = 0;
    for (const e of expressions) {
      const pattern = this.write(e);
      if (pattern === undefined) return undefined;
      written.push(pattern);
      length += pattern.length;
      if (length > MAX_PATTERN_LENGTH) return undefined;
    }
    return written.join(by);
  }

  #literal({ text, units }: Extract<Expression, { op: 'literal' }>): string {
    const source = [...units.entries()].map(([i, set]) =>
      onlyCharacter(set) === undefined ? `[${rangesOf(set)}]` : escaped(text[i] ?? ''),
    );
    return source.join('');
  }

  #rule(name: string): string | undefined {
    const key = `${name}${this.#isRepeated ? ' repeated' : ''}`;
    const written = this.#written.get(key);
    if (written !== undefined || this.#open.has(name)) return written;
    this.#open.add(name);
    const pattern = this.write(lookUp(this.#grammar.rules, name).body);
    this.#open.delete(name);
    if (pattern !== undefined) this.#written.set(key, pattern);
    return pattern;
  }

  /** Returns the pattern of a repetition. One inside another could take exponential time to match, so it has none. */
  #repeat({ element, separator, min, max }: Repeat): string | undefined {
    if (separator !== undefined) return undefined;
    const isEndless = max > MAX_TIMES;
    if (isEndless && this.#isRepeated) return undefined;
    const outer = this.#isRepeated;
    this.#isRepeated ||= isEndless;
    const inner = this.write(element);
    this.#isRepeated = outer;
    if (inner === undefined || inner === '') return inner;
    return (isOneCharacter(inner) || isGroup(inner) ? inner : `(?:${inner})`) + times(min, max);
  }
}

/** The most repetitions that a pattern counts. Where the text of a label is their number, it can be any number. */
const MAX_TIMES = 10_000;

function times(min: number, max: number): string {
  if (min === 0 && max === 1) return '?';
  if (max > MAX_TIMES) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  if (min === max) return min === 1 ? '' : `{${min}}`;
  return `{${min},${max}}`;
}

/**
 * Returns a class as a regular expression without flags, which matches UTF-16 units: it can't match other characters
 * whole.
 */
function setPattern({ set, source }: Extract<Expression, { op: 'set' }>): string | undefined {
  if (isSubset(ANY_UNIT, set)) return String.raw`[\s\S]`;
  if (set.ranges.some(([, high]) => high > 0xffff)) return undefined;
  const [, not = '', inner] = /^\[(\^?)(.*)\]u?$/s.exec(source) ?? [];
  if (inner !== undefined && !OWN_ESCAPE.test(inner)) return `[${not}${inner}]`;
  return not === '' && !source.startsWith('[^') ? `[${rangesOf(set)}]` : `[^${rangesOf(complement(set))}]`;
}

/** An escape in a class that is, or may be, something else in a regular expression. */
const OWN_ESCAPE = /(?<!\\)(?:\\\\)*\\(?!b|f|n|r|t|v|x|u(?!\{)|0(?!\d))\w/;

/** Returns the inside of a class. */
const rangesOf = ({ ranges }: CharSet): string =>
  ranges
    .map(([low, high]) => {
      const [first, last] = [inClass(low), inClass(high)];
      if (low === high) return first;
      return high === low + 1 ? first + last : `${first}-${last}`;
    })
    .join('');

function inClass(code: number): string {
  const character = String.fromCharCode(code);
  return /[\\\]^-]/.test(character) ? `\\${character}` : escapedWhite(character);
}

const isGroup = (pattern: string): boolean => /^\(\?:[^()]*\)$/.test(pattern);

const isOneCharacter = (pattern: string): boolean => /^(?:\[(?:[^\]\\]|\\.)*\]|\\?.)$/s.test(pattern);

/** Escapes a character for a regular expression, as JavaScript source writes it. */
const escaped = (unit: string): string => (/[\\^$.*+?()[\]{}|/]/.test(unit) ? `\\${unit}` : escapedWhite(unit));

/** Escapes a character that can't be seen. */
function escapedWhite(unit: string): string {
  if (unit === '\n') return String.raw`\n`;
  if (unit === '\r') return String.raw`\r`;
  if (unit === '\t') return String.raw`\t`;
  return /[\p{C}\p{Z}]/u.test(unit) && unit !== ' ' ? unicodeEscape(unit.charCodeAt(0)) : unit;
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
