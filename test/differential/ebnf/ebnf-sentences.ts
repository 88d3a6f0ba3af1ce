import type { EbnfExpression, EbnfGrammar } from '../../../src/library/generator.js';
import type { Random } from '../../support/random.js';

/** Sentences of productions. `samples` gives a few texts for each `? … ?`. */
export class Sentences {
  readonly #productions: ReadonlyMap<string, EbnfExpression>;
  readonly #samples: (text: string) => readonly string[];
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(grammar: EbnfGrammar, samples: (text: string) => readonly string[]) {
    this.#productions = new Map(grammar.map(({ name, body }) => [name, body]));
    this.#samples = samples;
  }

  /** Every sentence of a production up to a length. */
  upTo(name: string, length: number): ReadonlySet<string> {
    const key = `${name} ${length}`;
    let cached = this.#known.get(key);
    if (cached === undefined) {
      cached = this.#all(this.#productions.get(name)!, length);
      this.#known.set(key, cached);
    }
    return cached;
  }

  /** A sentence drawn at random, its repetitions up to `maxCount` times each. */
  random(name: string, random: Random, maxCount: number): string {
    return this.#one(this.#productions.get(name)!, random, maxCount);
  }

  #all(e: EbnfExpression, length: number): ReadonlySet<string> {
    switch (e.type) {
      case 'literal':
        return new Set(e.text.length <= length ? [e.text] : []);
      case 'reference':
        return this.upTo(e.name, length);
      case 'special':
        return new Set(this.#samples(e.text).filter((text) => text.length <= length));
      case 'sequence':
        return e.parts.reduce<ReadonlySet<string>>((before, part) => this.#append(before, part, length), new Set(['']));
      case 'choice':
        return new Set(e.parts.flatMap((part) => [...this.#all(part, length)]));
      case 'group':
        return this.#all(e.inner, length);
      case 'optional':
        return new Set(['', ...this.#all(e.inner, length)]);
      case 'repetition': {
        const all = new Set(['']);
        // A set can grow while it is walked: each sentence is tried with one part more.
        for (const before of all) for (const text of this.#append(new Set([before]), e.inner, length)) all.add(text);
        return all;
      }
      default:
        return new Set(['']);
    }
  }

  #append(before: ReadonlySet<string>, e: EbnfExpression, length: number): ReadonlySet<string> {
    const out = new Set<string>();
    for (const start of before) for (const end of this.#all(e, length - start.length)) out.add(start + end);
    return out;
  }

  #one(e: EbnfExpression, random: Random, maxCount: number): string {
    switch (e.type) {
      case 'literal':
        return e.text;
      case 'reference':
        return this.random(e.name, random, maxCount);
      case 'special':
        return random.pick(this.#samples(e.text));
      case 'sequence':
        return e.parts.map((part) => this.#one(part, random, maxCount)).join('');
      case 'choice':
        return this.#one(random.pick(e.parts), random, maxCount);
      case 'group':
        return this.#one(e.inner, random, maxCount);
      case 'optional':
        return random.once(3) ? '' : this.#one(e.inner, random, maxCount);
      case 'repetition':
        return Array.from({ length: random.int(maxCount + 1) }, () => this.#one(e.inner, random, maxCount)).join('');
      default:
        return '';
    }
  }
}
