import type { ast } from 'peggy';
import { boundsOf } from '../../generator/read/bounds.js';
import type { PeggyExpression } from '../../generator/read/peggy-ast.js';
import { Shortest } from './shortest.js';

/** Finds the rules that a sentence of an expression can begin with. */
export class StartReferences {
  readonly #shortest: Shortest;

  constructor(grammar: ast.Grammar) {
    this.#shortest = new Shortest(grammar);
  }

  /** Yields the names of these rules; a name may come several times. */
  *of(e: PeggyExpression): Generator<string, void> {
    switch (e.type) {
      case 'rule_ref':
        yield e.name;
        return;
      case 'sequence':
        for (const element of e.elements) {
          yield* this.of(element);
          if (this.#shortest.of(element) > 0) return;
        }
        return;
      case 'choice':
        for (const alternative of e.alternatives) yield* this.of(alternative);
        return;
      case 'repeated': {
        yield* this.of(e.expression);
        const { delimiter } = boundsOf(e);
        if (delimiter !== undefined && this.#shortest.of(e.expression) === 0) yield* this.of(delimiter);
        return;
      }
      case 'simple_and':
      case 'simple_not':
        return;
      default:
        if ('expression' in e) yield* this.of(e.expression);
    }
  }
}
