import type { ast } from 'peggy';
import { GrammarProblems } from '../../../generator/problem.js';
import { readLinkedGrammar } from '../../../generator/stages.js';
import { Interpreter } from '../../interpreter/interpreter.js';
import { BudgetError } from '../../interpreter/match.js';
import type { EbnfExpression, EbnfGrammar } from '../ast.js';
import { orderByPrecedence } from '../precedence.js';
import { EbnfSentences } from './ebnf-sentences.js';
import { randomNumbers } from './random-numbers.js';

/** Number of sentences that are tried of each alternative. */
const SENTENCES = 12;
/** The most sentences that are read; later choices keep their order. */
const MAX_READ_SENTENCES = 20_000;
/** The most attempts that are made to read a sentence. */
const BUDGET = 20_000;

type Reference = EbnfExpression & { readonly type: 'reference' };

/**
 * Orders the alternatives of choices between productions by what their rules read: if one reads only the beginning of a
 * sentence of a later one, as the sentence of integers does of decimal numbers, the later one comes first.
 *
 * @param text the grammar that the productions became
 * @param ruleOf the name of the rule of a production
 */
export function orderBySentences(
  productions: EbnfGrammar,
  { text, ruleOf }: { readonly text: string; readonly ruleOf: (production: string) => string },
): EbnfGrammar {
  const grammar = linkedGrammar(text);
  if (grammar === undefined) return productions;
  const readings = new Readings(grammar, productions, ruleOf);
  return productions.map((production) => {
    const { body } = production;
    if (body.type !== 'choice') return production;
    const parts = orderByPrecedence(body.parts, (part, other) => isHidden(part, other, readings));
    return parts.every((part, i) => part === body.parts[i]) ? production : { ...production, body: { ...body, parts } };
  });
}

/** Whether an earlier alternative reads only beginnings of the sentences of a later one. */
const isHidden = (later: EbnfExpression, earlier: EbnfExpression, readings: Readings): boolean =>
  later.type === 'reference' &&
  earlier.type === 'reference' &&
  readings.readsBeginning(earlier, later) &&
  !readings.readsBeginning(later, earlier);

/** Reads the sentences of productions with rules, as far as they match. */
class Readings {
  readonly #grammar: ast.Grammar;
  readonly #sentences: EbnfSentences;
  readonly #names: ReadonlySet<string>;
  readonly #ruleOf: (production: string) => string;
  readonly #drawn = new Map<string, readonly string[]>();
  readonly #pick = randomNumbers();
  #left = MAX_READ_SENTENCES;

  constructor(grammar: ast.Grammar, productions: EbnfGrammar, ruleOf: (production: string) => string) {
    this.#grammar = grammar;
    this.#sentences = new EbnfSentences(productions);
    this.#names = new Set(productions.map(({ name }) => name));
    this.#ruleOf = ruleOf;
  }

  /** Whether the rule of one production reads a part, and not all, of some sentence of another one. */
  readsBeginning({ name }: Reference, of: Reference): boolean {
    return this.#sentencesOf(of.name).some((sentence) => {
      const end = this.#end(name, sentence);
      return end !== undefined && end > 0 && end < sentence.length;
    });
  }

  #sentencesOf(name: string): readonly string[] {
    let drawn = this.#drawn.get(name);
    if (drawn === undefined) {
      const all = Array.from({ length: SENTENCES }, () => this.#sentences.draw(name, this.#pick));
      drawn = [...new Set(all.filter((sentence) => sentence !== undefined))];
      this.#drawn.set(name, drawn);
    }
    return drawn;
  }

  /**
   * Returns the end of the match of a rule at the start of a text; `undefined` if there is none, or it takes too long.
   */
  #end(name: string, text: string): number | undefined {
    if (!this.#names.has(name) || this.#left-- <= 0) return undefined;
    try {
      return new Interpreter(this.#grammar, text, { budget: BUDGET, withoutNodes: true }).run(this.#ruleOf(name))?.end;
    } catch (error) {
      if (error instanceof BudgetError || error instanceof RangeError) return undefined;
      throw error;
    }
  }
}

/** Reads a grammar; `undefined` if it has errors, such as unknown rules. */
function linkedGrammar(text: string): ast.Grammar | undefined {
  try {
    return readLinkedGrammar(text, 'grammar.peggy');
  } catch (error) {
    if (error instanceof GrammarProblems) return undefined;
    throw error;
  }
}
