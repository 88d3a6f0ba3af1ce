import type { ast } from 'peggy';
import { type PeggyExpression } from '../frontend/peggy-ast.js';
import { boundsOf } from './bounds.js';

/** The lengths of the shortest sentences of expressions, in characters; Infinity if there is none. */
export class Shortest {
  readonly #rules = new Map<string, number>();

  constructor(grammar: ast.Grammar) {
    // Lengths only ever decrease; when none does any more, all are right.
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (const { name, expression } of grammar.rules) {
        const length = this.of(expression as PeggyExpression);
        if (length >= this.ofRule(name)) continue;
        this.#rules.set(name, length);
        isSettled = false;
      }
    }
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
        return e.elements.reduce((sum, element) => sum + this.of(element as PeggyExpression), 0);
      case 'choice':
        return (e.alternatives as PeggyExpression[]).reduce(
          (least, alternative) => Math.min(least, this.of(alternative)),
          Infinity,
        );
      case 'optional':
      case 'zero_or_more':
      case 'one_or_more':
      case 'repeated':
        return this.#ofRepeated(e);
      case 'simple_and':
      case 'simple_not':
        return 0;
      default:
        return 'expression' in e ? this.of(e.expression as PeggyExpression) : 0;
    }
  }

  #ofRepeated(e: ast.Suffixed | ast.Repeated): number {
    const { min, delimiter } = boundsOf(e);
    if (min === 0) return 0;
    const between = delimiter === undefined || min === 1 ? 0 : this.of(delimiter);
    return min * this.of(e.expression as PeggyExpression) + (min - 1) * between;
  }
}
