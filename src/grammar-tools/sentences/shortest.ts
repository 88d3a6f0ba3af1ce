import type { ast } from 'peggy';
import { components } from '../../generator/graph/components.js';
import { boundsOf } from '../../generator/read/bounds.js';
import { type PeggyExpression, referredRules, type Repeated, type Suffixed } from '../../generator/read/peggy-ast.js';

/**
 * The lengths of the shortest sentences of expressions, in characters, and the levels of rules in them; Infinity if
 * there is none.
 */
export class Shortest {
  readonly #rules = new Map<string, number>();
  readonly #depths = new Map<string, number>();

  constructor(grammar: ast.Grammar) {
    settle(grammar, this.#rules, (e) => this.of(e));
    settle(grammar, this.#depths, (e) => 1 + this.depthOf(e));
  }

  ofRule(name: string): number {
    return this.#rules.get(name) ?? Number.POSITIVE_INFINITY;
  }

  of(e: PeggyExpression): number {
    switch (e.type) {
      case 'rule_ref':
        return this.ofRule(e.name);
      case 'literal':
        return e.value.length;
      case 'class':
      case 'any':
        return 1;
      case 'sequence':
        return e.elements.reduce((sum, element) => sum + this.of(element), 0);
      case 'choice':
        return e.alternatives.reduce((min, alternative) => Math.min(min, this.of(alternative)), Infinity);
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#ofRepeated(e);
      case 'simple_and':
      case 'simple_not':
        return 0;
      default:
        return 'expression' in e ? this.of(e.expression) : 0;
    }
  }

  /** Returns the levels of rules in the shortest sentence; if there are several, the fewest. */
  depthOf(e: PeggyExpression): number {
    switch (e.type) {
      case 'rule_ref':
        return this.#depths.get(e.name) ?? Number.POSITIVE_INFINITY;
      case 'sequence':
        return e.elements.reduce((max, element) => Math.max(max, this.depthOf(element)), 0);
      case 'choice': {
        const length = this.of(e);
        const shortest = e.alternatives.filter((alternative) => this.of(alternative) === length);
        return shortest.reduce((min, part) => Math.min(min, this.depthOf(part)), Infinity);
      }
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated': {
        const { min, delimiter } = boundsOf(e);
        const between = delimiter === undefined || min < 2 ? 0 : this.depthOf(delimiter);
        return min === 0 ? 0 : Math.max(between, this.depthOf(e.expression));
      }
      case 'simple_and':
      case 'simple_not':
        return 0;
      default:
        return 'expression' in e ? this.depthOf(e.expression) : 0;
    }
  }

  #ofRepeated(e: Suffixed | Repeated): number {
    const { min, delimiter } = boundsOf(e);
    if (min === 0) return 0;
    const between = delimiter === undefined || min === 1 ? 0 : this.of(delimiter);
    return min * this.of(e.expression) + (min - 1) * between;
  }
}

/**
 * Measures each rule after those that it refers to; rules that refer to each other are measured until nothing changes.
 * Measures only ever decrease.
 */
function settle(grammar: ast.Grammar, measures: Map<string, number>, measure: (e: PeggyExpression) => number): void {
  const rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression as PeggyExpression]));
  const uses = new Map([...rules].map(([name, expression]) => [name, referredRules(expression)]));
  for (const component of components(uses)) {
    // The rules that others lead to come last in a component.
    const names = [...component].reverse();
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (const name of names) {
        const expression = rules.get(name);
        const found = expression === undefined ? Number.POSITIVE_INFINITY : measure(expression);
        if (found >= (measures.get(name) ?? Number.POSITIVE_INFINITY)) continue;
        measures.set(name, found);
        isSettled = names.length === 1;
      }
    }
  }
}
