import { type Expression, type Grammar, lookUp } from '../../ir.js';
import { ANY_BYTE, ByteSet } from './byte-set.js';
import type { Projection } from './projection.js';

/** The bytes that a match can end with, and whether it can be empty. */
interface MatchEnds {
  readonly bytes: ByteSet;
  readonly isNullable: boolean;
}

/**
 * Computes the bytes that matches of expressions end with. An expression that requires the end of the text (`!.`)
 * counts as never matching, because nothing comes after it.
 */
export class LastSets {
  readonly #rules = new Map<string, MatchEnds>();
  readonly #projection: Projection;

  constructor(grammar: Grammar, projection: Projection) {
    this.#projection = projection;
    for (const name of grammar.rules.keys()) this.#rules.set(name, { bytes: ByteSet.empty, isNullable: false });
    for (let changed = true; changed;) {
      changed = false;
      for (const { name, body } of grammar.rules.values()) {
        const before = lookUp(this.#rules, name);
        const after = this.#of(body);
        if (before.isNullable === after.isNullable && before.bytes.includes(after.bytes)) continue;
        this.#rules.set(name, after);
        changed = true;
      }
    }
  }

  /** Returns the bytes that an expression can end with; `undefined` if it can match nothing. */
  of(e: Expression): ByteSet | undefined {
    const { bytes, isNullable } = this.#of(e);
    return isNullable ? undefined : bytes;
  }

  #of(e: Expression): MatchEnds {
    switch (e.op) {
      case 'literal': {
        const last = e.units.at(-1);
        const bytes = last === undefined ? ByteSet.empty : this.#projection.bytes(last);
        return { bytes, isNullable: last === undefined };
      }
      case 'set':
        return { bytes: this.#projection.bytes(e.set), isNullable: false };
      case 'sequence': {
        const parts = e.parts.map((part) => this.#of(part));
        let bytes = ByteSet.empty;
        for (const part of parts.toReversed()) {
          bytes = bytes.union(part.bytes);
          if (!part.isNullable) break;
        }
        const isDead = parts.some((part) => !part.isNullable && part.bytes.isEmpty);
        return isDead ? { bytes: ByteSet.empty, isNullable: false } : { bytes, isNullable: parts.every(isEmpty) };
      }
      case 'choice': {
        const all = e.alternatives.map((alternative) => this.#of(alternative));
        return { bytes: all.map(({ bytes }) => bytes).reduce(union), isNullable: all.some(isEmpty) };
      }
      case 'repeat': {
        const element = this.#of(e.element);
        return e.min === 0 ? { ...element, isNullable: true } : element;
      }
      case 'again':
        // The label may have matched any text.
        return { bytes: ANY_BYTE, isNullable: true };
      case 'and':
      case 'test':
      case 'lineStart':
        return { bytes: ByteSet.empty, isNullable: true };
      case 'not':
        return { bytes: ByteSet.empty, isNullable: !this.#isAny(e.inner) };
      case 'text':
      case 'capture':
      case 'field':
        return this.#of(e.inner);
      case 'rule':
        return lookUp(this.#rules, e.name);
    }
  }

  #isAny(e: Expression): boolean {
    return e.op === 'set' && this.#projection.bytes(e.set).includes(ANY_BYTE);
  }
}

const isEmpty = ({ isNullable }: MatchEnds): boolean => isNullable;
const union = (a: ByteSet, b: ByteSet): ByteSet => a.union(b);
