import { lookUp } from '../ir.js';
import type { ast } from 'peggy';
import { type PeggyExpression } from '../frontend/peggy-ast.js';
import { boundsOf } from './bounds.js';
import { sampleCharacters } from './characters.js';

/** Every sentence of a rule up to a length, or the first of them. */
export interface AllSentences {
  readonly sentences: readonly string[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/**
 * Every sentence of a grammar up to a length, shortest first, with the ends of each range for its characters.
 * Predicates are not asked, as in `RandomSentences`.
 */
export class SentencesUpTo {
  readonly #rules: ReadonlyMap<string, PeggyExpression>;
  readonly #limit: number;
  readonly #known = new Map<string, readonly string[]>();
  #isComplete = true;

  /**
   * @param grammar - as `readLinkedGrammar` gives it
   * @param limit - most sentences of any part of the grammar; what is beyond is left out
   */
  constructor(grammar: ast.Grammar, limit = 10_000) {
    this.#rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression as PeggyExpression]));
    this.#limit = limit;
  }

  /** The sentences of a rule that have at most `length` characters. */
  of(rule: string, length: number): AllSentences {
    const sentences = this.#ofRule(rule, length);
    return { sentences, isComplete: this.#isComplete };
  }

  #ofRule(name: string, length: number): readonly string[] {
    const key = `${length} ${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A rule that comes back to itself without a character has no sentence more for that.
    this.#known.set(key, []);
    const sentences = this.#all(lookUp(this.#rules, name), length);
    this.#known.set(key, sentences);
    return sentences;
  }

  #all(e: PeggyExpression, length: number): readonly string[] {
    switch (e.type) {
      case 'rule_ref':
        return this.#ofRule(e.name, length);
      case 'literal':
        return e.value.length <= length ? [e.value] : [];
      case 'class':
        return length > 0 ? sampleCharacters(e).filter((character) => character.length <= length) : [];
      case 'any':
        return length > 0 ? ['a'] : [];
      case 'sequence':
        return e.elements.reduce<readonly string[]>(
          (before, element) => this.#append(before, element as PeggyExpression, length),
          [''],
        );
      case 'choice':
        return this.#some(e.alternatives.flatMap((alternative) => this.#all(alternative as PeggyExpression, length)));
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#repeated(e, length);
      case 'simple_and':
      case 'simple_not':
        return [''];
      default:
        return 'expression' in e ? this.#all(e.expression as PeggyExpression, length) : [''];
    }
  }

  #repeated(e: ast.Suffixed | ast.Repeated, length: number): readonly string[] {
    const { min, max, delimiter } = boundsOf(e);
    const all = new Set<string>(min === 0 ? [''] : []);
    let layer: readonly string[] = [''];
    // A layer that adds nothing new ends it: what follows would be the same again.
    for (let count = 1; count <= max && count <= Math.max(min, length); count++) {
      const before = count > 1 && delimiter !== undefined ? this.#append(layer, delimiter, length) : layer;
      layer = this.#append(before, e.expression as PeggyExpression, length);
      if (count < min) continue;
      const size = all.size;
      for (const text of layer) all.add(text);
      if (all.size === size || all.size > this.#limit) break;
    }
    return this.#some([...all]);
  }

  #append(before: readonly string[], e: PeggyExpression, length: number): readonly string[] {
    const out = new Set<string>();
    for (const start of before) {
      for (const end of this.#all(e, length - start.length)) out.add(start + end);
      if (out.size > this.#limit) break;
    }
    return this.#some([...out]);
  }

  /** Without repetition, shortest first, no more than the limit. */
  #some(texts: readonly string[]): readonly string[] {
    const all = [...new Set(texts)].sort((a, b) => a.length - b.length);
    if (all.length <= this.#limit) return all;
    this.#isComplete = false;
    return all.slice(0, this.#limit);
  }
}
