import { components } from '../../graph/components.js';
import { capturedParts, type Expression, type Grammar, lookUp } from '../../ir.js';
import { consumesNothing, type Facts } from '../facts.js';
import { ANY_BYTE, ByteSet } from './byte-set.js';
import type { Projection } from './projection.js';

/** Computes the bytes that a text can continue with where an expression matches, to skip alternatives early. */
export class FirstSets {
  readonly #rules = new Map<string, ByteSet>();
  /** Names of the rules that expressions were seen to begin with. */
  #used = new Set<string>();
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
    const own = new Map<string, ByteSet>();
    const uses = new Map<string, ReadonlySet<string>>();
    for (const [name, parts] of all) {
      this.#used = new Set();
      own.set(name, this.#ofAll(parts));
      uses.set(name, this.#used);
    }
    // Rules that can begin with each other can begin with the same bytes.
    for (const component of components(uses)) {
      let bytes = ByteSet.empty;
      for (const name of component) {
        bytes = bytes.union(lookUp(own, name));
        for (const used of lookUp(uses, name)) bytes = bytes.union(lookUp(this.#rules, used));
      }
      for (const name of component) this.#rules.set(name, bytes);
    }
    this.#used = new Set();
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
        return this.#ofAll(e.alternatives);
      case 'repeat': {
        const element = this.#of(e.element);
        if (e.separator === undefined || !consumesNothing(e.element, this.#facts)) return element;
        return element.union(this.#of(e.separator));
      }
      case 'and':
      case 'not':
        return this.#lookaheads ? this.#of(e.inner) : ByteSet.empty;
      case 'test':
      case 'lineStart':
        return ByteSet.empty;
      case 'text':
      case 'field':
      case 'capture':
        return this.#of(e.inner);
      case 'again':
        return e.ignoreCase === true ? ANY_BYTE : this.#ofRule(e.capture.key);
      case 'rule':
        return this.#ofRule(e.name);
    }
  }

  #ofRule(name: string): ByteSet {
    this.#used.add(name);
    return lookUp(this.#rules, name);
  }

  #ofAll(parts: readonly Expression[]): ByteSet {
    let all = ByteSet.empty;
    for (const part of parts) all = all.union(this.#of(part));
    return all;
  }
}
