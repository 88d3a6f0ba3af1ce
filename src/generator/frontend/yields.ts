import { isNodeRule } from '../conventions.js';
import { type PeggyExpression, ruleBody } from './peggy-ast.js';
import type { RuleTable } from './rule-table.js';

/** How many nodes an expression can add to the node that holds it: unlabelled ones, and whether it holds labels. */
export interface Yield {
  readonly min: number;
  /** 2 stands for "more than one". */
  readonly max: number;
  readonly labelled: boolean;
}

const NONE: Yield = { min: 0, max: 0, labelled: false };
const ONE: Yield = { min: 1, max: 1, labelled: false };

/**
 * What labels may be put on. Comments don't count, and neither do nodes behind `&`, `!` and `$`, which are dropped.
 * Fragments are looked into; one that dissolves into itself counts as more than one node if it yields any.
 */
export class YieldAnalysis {
  readonly #rules: RuleTable;
  readonly #known = new Map<string, Yield>();

  constructor(rules: RuleTable) {
    this.#rules = rules;
  }

  of(e: PeggyExpression): Yield {
    switch (e.type) {
      case 'rule_ref':
        return this.#ofRule(e.name);
      case 'sequence':
        return (e.elements as PeggyExpression[]).map((x) => this.of(x)).reduce(add, NONE);
      case 'choice':
        return (e.alternatives as PeggyExpression[]).map((x) => this.of(x)).reduce(either);
      case 'optional':
        return { ...this.of(e.expression), min: 0 };
      case 'zero_or_more':
        return repeated(this.of(e.expression), 0, 2);
      case 'one_or_more':
        return repeated(this.of(e.expression), 1, 2);
      case 'repeated': {
        const max = Number(e.max.value ?? 2);
        const elements = repeated(this.of(e.expression), e.min === null ? max : Number(e.min.value), max);
        return e.delimiter === null ? elements : add(elements, repeated(this.of(e.delimiter), 0, 2));
      }
      case 'labeled':
        return { ...NONE, labelled: true };
      case 'group':
      case 'named':
        return this.of(e.expression);
      default:
        return NONE;
    }
  }

  #ofRule(name: string): Yield {
    if (isNodeRule(name)) return this.#rules.comments.has(name) ? NONE : ONE;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, NONE);
    const rule = this.#rules.byName.get(name);
    let result = rule === undefined ? NONE : this.of(ruleBody(rule));
    if (this.#rules.dissolvesIntoItself(name) && result.max > 0) result = { ...result, min: 0, max: 2 };
    this.#known.set(name, result);
    return result;
  }
}

const cap = (count: number): number => Math.min(2, count);

function add(a: Yield, b: Yield): Yield {
  return { min: cap(a.min + b.min), max: cap(a.max + b.max), labelled: a.labelled || b.labelled };
}

function either(a: Yield, b: Yield): Yield {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max), labelled: a.labelled || b.labelled };
}

function repeated(one: Yield, min: number, max: number): Yield {
  return { min: cap(one.min * min), max: cap(one.max * max), labelled: one.labelled };
}
