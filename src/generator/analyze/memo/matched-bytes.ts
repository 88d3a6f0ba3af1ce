import { type Expression, type Grammar, lookUp } from '../../ir.js';
import { ByteSet } from '../characters/byte-set.js';
import type { FirstSets } from '../characters/first.js';
import { alwaysMatches, type Facts } from '../facts.js';
import { isContinuation } from './continuations.js';

/** Computes the bytes that expressions match whatever comes after them. */
export class MatchedBytes {
  readonly #grammar: Grammar;
  readonly #facts: Facts;
  readonly #first: FirstSets;
  readonly #byteSets = new Map<Expression, ByteSet>();

  constructor(grammar: Grammar, facts: Facts, first: FirstSets) {
    this.#grammar = grammar;
    this.#facts = facts;
    this.#first = first;
    // Of rules that begin with each other, the first one decides: it must not depend on what is compared first.
    for (const { name, body } of grammar.rules.values()) if (!isContinuation(name)) this.of(body);
  }

  /** Returns the bytes that an expression matches whatever comes after them. */
  of(e: Expression): ByteSet {
    let bytes = this.#byteSets.get(e);
    if (bytes === undefined) {
      this.#byteSets.set(e, ByteSet.empty);
      bytes = this.#find(e);
      this.#byteSets.set(e, bytes);
    }
    return bytes;
  }

  #find(e: Expression): ByteSet {
    switch (e.op) {
      case 'set':
        return this.#first.startsOf(e);
      case 'literal':
        return e.units.length === 1 ? this.#first.startsOf(e) : ByteSet.empty;
      case 'text':
      case 'field':
      case 'capture':
        return this.of(e.inner);
      case 'choice':
        return e.alternatives.map((alternative) => this.of(alternative)).reduce((a, b) => a.union(b));
      case 'sequence': {
        const [first, ...others] = e.parts;
        const isSure = first !== undefined && others.every((part) => alwaysMatches(part, this.#facts));
        return isSure ? this.of(first) : ByteSet.empty;
      }
      case 'repeat':
        return e.min === 1 ? this.of(e.element) : ByteSet.empty;
      case 'rule':
        return isContinuation(e.name) ? ByteSet.empty : this.of(lookUp(this.#grammar.rules, e.name).body);
      default:
        return ByteSet.empty;
    }
  }
}
