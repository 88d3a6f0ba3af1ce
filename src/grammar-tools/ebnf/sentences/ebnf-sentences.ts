import type { DrawNumber } from '../../sentences/random.js';
import type { CodeRange, EbnfExpression, EbnfGrammar } from '../ast.js';
import { setOf } from '../characters.js';

/** Deeper expressions, and those after this number of characters, take the shortest way. */
const MAX_SENTENCE_DEPTH = 12;
const MAX_SENTENCE_LENGTH = 60;
/** A sentence of more parts is not drawn. */
const MAX_SENTENCE_PARTS = 5000;
/** A pattern of more parts is not made. */
const MAX_PATTERN_PARTS = 1000;
/** The most times that a part is drawn if an exception refuses what was drawn. */
const MAX_ATTEMPTS = 20;

/** The state that the parts of a sentence share. */
interface DrawState {
  readonly pick: DrawNumber;
  depth: number;
  left: number;
  /** Number of parts that may still be drawn: some productions have only very long texts. */
  parts: number;
}

/** The state while a pattern is made. */
interface PatternState {
  /** The productions around it. */
  readonly within: string[];
  /** Number of parts that it may still have. */
  parts: number;
}

/**
 * Draws random sentences of productions, by their meaning in EBNF: any alternative, any number of iterations. A
 * sentence that needs a description in words, or an exception that can't be decided, is not drawn.
 */
export class EbnfSentences {
  readonly #bodies: ReadonlyMap<string, EbnfExpression>;
  readonly #heights = new Map<string, number>();

  constructor(productions: EbnfGrammar) {
    this.#bodies = new Map(productions.map(({ name, body }) => [name, body]));
    for (let changes = true; changes;) {
      changes = false;
      for (const [name, body] of this.#bodies) {
        const height = this.#heightOf(body) + 1;
        if (height >= (this.#heights.get(name) ?? Infinity)) continue;
        this.#heights.set(name, height);
        changes = true;
      }
    }
  }

  /** Returns a sentence of a production; `undefined` if none could be drawn. */
  draw(name: string, pick: DrawNumber): string | undefined {
    return this.#draw(
      { type: 'reference', name, start: 0, end: 0 },
      { pick, depth: 0, left: MAX_SENTENCE_LENGTH, parts: MAX_SENTENCE_PARTS },
    );
  }

  #draw(e: EbnfExpression, state: DrawState): string | undefined {
    if (state.parts-- <= 0) return undefined;
    switch (e.type) {
      case 'empty':
        return '';
      case 'literal':
        state.left -= e.text.length;
        return e.isFolded === true && state.pick(2) === 0 ? e.text.toUpperCase() : e.text;
      case 'set':
        state.left--;
        return characterOf(e.isInverted ? othersThan(e.ranges) : e.ranges, state.pick);
      case 'special':
        return undefined;
      case 'reference': {
        const body = this.#bodies.get(e.name);
        if (body === undefined || this.#heights.get(e.name) === undefined) return undefined;
        state.depth++;
        const text = this.#draw(body, state);
        state.depth--;
        return text;
      }
      case 'group':
        return this.#draw(e.inner, state);
      case 'choice':
        return this.#draw(this.#alternative(e.parts, state), state);
      case 'sequence':
        return this.#joined(e.parts, state);
      case 'optional':
        return this.#iterations(e.inner, { min: 0, max: 1 }, state);
      case 'repetition':
        return this.#iterations(e.inner, { min: 0, max: Infinity }, state);
      case 'not-empty':
        return this.#iterations(e.inner.type === 'repetition' ? e.inner.inner : e.inner, { min: 1, max: 3 }, state);
      case 'counted':
        return this.#iterations(e.inner, { min: e.count, max: e.count }, state);
      case 'times':
        return this.#iterations(e.inner, e, state);
      case 'exception':
        return this.#except(e, state);
    }
  }

  #joined(parts: readonly EbnfExpression[], state: DrawState): string | undefined {
    let text = '';
    for (const part of parts) {
      const next = this.#draw(part, state);
      if (next === undefined) return undefined;
      text += next;
    }
    return text;
  }

