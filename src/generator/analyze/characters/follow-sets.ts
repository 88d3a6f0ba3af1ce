import { type Expression, type Grammar, lookUp } from '../../ir.js';
import { consumesNothing, type Facts } from '../facts.js';
import { ByteSet } from './byte-set.js';
import type { FirstSets } from './first.js';

/**
 * Computes the bytes that texts can continue with after a match of each rule and each repetition, for all uses of the
 * rule.
 */
export class FollowSets {
  readonly #facts: Facts;
  readonly #first: FirstSets;
  readonly #rules = new Map<string, ByteSet>();
  readonly #repeats = new Map<Expression, ByteSet>();
  #changed = true;

  constructor(grammar: Grammar, facts: Facts, first: FirstSets) {
    this.#facts = facts;
    this.#first = first;
    for (const name of grammar.rules.keys()) this.#rules.set(name, ByteSet.empty);
    while (this.#changed) {
      this.#changed = false;
      for (const { name, body } of grammar.rules.values()) this.#visit(body, lookUp(this.#rules, name));
    }
  }

  /** Returns the bytes that can follow a repetition. */
  after(repeat: Expression): ByteSet {
    return this.#repeats.get(repeat) ?? ByteSet.empty;
  }

  /** Returns the bytes that can follow a rule. */
  afterRule(name: string): ByteSet {
    return lookUp(this.#rules, name);
  }

  #visit(e: Expression, after: ByteSet): void {
    switch (e.op) {
      case 'rule': {
        const before = lookUp(this.#rules, e.name);
        if (before.includes(after)) return;
        this.#rules.set(e.name, before.union(after));
        this.#changed = true;
        return;
      }
      case 'sequence': {
        let next = after;
        for (const part of e.parts.toReversed()) {
          this.#visit(part, next);
          const first = this.#first.startsOf(part);
          next = consumesNothing(part, this.#facts) ? first.union(next) : first;
        }
        return;
      }
      case 'choice':
        return e.alternatives.forEach((alternative) => this.#visit(alternative, after));
      case 'repeat': {
        this.#repeats.set(e, after);
        const between = e.separator ?? e.element;
        const more = e.max === 1 ? after : after.union(this.#first.startsOf(between));
        this.#visit(e.element, more);
        if (e.separator !== undefined) this.#visit(e.separator, this.#first.startsOf(e.element));
        return;
      }
      case 'text':
      case 'capture':
      case 'field':
        return this.#visit(e.inner, after);
    }
  }
}
