import type { ast } from 'peggy';
import { charactersIn, contains } from '../char-set.js';
import { classSet } from '../characters.js';
import type { Words } from '../ir.js';
import { boundsOf } from '../read/bounds.js';
import type { PeggyExpression, Repeated, Suffixed } from '../read/peggy-ast.js';

/** The largest number of words that an expression may match, and of characters of a class in them. */
const MAX_WORDS = 4000;

/** A text, and whether upper and lower case are the same in it. */
export interface Word {
  readonly text: string;
  readonly folded: boolean;
}

/** Thrown for an expression that does not match a limited number of texts: see `matchedWords`. */
class TooManyWordsError extends Error {}

/**
 * Returns all texts that an expression matches from their start to their end, as if nothing were before and after them;
 * `undefined` if they are too many, or depend on what is around them.
 */
export function matchedWords(e: PeggyExpression, rules: ReadonlyMap<string, ast.Rule>): readonly Word[] | undefined {
  const reader = new WordReader(rules);
  try {
    return reader.all(e).filter((word) => reader.end(e, word, 0) === word.text.length);
  } catch (error) {
    if (error instanceof TooManyWordsError) return undefined;
    throw error;
  }
}

/**
 * Returns texts without repetitions, divided by whether upper and lower case are the same in them.
 *
 * @param ignoreCase whether they are the same in all of them
 */
export function wordsOf(words: readonly Word[], ignoreCase = false): Words {
  const fold = (word: Word): boolean => ignoreCase || (word.folded && hasCase(word.text));
  const texts = (folded: boolean): string[] => [
    ...new Set(words.filter((word) => fold(word) === folded).map(({ text }) => (folded ? text.toLowerCase() : text))),
  ];
  return { exact: texts(false), folded: texts(true) };
}

const NOTHING: readonly Word[] = [{ text: '', folded: false }];

class WordReader {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #open = new Set<string>();

  constructor(rules: ReadonlyMap<string, ast.Rule>) {
    this.#rules = rules;
  }

  /** Returns the texts that an expression can match, and some that its lookaheads or its order rule out. */
  all(e: PeggyExpression): readonly Word[] {
    switch (e.type) {
      case 'literal':
        return [{ text: e.value, folded: e.ignoreCase }];
      case 'class':
        return charactersOf(e);
      case 'sequence':
        return e.elements.map((element) => this.all(element)).reduce(joined, NOTHING);
      case 'choice':
        return requireFew(e.alternatives.flatMap((alternative) => this.all(alternative)));
      case 'optional':
        return [...NOTHING, ...this.all(e.expression)];
      case 'repeated':
        return this.#repeated(e);
      case 'simple_and':
      case 'simple_not':
        return NOTHING;
      case 'group':
      case 'text':
      case 'labeled':
      case 'named':
        return this.all(e.expression);
      case 'rule_ref':
        return this.#ofRule(e.name);
      default:
        throw new TooManyWordsError();
    }
  }

  #ofRule(name: string): readonly Word[] {
    const rule = this.#rules.get(name);
    if (rule === undefined || this.#open.has(name)) throw new TooManyWordsError();
    this.#open.add(name);
    const words = this.all(rule.expression);
    this.#open.delete(name);
    return words;
  }