  #alternative(parts: readonly EbnfExpression[], { pick, depth, left }: DrawState): EbnfExpression {
    const minHeight = parts.reduce((min, part) => Math.min(min, this.#heightOf(part)), Infinity);
    const isShort = depth > MAX_SENTENCE_DEPTH || left <= 0;
    const maxHeight = isShort ? minHeight : Number.MAX_SAFE_INTEGER;
    const candidates = parts.filter((part) => this.#heightOf(part) <= maxHeight);
    return candidates[pick(candidates.length)] ?? parts[0]!;
  }

  #iterations(
    inner: EbnfExpression,
    { min, max }: { readonly min: number; readonly max: number },
    state: DrawState,
  ): string | undefined {
    if (min > MAX_SENTENCE_LENGTH * 10) return undefined;
    let text = '';
    for (let count = 0; count < max; count++) {
      const isShort = state.depth > MAX_SENTENCE_DEPTH || state.left <= 0;
      if (count >= min && (isShort || state.pick(3) === 0)) break;
      const next = this.#draw(inner, state);
      if (next === undefined) return count < min ? undefined : text;
      state.left--;
      text += next;
    }
    return text;
  }

  #except({ inner, without }: EbnfExpression & { readonly type: 'exception' }, state: DrawState): string | undefined {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = this.#draw(inner, state);
      if (text === undefined) return undefined;
      const isRefused = this.#matches(without, text);
      if (isRefused === undefined) return undefined;
      if (!isRefused) return text;
    }
    return undefined;
  }

  /** Whether an expression matches a whole text; `undefined` if that is not decided easily. */
  #matches(e: EbnfExpression, text: string): boolean | undefined {
    const pattern = this.#patternOf(e, { within: [], parts: MAX_PATTERN_PARTS });
    return pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'su').test(text);
  }

  /**
   * Returns a regular expression for the texts of an expression that doesn't contain itself. Only single characters are
   * repeated, so that a match takes little time.
   */
  #patternOf(e: EbnfExpression, state: PatternState): string | undefined {
    if (state.parts-- <= 0) return undefined;
    const all = (parts: readonly EbnfExpression[], separator: string): string | undefined => {
      const patterns = parts.map((part) => this.#patternOf(part, state));
      return patterns.every((pattern) => pattern !== undefined) ? `(?:${patterns.join(separator)})` : undefined;
    };
    const set = setOf(e);
    if (set !== undefined) return setPattern(set.ranges, set.isInverted);
    switch (e.type) {
      case 'empty':
        return '';
      case 'literal':
        return Array.from(e.text, (character) => setPattern(setOf({ ...e, text: character })!.ranges, false)).join('');
      case 'reference': {
        const body = this.#bodies.get(e.name);
        if (body === undefined || state.within.includes(e.name)) return undefined;
        state.within.push(e.name);
        const pattern = this.#patternOf(body, state);
        state.within.pop();
        return pattern;
      }
      case 'group':
        return this.#patternOf(e.inner, state);
      case 'choice':
        return all(e.parts, '|');
      case 'sequence':
        return all(e.parts, '');
      case 'optional':
        return all([{ type: 'empty', start: 0, end: 0 }, e.inner], '|');
      case 'repetition':
        return this.#repeatedPattern(e.inner, '*', state);
      case 'times':
        return this.#repeatedPattern(e.inner, e.max === Infinity ? `{${e.min},}` : `{${e.min},${e.max}}`, state);
      case 'counted':
        return this.#repeatedPattern(e.inner, `{${e.count}}`, state);
      default:
        return undefined;
    }
  }

  #repeatedPattern(inner: EbnfExpression, bounds: string, state: PatternState): string | undefined {
    const pattern = this.#patternOf(inner, state);
    const isCharacter = pattern !== undefined && /^(?:\(\?:)*\[[^\]]*\]\)*$/.test(pattern);
    return isCharacter ? `(?:${pattern})${bounds}` : undefined;
  }

  /** Returns the least nesting of productions in a text of an expression. */
  #heightOf(e: EbnfExpression): number {
    switch (e.type) {
      case 'special':
        return Infinity;
      case 'reference':
        return this.#heights.get(e.name) ?? Infinity;
      case 'choice':
        return e.parts.reduce((min, part) => Math.min(min, this.#heightOf(part)), Infinity);
      case 'sequence':
        return e.parts.reduce((max, part) => Math.max(max, this.#heightOf(part)), 0);
      case 'group':
      case 'not-empty':
      case 'exception':
        return this.#heightOf(e.inner);
      case 'counted':
        return e.count === 0 ? 0 : this.#heightOf(e.inner);
      case 'times':
        return e.min === 0 ? 0 : this.#heightOf(e.inner);
      default:
        return 0;
    }
  }
}

const setPattern = (ranges: readonly CodeRange[], isInverted: boolean): string =>
  `[${isInverted ? '^' : ''}${ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`;

/** Returns a character in the given ranges: often a visible one. */
function characterOf(ranges: readonly CodeRange[], pick: DrawNumber): string | undefined {
  const range = ranges[pick(ranges.length)];
  if (range === undefined) return undefined;
  const [first, last] = range;
  return String.fromCodePoint(first + pick(Math.min(last - first + 1, 100)));
}

/** The characters that sentences take from a set that is written as its opposite. */
const USUAL: CodeRange = [0x20, 0x7e];

/** Returns the usual characters outside some ranges. */
function othersThan(ranges: readonly CodeRange[]): CodeRange[] {
  const others: CodeRange[] = [];
  let next = USUAL[0];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (first > next) others.push([next, Math.min(first - 1, USUAL[1])]);
    next = Math.max(next, last + 1);
  }
  if (next <= USUAL[1]) others.push([next, USUAL[1]]);
  return others.filter(([first, last]) => first <= last);
}
