import nearley from 'nearley';
import type { EbnfExpression, EbnfGrammar } from '../../../src/library/generator.js';

type Symbol = string | { readonly test: (character: string) => boolean };

/**
 * A recognizer of the language that productions mean: an Earley parser, which tries every alternative and every number
 * of rounds. It reads one UTF-16 unit after another.
 */
export class Earley {
  readonly #rules: nearley.ParserRule[] = [];
  #count = 0;

  constructor(productions: EbnfGrammar) {
    for (const { name, body } of productions) this.#rule(`=${name}`, [this.#symbol(body)]);
  }

  /** Whether a production matches a whole text. */
  matches(name: string, text: string): boolean {
    return this.#matches(`=${name}`, text);
  }

  #matches(start: string, text: string): boolean {
    const grammar = nearley.Grammar.fromCompiled({
      Lexer: undefined,
      ParserRules: this.#rules,
      ParserStart: start,
    } as unknown as nearley.CompiledRules);
    const parser = new nearley.Parser(grammar);
    try {
      parser.feed(text);
    } catch {
      return false;
    }
    return parser.results.length > 0;
  }

  #symbol(e: EbnfExpression): Symbol {
    switch (e.type) {
      case 'empty':
        return this.#either([[]]);
      case 'literal':
        return this.#either([Array.from(e.text, (one) => characterTest({ ...e, text: one })!)]);
      case 'set':
        return characterTest(e)!;
      case 'reference':
        return `=${e.name}`;
      case 'group':
        return this.#symbol(e.inner);
      case 'sequence':
        return this.#either([e.parts.map((part) => this.#symbol(part))]);
      case 'choice':
        // One test is much faster than an alternative for each character.
        return characterTest(e) ?? this.#either(e.parts.map((part) => [this.#symbol(part)]));
      case 'optional':
        return this.#either([[], [this.#symbol(e.inner)]]);
      case 'repetition':
        return this.#times(e.inner, 0, Infinity);
      case 'times':
        // An expression that is repeated no times may be anything, such as words.
        return e.max === 0 ? this.#either([[]]) : this.#times(e.inner, e.min, e.max);
      case 'counted':
        return this.#times(e.inner, e.count, e.count);
      case 'exception':
        return this.#except(e);
      default:
        throw new Error(`not supported: ${e.type}`);
    }
  }

  #times(e: EbnfExpression, min: number, max: number): Symbol {
    const inner = this.#symbol(e);
    const needed = new Array<Symbol>(min).fill(inner);
    if (max === Infinity) {
      const more = this.#name();
      this.#rule(more, []);
      this.#rule(more, [more, inner]);
      return this.#either([[...needed, more]]);
    }
    return this.#either(
      Array.from({ length: max - min + 1 }, (_, extra) => [...needed, ...new Array<Symbol>(extra).fill(inner)]),
    );
  }

  /** The texts of an expression that another one does not match as a whole. */
  #except({ inner, without }: EbnfExpression & { readonly type: 'exception' }): Symbol {
    const refused = this.#either([[this.#symbol(without)]]);
    const name = this.#name();
    this.#rules.push({
      name,
      symbols: [this.#symbol(inner)],
      postprocess: (data: unknown[], _place: number, reject: object) => {
        const text = textOf(data);
        return this.#matches(refused, text) ? reject : text;
      },
    } as unknown as nearley.ParserRule);
    return name;
  }

  #either(alternatives: readonly (readonly Symbol[])[]): string {
    const name = this.#name();
    for (const symbols of alternatives) this.#rule(name, symbols);
    return name;
  }

  #rule(name: string, symbols: readonly Symbol[]): void {
    // One text for all ways to read it: otherwise ambiguous texts have very many results.
    const postprocess = (data: unknown[]) => textOf(data);
    this.#rules.push({ name, symbols: [...symbols], postprocess } as unknown as nearley.ParserRule);
  }

  #name(): string {
    return `${this.#count++}`;
  }
}

/** A symbol for an expression that matches one character; `undefined` for other expressions. */
function characterTest(e: EbnfExpression): Exclude<Symbol, string> | undefined {
  switch (e.type) {
    case 'literal': {
      if (e.text.length !== 1) return undefined;
      const isFolded = e.isFolded === true;
      return { test: (one) => one === e.text || (isFolded && one.toLowerCase() === e.text.toLowerCase()) };
    }
    case 'set': {
      const isIn = (code: number) => e.ranges.some(([low, high]) => low <= code && code <= high);
      return { test: (one) => isIn(one.charCodeAt(0)) !== e.isInverted };
    }
    case 'group':
      return characterTest(e.inner);
    case 'choice': {
      const tests = e.parts.map(characterTest);
      if (tests.some((test) => test === undefined)) return undefined;
      return { test: (one) => tests.some((test) => test!.test(one)) };
    }
    default:
      return undefined;
  }
}

const textOf = (data: readonly unknown[]): string => data.map(String).join('');
