import { capturedParts, type Expression, type Grammar, lookUp } from '../ir.js';
import { ByteSet } from './byte-set.js';
import { consumesNothing, type Facts } from './facts.js';
import type { Projection } from './projection.js';

/** Computes the bytes that a text can continue with where an expression matches, to skip alternatives early. */
export class FirstSets {
  readonly #rules = new Map<string, ByteSet>();
  readonly #facts: Facts;
  readonly #projection: Projection;

  readonly #lookaheads: boolean;

  /** @param lookaheads whether to include the bytes that lookaheads examine */
  constructor(grammar: Grammar, facts: Facts, projection: Projection, lookaheads = false) {
    this.#facts = facts;
    this.#lookaheads = lookaheads;
    this.#projection = projection;
    const bodies = new Map([...grammar.rules.values()].map(({ name, body }) => [name, [body]] as const));
    const all: [string, readonly Expression[]][] = [...bodies, ...capturedParts(grammar)];
    for (const [name] of all) this.#rules.set(name, ByteSet.empty);
    for (let changed = true; changed;) {
      changed = false;
      for (const [name, parts] of all) {
        const after = parts.map((part) => this.#of(part)).reduce((a, b) => a.union(b));
        if (lookUp(this.#rules, name).includes(after)) continue;
        this.#rules.set(name, after);
        changed = true;
      }
    }
  }

  /**
   * Returns the first bytes; `undefined` if the expression can match without consuming, so that any byte may follow.
   */
  of(e: Expression): ByteSet | undefined {
    return consumesNothing(e, this.#facts) ? undefined : this.#of(e);
  }

  /** Returns the bytes that an expression can begin with if it consumes anything. */
  startsOf(e: Expression): ByteSet {
    return this.#of(e);
  }

  #of(e: Expression): ByteSet {
    switch (e.op) {
      case 'literal':
        return e.units[0] === undefined ? ByteSet.empty : this.#projection.bytes(e.units[0]);
      case 'set':
        return this.#projection.bytes(e.set);
      case 'sequence': {
        let first = ByteSet.empty;
        for (const part of e.parts) {
          first = first.union(this.#of(part));
          if (!consumesNothing(part, this.#facts)) break;
        }
        return first;
      }
      case 'choice':
        return e.alternatives.map((alternative) => this.#of(alternative)).reduce((a, b) => a.union(b));
      case 'repeat': {
        const element = this.#of(e.element);
        if (e.separator === undefined || !consumesNothing(e.element, this.#facts)) return element;
        return element.union(this.#of(e.separator));
      }
      case 'and':
      case 'not':
        return this.#lookaheads ? this.#of(e.inner) : ByteSet.empty;
      case 'lineStart':
        return ByteSet.empty;
      case 'text':
      case 'field':
      case 'capture':
        return this.#of(e.inner);
      case 'again':
        return lookUp(this.#rules, e.capture.key);
      case 'rule':
        return lookUp(this.#rules, e.name);
    }
  }
}
