import { ruleGraph, ruleReach } from '../../analyze/calls/rule-graph.js';
import { repeatedCharacters } from '../../analyze/characters/one-character.js';
import type { Trivia } from '../../analyze/characters/trivia.js';
import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';

/**
 * Selects the rules that make nodes, by what they match:
 *
 * - white space dissolves, and so do rules with one fixed spelling, such as punctuation and keywords, apart from white
 *   space;
 * - rules that are recursive or contain white space are syntax, and make nodes;
 * - the other rules are tokens: the tokens that syntax uses make nodes, and their parts dissolve, as do characters that
 *   are repeated.
 *
 * The first rule and comments always make nodes. In a grammar without syntax, such as the grammar of a date, all tokens
 * and their parts make nodes, down to the characters that they repeat.
 */
export function autoNodes(grammar: Grammar, trivia: Trivia): ReadonlySet<string> {
  const all = [...grammar.rules.values()];
  const used = ruleGraph(grammar);
  const reach = ruleReach(grammar);
  const blanks = new Set([...trivia.rules, ...trivia.comments].flatMap((name) => [name, ...lookUp(reach, name)]));
  const isSyntax = (name: string): boolean => {
    const reached = lookUp(reach, name);
    return reached.has(name) || [...trivia.rules].some((blank) => reached.has(blank));
  };
  const fixed = new FixedSpellings(grammar, trivia);
  const repeated = repeatedCharacters(grammar);
  const isWorth = (name: string): boolean => !blanks.has(name) && !fixed.has(name) && !repeated.has(name);
  const nodes = new Set([all[0]!.name, ...trivia.comments]);
  const syntax = all.filter(({ name }) => !blanks.has(name) && isSyntax(name));
  if (syntax.length === 0) {
    const single = usedOnce(grammar);
    for (const { name, body } of all) {
      if (isWorth(name) && (single.has(name) || !isCharacter(body, grammar))) nodes.add(name);
    }
  }
  for (const { name } of syntax) {
    for (const one of [name, ...lookUp(used, name)]) if (isWorth(one)) nodes.add(one);
  }
  return nodes;
}

/** Returns the rules that are used outside of repetitions. */
function usedOnce({ rules }: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (e: Expression): void => {
    if (e.op === 'rule') found.add(e.name);
    if (e.op !== 'repeat' || e.max === 1) for (const part of partsOf(e)) visit(part);
  };
  for (const { body } of rules.values()) visit(body);
  return found;
}

/** Whether an expression of a grammar without recursion matches single characters. */
function isCharacter(e: Expression, grammar: Grammar): boolean {
  switch (e.op) {
    case 'set':
      return true;
    case 'literal':
      return e.units.length === 1;
    case 'rule':
      return isCharacter(lookUp(grammar.rules, e.name).body, grammar);
    case 'choice':
      return e.alternatives.every((alternative) => isCharacter(alternative, grammar));
    case 'text':
    case 'field':
      return isCharacter(e.inner, grammar);
    default:
      return false;
  }
}

/** Larger numbers of texts are not distinguished. */
const MAX_COUNT = 2;

class FixedSpellings {
  readonly #grammar: Grammar;
  readonly #trivia: Trivia;
  readonly #counts = new Map<string, number>();

  constructor(grammar: Grammar, trivia: Trivia) {
    this.#grammar = grammar;
    this.#trivia = trivia;
  }

  /** Whether a rule matches only one text, apart from white space. */
  has(name: string): boolean {
    return this.#ofRule(name) < MAX_COUNT;
  }

  #ofRule(name: string): number {
    const cached = this.#counts.get(name);
    if (cached !== undefined) return cached;
    this.#counts.set(name, MAX_COUNT);
    const count = this.#count(lookUp(this.#grammar.rules, name).body);
    this.#counts.set(name, count);
    return count;
  }

  /** Returns how many texts an expression matches, up to {@link MAX_COUNT}. */
  #count(e: Expression): number {
    switch (e.op) {
      case 'literal':
      case 'and':
      case 'not':
      case 'test':
      case 'lineStart':
        return 1;
      case 'set':
      case 'again':
        return MAX_COUNT;
      case 'rule':
        return this.#isWhiteSpace(e) ? 1 : this.#ofRule(e.name);
      case 'sequence':
        return Math.min(
          MAX_COUNT,
          e.parts.map((part) => this.#count(part)).reduce((a, b) => a * b, 1),
        );
      case 'choice':
        return Math.min(
          MAX_COUNT,
          e.alternatives.map((part) => this.#count(part)).reduce((a, b) => a + b, 0),
        );
      case 'repeat':
        return this.#isWhiteSpace(e.element) ? 1 : MAX_COUNT;
      case 'text':
      case 'field':
      case 'capture':
        return this.#count(e.inner);
    }
  }

  #isWhiteSpace(e: Expression): boolean {
    if (e.op === 'field' || e.op === 'text' || e.op === 'capture') return this.#isWhiteSpace(e.inner);
    return e.op === 'rule' && this.#trivia.rules.has(e.name);
  }
}
