import { ANY_UNIT, contains, onlyCharacter } from '../../generator/char-set.js';
import type { Expression, Grammar } from '../../generator/ir.js';
import { minLengthOf } from './measure.js';
import { type Dialect, type LinePattern, lineRegex, type ScopeOf } from './regex.js';
import { characterSets } from './scopes.js';

/** The beginning of a node that continues in other lines, its end, and the patterns of the text in between. */
export interface RegionPattern extends LinePattern {
  readonly end: LinePattern;
  /** The scope of what no inner pattern matches; absent for none. */
  readonly content?: string;
  /** Whether a backslash escapes the end. */
  readonly escapes: boolean;
  readonly inside: readonly (LinePattern | RegionPattern)[];
}

/**
 * Returns the region of a node that has literals at both ends and can have line breaks in between; `undefined` if the
 * node has none, or if its parts can't become regular expressions.
 *
 * The region begins only in a line that the node fills up to its end, so that no wrong text of one line begins it.
 */
export function regionPattern(
  body: Expression,
  grammar: Grammar,
  dialect: Dialect,
  scopeOf: ScopeOf,
): RegionPattern | undefined {
  return new Regions(grammar, dialect, scopeOf).of(body);
}

class Regions {
  readonly #grammar: Grammar;
  readonly #dialect: Dialect;
  readonly #scopeOf: ScopeOf;

  constructor(grammar: Grammar, dialect: Dialect, scopeOf: ScopeOf) {
    this.#grammar = grammar;
    this.#dialect = dialect;
    this.#scopeOf = scopeOf;
  }

  of(body: Expression): RegionPattern | undefined {
    const all = partsOf(body);
    const parts = all.slice(0, all.findLastIndex(({ op }) => op === 'literal') + 1);
    const breaks = parts.flatMap((part, i) => (this.#hasLineBreak(part) ? [i] : []));
    const [broken, last] = [breaks[0], parts.at(-1)];
    if (parts[0]?.op !== 'literal' || last === undefined || broken === undefined) return undefined;
    // A labeled text that can have line breaks is a region of its own, which begins with the literal before it.
    const from = this.#textScope(parts[broken]) === undefined ? broken : broken - 1;
    const untilEnd = breaks.map((i) => sequence([...parts.slice(from, i + 1), LINE_END]));
    const goesOn: Expression = { op: 'and', inner: { op: 'choice', alternatives: untilEnd } };
    const begin = this.#regex(sequence([...parts.slice(0, from), goesOn]));
    const end = this.#regex(last);
    const inside = this.#inside(parts.slice(from));
    if (from < 1 || begin === undefined || end === undefined || inside === undefined) return undefined;
    return { ...begin, end, escapes: false, inside };
  }

  /** Returns the patterns of the given parts; the last part is the end of the region. */
  #inside(parts: readonly Expression[]): RegionPattern['inside'] | undefined {
    const found: (LinePattern | RegionPattern)[] = [];
    for (let i = 0; i < parts.length - 1; i++) {
      const part = atLeastOnce(parts[i]!);
      const text = this.#text(parts.slice(i, i + 3));
      const pattern = text ?? this.#regex(part);
      if (pattern === undefined || (this.#textScope(part) !== undefined && this.#hasLineBreak(part))) return undefined;
      if (text !== undefined) i++;
      if (pattern.captures.length > 0 && minLengthOf(part, this.#grammar) > 0) found.push(pattern);
    }
    return found;
  }

  /** Returns the region of a labeled text that can have line breaks, between two literals. */
  #text([before, text, after]: readonly Expression[]): RegionPattern | undefined {
    const content = this.#textScope(text);
    if (before?.op !== 'literal' || text?.op !== 'field' || !text.token || after?.op !== 'literal') return undefined;
    const [begin, end] = [this.#regex(before), this.#regex({ op: 'and', inner: after })];
    if (content === undefined || begin === undefined || end === undefined || !this.#hasLineBreak(text)) {
      return undefined;
    }
    const escapes = characterSets(text, this.#grammar).some((set) => onlyCharacter(set) === BACKSLASH);
    return { ...begin, end, content, escapes, inside: [] };
  }

  /** Returns the scope of a part that has one as a whole. */
  #textScope(e: Expression | undefined): string | undefined {
    if (e === undefined) return undefined;
    return e.op === 'field' && !e.token ? this.#scopeOf(e.inner, e.field) : this.#scopeOf(e, 0);
  }

  #regex(e: Expression): LinePattern | undefined {
    return lineRegex(e, this.#grammar, this.#dialect, this.#scopeOf);
  }

  #hasLineBreak(e: Expression): boolean {
    return characterSets(e, this.#grammar).some((set) => contains(set, LINE_FEED));
  }
}

/** Returns the parts of a sequence and of the sequences in it. */
const partsOf = (e: Expression): Expression[] => (e.op === 'sequence' ? e.parts.flatMap(partsOf) : [e]);

const sequence = (parts: readonly Expression[]): Expression => ({ op: 'sequence', parts });

/** Returns a part that matches no empty text where it could be left out. */
function atLeastOnce(e: Expression): Expression {
  if (e.op === 'field') return { ...e, inner: atLeastOnce(e.inner) };
  return e.op === 'repeat' && e.min === 0 ? { ...e, min: 1 } : e;
}

const LINE_END: Expression = { op: 'not', inner: { op: 'set', set: ANY_UNIT, source: 'any character' } };
const LINE_FEED = 0x0a;
const BACKSLASH = 0x5c;
