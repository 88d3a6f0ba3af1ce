import { type Expression, type Grammar, hasCapture, isFragment, lookUp, walk } from '../ir.js';
import { untilNothingChanges } from './calls/fixed-point.js';
import { leftRecursiveRules } from './calls/left-calls.js';
import { ruleReach } from './calls/rule-graph.js';
import type { Facts } from './facts.js';

/**
 * When an expression is certain to fail right after another one: after every match, after every non-empty match, or not
 * always.
 */
type Exhaustion = 'always' | 'unless empty' | 'not always';

/** Finds the expressions after which a repetition can't match, because they end with the same repetition. */
export class ExhaustedRepetitions {
  readonly #grammar: Grammar;
  /** Rules whose matches depend on calls that are still open at the same offset. */
  readonly #unsteady: ReadonlySet<string>;
  /** The key of an expression → the results for each rule. */
  readonly #exhaustions = new Map<string, ReadonlyMap<string, Exhaustion>>();

  constructor(grammar: Grammar, facts: Facts) {
    this.#grammar = grammar;
    const left = leftRecursiveRules(grammar, facts);
    const reach = ruleReach(grammar);
    const isUnsteady = (name: string): boolean =>
      left.has(name) || [...lookUp(reach, name)].some((one) => left.has(one));
    this.#unsteady = new Set([...grammar.rules.keys()].filter(isUnsteady));
  }

  /**
   * Returns the element of an expression such as `e*`; `undefined` for other expressions, and if the element makes a
   * node or depends on more than the offset.
   */
  repeatedBy(e: Expression): Expression | undefined {
    const element = this.#element(e, 0);
    return element !== undefined && this.#isSteady(element) ? element : undefined;
  }

  /** Whether an expression can't match where a match of `before` ends. */
  endsBefore(before: Expression, element: Expression): boolean {
    const key = elementKey(element);
    return this.#after(before, key, this.#rules(key)) === 'always';
  }

  /** @param min the least number of matches that the repetition must have */
  #element(e: Expression, min: 0 | 1): Expression | undefined {
    switch (e.op) {
      case 'repeat':
        if (e.separator !== undefined) return undefined;
        if (e.max === Infinity) return e.min === min ? e.element : undefined;
        return e.max === 1 && e.min === 0 && min === 0 ? this.#element(e.element, 1) : undefined;
      case 'text':
        return this.#element(e.inner, min);
      case 'rule': {
        const rule = lookUp(this.#grammar.rules, e.name);
        return isFragment(rule) && !this.#unsteady.has(e.name) ? this.#element(rule.body, min) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** Whether an expression always matches the same at the same offset. */
  #isSteady(e: Expression): boolean {
    if (hasCapture(e)) return false;
    let isSteady = true;
    walk(e, (inner) => {
      if (inner.op === 'again' || (inner.op === 'rule' && this.#unsteady.has(inner.name))) isSteady = false;
    });
    return isSteady;
  }

  /** Computes the greatest fixed point over all rules. */
  #rules(key: string): ReadonlyMap<string, Exhaustion> {
    const cached = this.#exhaustions.get(key);
    if (cached !== undefined) return cached;
    const found = new Map<string, Exhaustion>(Array.from(this.#grammar.rules.keys(), (name) => [name, 'always']));
    untilNothingChanges(this.#grammar, ({ name, body }) => {
      const after = this.#after(body, key, found);
      const isChanged = after !== found.get(name);
      found.set(name, after);
      return isChanged;
    });
    this.#exhaustions.set(key, found);
    return found;
  }

  #after(e: Expression, key: string, rules: ReadonlyMap<string, Exhaustion>): Exhaustion {
    const after = (inner: Expression): Exhaustion => this.#after(inner, key, rules);
    switch (e.op) {
      case 'rule':
        return lookUp(rules, e.name);
      case 'sequence':
        // A part that can be empty leaves it to those before it.
        return e.parts.map(after).findLast((part) => part !== 'unless empty') ?? 'unless empty';
      case 'choice':
        return weakest(e.alternatives.map(after));
      case 'repeat': {
        const element = this.#element(e, 0) ?? this.#element(e, 1);
        if (element !== undefined && elementKey(element) === key) return 'always';
        const once = after(e.element);
        return e.min === 0 ? weakest([once, 'unless empty']) : once;
      }
      case 'text':
      case 'field':
      case 'capture':
        return after(e.inner);
      case 'not':
        return elementKey(e.inner) === key ? 'always' : 'unless empty';
      case 'and':
      case 'test':
      case 'lineStart':
        return 'unless empty';
      case 'literal':
        return e.text === '' ? 'unless empty' : 'not always';
      default:
        return 'not always';
    }
  }
}

function weakest(all: readonly Exhaustion[]): Exhaustion {
  return (['not always', 'unless empty'] as const).find((value) => all.includes(value)) ?? 'always';
}

/** Returns a key: equal expressions have equal keys. */
function elementKey(e: Expression): string {
  let key = keys.get(e);
  if (key === undefined) {
    key = JSON.stringify(e, (name, value: unknown) => (name === 'location' ? undefined : value));
    keys.set(e, key);
  }
  return key;
}

const keys = new WeakMap<Expression, string>();