  #repeated(e: Repeated): readonly Word[] {
    const { min, max, delimiter } = boundsOf(e);
    if (typeof max !== 'number' || !Number.isFinite(max) || !Number.isFinite(min)) throw new TooManyWordsError();
    const element = this.all(e.expression);
    const next = delimiter === undefined ? element : joined(this.all(delimiter), element);
    let repeated: readonly Word[] = min === 0 ? NOTHING : [];
    let words = NOTHING;
    for (let count = 1; count <= max; count++) {
      words = joined(words, count === 1 ? element : next);
      if (count >= min) repeated = requireFew([...repeated, ...words]);
    }
    return requireFew(repeated);
  }

  /** Returns the offset after the match of an expression in a word, as a parser would match it; -1 if it fails. */
  end(e: PeggyExpression, word: Word, p: number): number {
    const on = (inner: PeggyExpression, offset: number): number => this.end(inner, word, offset);
    switch (e.type) {
      case 'literal':
        return endOfLiteral(e, word, p);
      case 'any':
        return p < word.text.length ? p + 1 : -1;
      case 'class':
        return endOfClass(e, word, p);
      case 'sequence':
        return e.elements.reduce((offset, element) => (offset < 0 ? offset : on(element, offset)), p);
      case 'choice':
        return e.alternatives.reduce((end, alternative) => (end < 0 ? on(alternative, p) : end), -1);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#endOfRepeated(e, word, p);
      case 'simple_and':
        return on(e.expression, p) < 0 ? -1 : p;
      case 'simple_not':
        return on(e.expression, p) < 0 ? p : -1;
      case 'group':
      case 'text':
      case 'labeled':
      case 'named':
        return on(e.expression, p);
      case 'rule_ref':
        return on(this.#rules.get(e.name)?.expression ?? e, p);
      default:
        throw new TooManyWordsError();
    }
  }

  #endOfRepeated(e: Suffixed | Repeated, word: Word, p: number): number {
    const { min, max, delimiter } = boundsOf(e);
    let offset = p;
    for (let count = 0; count < max; count++) {
      const from = count === 0 || delimiter === undefined ? offset : this.end(delimiter, word, offset);
      const end = from < 0 ? from : this.end(e.expression, word, from);
      if (end < 0) return count < min ? -1 : offset;
      if (end === offset && count >= min) return offset;
      offset = end;
    }
    return offset;
  }
}

function charactersOf(e: ast.CharacterClass): readonly Word[] {
  const characters = charactersIn(classSet(e), MAX_WORDS);
  if (characters === undefined) throw new TooManyWordsError();
  return characters.map((text) => ({ text, folded: false }));
}

/** Returns the offset after a literal in a word; -1 if another text is there. */
function endOfLiteral({ value, ignoreCase }: ast.Literal, { text }: Word, p: number): number {
  const end = p + value.length;
  const found = text.slice(p, end);
  const isSame = ignoreCase ? found.toLowerCase() === value.toLowerCase() : found === value;
  return isSame ? end : -1;
}

/** Returns the offset after a character of a class in a word; -1 if another one is there. */
function endOfClass(e: ast.CharacterClass, { text }: Word, p: number): number {
  const point = text.codePointAt(p);
  if (point === undefined) return -1;
  const code = e.unicode ? point : text.charCodeAt(p);
  return contains(classSet(e), code) ? p + (code > 0xffff ? 2 : 1) : -1;
}

/** Returns each text of one list followed by each of another. */
function joined(before: readonly Word[], after: readonly Word[]): readonly Word[] {
  if (before.length * after.length > MAX_WORDS) throw new TooManyWordsError();
  return requireFew(before.flatMap((one) => after.flatMap((other) => joinedWords(one, other))));
}

/** Joins two texts; spells out the case of one text if the case of the other counts. */
function joinedWords(one: Word, other: Word): readonly Word[] {
  const text = one.text + other.text;
  if (!hasCase(one.text) || !hasCase(other.text)) return [{ text, folded: one.folded || other.folded }];
  if (one.folded === other.folded) return [{ text, folded: one.folded }];
  const all = (word: Word): readonly string[] => (word.folded ? casesOf(word.text) : [word.text]);
  return all(one).flatMap((first) => all(other).map((second) => ({ text: first + second, folded: false })));
}

function casesOf(text: string): readonly string[] {
  let all = [''];
  for (const unit of text.split('')) {
    const cases = [...new Set([unit.toLowerCase(), unit.toUpperCase()])];
    all = all.flatMap((start) => cases.map((letter) => start + letter));
    if (all.length > MAX_WORDS) throw new TooManyWordsError();
  }
  return all;
}

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

function requireFew<T>(words: readonly T[]): readonly T[] {
  if (words.length > MAX_WORDS) throw new TooManyWordsError();
  return words;
}
