import type { CharSet } from '../../char-set.js';
import { type Expression, lookUp, partsOf } from '../../ir.js';
import type { ComparisonFacts } from './comparison.js';
import { afterAnywhere, afterInCycle } from './continuations.js';

type Reference = Expression & { readonly op: 'rule' | 'again' };

/** Finds the rules that comparisons can't distinguish from the rules of the last version of a grammar. */
export class UnchangedRules {
  readonly #last: ComparisonFacts;
  readonly #now: ComparisonFacts;
  readonly #hasSameBytes: boolean;
  readonly #rules = new Map<string, boolean>();
  readonly #references = new Map<string, boolean>();
  /** Sets of names that are equal, the names of this version first. */
  readonly #equal = new Map<ReadonlySet<string>, ReadonlySet<string>>();

  constructor(last: ComparisonFacts, now: ComparisonFacts) {
    this.#last = last;
    this.#now = now;
    this.#hasSameBytes = now.projection.isLike(last.projection);
  }

  /** Whether all rules with these names are unchanged. */
  includesAll(names: ReadonlySet<string>): boolean {
    return this.#hasSameBytes && [...names].every((name) => this.#includes(name));
  }

  #includes(name: string): boolean {
    let isSame = this.#rules.get(name);
    if (isSame === undefined) {
      isSame = this.#isSameRule(name);
      this.#rules.set(name, isSame);
    }
    return isSame;
  }

  /** Whether a rule has the same body, and the rules that it refers to have the same facts. */
  #isSameRule(name: string): boolean {
    const { rules } = this.#now.grammar;
    const [last, now] = [this.#last.grammar.rules.get(name), rules.get(name)];
    if (last === undefined || now === undefined || !isSameExpression(last.body, now.body)) return false;
    const itself = [name, afterInCycle(name), afterAnywhere(name)].filter((one) => rules.has(one));
    return itself.every((one) => this.#hasSameFacts({ op: 'rule', name: one })) && this.#refersToSame(now.body);
  }

  #refersToSame(e: Expression): boolean {
    if (e.op === 'rule' || e.op === 'again') return this.#hasSameFacts(e);
    return partsOf(e).every((part) => this.#refersToSame(part));
  }

  #hasSameFacts(e: Reference): boolean {
    const key = e.op === 'rule' ? e.name : e.capture.key;
    let isSame = this.#references.get(key);
    if (isSame === undefined) {
      isSame = this.#areSameFacts(key, e);
      this.#references.set(key, isSame);
    }
    return isSame;
  }

  #areSameFacts(key: string, e: Reference): boolean {
    const [last, now] = [this.#last, this.#now];
    const [before, after] = [last.facts.get(key), lookUp(now.facts, key)];
    if (before === undefined) return false;
    return (
      FACTS.every((fact) => before[fact] === after[fact]) &&
      last.first.startsOf(e).equals(now.first.startsOf(e)) &&
      last.matched.of(e).equals(now.matched.of(e)) &&
      last.mayFailAfterTarget(e) === now.mayFailAfterTarget(e) &&
      (e.op === 'again' || this.#leadsToSame(e.name))
    );
  }

  /** Whether a rule that both versions have leads to the same rules. */
  #leadsToSame(name: string): boolean {
    const { nesting, atStart } = this.#now;
    const [last, now] = [this.#last.atStart.of(name), atStart.of(name)];
    return (
      this.#last.nesting.has(name) === nesting.has(name) &&
      this.#last.atStart.written(name) === atStart.written(name) &&
      this.#areEqual(last, now)
    );
  }

  #areEqual(last: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
    if (this.#equal.get(now) === last) return true;
    const areEqual = last.size === now.size && [...now].every((name) => last.has(name));
    if (areEqual) this.#equal.set(now, last);
    return areEqual;
  }
}

const FACTS = ['nullable', 'infallible', 'recursive'] as const;

/** Whether two expressions match the same texts, if the rules that they refer to do; labels make no difference. */
function isSameExpression(a: Expression, b: Expression): boolean {
  if (a === b) return true;
  return hasSameHead(a, b) && areSame(partsOf(a), partsOf(b), isSameExpression);
}

/** Whether two expressions are equal apart from their parts. */
function hasSameHead(a: Expression, b: Expression): boolean {
  if (a.op === 'literal' && b.op === 'literal') return areSame(a.units, b.units, isSameSet);
  if (a.op === 'set' && b.op === 'set') return isSameSet(a.set, b.set);
  if (a.op === 'repeat' && b.op === 'repeat') return a.min === b.min && a.max === b.max;
  if (a.op === 'rule' && b.op === 'rule') return a.name === b.name;
  if (a.op === 'again' && b.op === 'again') return a.capture.key === b.capture.key && a.ignoreCase === b.ignoreCase;
  return a.op === b.op;
}

const isSameSet = (a: CharSet, b: CharSet): boolean =>
  a === b || (a.points === b.points && areSame(a.ranges, b.ranges, (one, other) => String(one) === String(other)));

/** Whether two lists have the same length and the same members. */
const areSame = <T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): boolean =>
  a.length === b.length && a.every((one, i) => isSame(one, b[i]!));
