import { lookUp } from '../ir.js';
import { components, type Graph } from './components.js';

/** Returns, for each rule, the rules that it refers to, directly or through others. */
export function reachability(graph: Graph): Map<string, ReadonlySet<string>> {
  const names = [...new Set([...graph.keys(), ...[...graph.values()].flatMap((targets) => [...targets])])];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const reach = new Map<string, RuleSet>();
  for (const component of components(graph)) {
    const reached = new RuleSet(names, numbers);
    for (const name of component) {
      for (const target of graph.get(name) ?? []) {
        reached.add(target);
        const further = reach.get(target);
        if (further !== undefined) reached.addAll(further);
      }
    }
    for (const name of component) reach.set(name, reached);
  }
  return new Map([...graph.keys()].map((name) => [name, reach.get(name)!]));
}

/** Some of the rules of a graph. One bit for each rule: in a chain of thousands, each leads to thousands of others. */
class RuleSet implements ReadonlySet<string> {
  readonly #names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #bits: Uint8Array;

  /**
   * @param names all rules
   * @param numbers their indices in this list
   */
  constructor(names: readonly string[], numbers: ReadonlyMap<string, number>) {
    this.#names = names;
    this.#numbers = numbers;
    this.#bits = new Uint8Array(Math.ceil(names.length / 8));
  }

  /** Adds a rule. */
  add(name: string): void {
    const number = this.#numbers.get(name)!;
    this.#bits[number >> 3]! |= 1 << (number & 7);
  }

  /** Adds the rules of another set of this graph. */
  addAll(others: RuleSet): void {
    for (const [i, bits] of others.#bits.entries()) this.#bits[i]! |= bits;
  }

  has(name: string): boolean {
    const number = this.#numbers.get(name);
    return number !== undefined && (this.#bits[number >> 3]! & (1 << (number & 7))) !== 0;
  }

  get size(): number {
    let size = 0;
    for (const bits of this.#bits) for (let left = bits; left !== 0; left &= left - 1) size++;
    return size;
  }

  *values(): SetIterator<string> {
    for (const [i, bits] of this.#bits.entries()) {
      for (let bit = 0; bits >> bit !== 0; bit++) if (((bits >> bit) & 1) !== 0) yield this.#names[i * 8 + bit]!;
    }
  }

  keys(): SetIterator<string> {
    return this.values();
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.values();
  }

  *entries(): SetIterator<[string, string]> {
    for (const name of this.values()) yield [name, name];
  }

  forEach(act: (value: string, key: string, set: ReadonlySet<string>) => void): void {
    for (const name of this.values()) act(name, name, this);
  }
}

/**
 * The rules that others refer to, directly or through others: what {@link reachability} returns, computed for a rule
 * when it is first requested.
 */
export class LazyReachability {
  readonly #graph: Graph;
  readonly #components = new Map<string, ReadonlySet<string>>();
  readonly #reached = new Map<ReadonlySet<string>, ReadonlySet<string>>();

  constructor(graph: Graph) {
    this.#graph = graph;
    for (const component of components(graph)) for (const name of component) this.#components.set(name, component);
  }

  /** Returns the rules that a rule refers to, directly or through others: one set for rules that lead to each other. */
  of(name: string): ReadonlySet<string> {
    const component = lookUp(this.#components, name);
    let found = this.#reached.get(component);
    if (found === undefined) {
      const all = new Set(this.#graph.get(name));
      // A set can grow during iteration.
      for (const one of all) for (const target of this.#graph.get(one) ?? []) all.add(target);
      this.#reached.set(component, (found = all));
    }
    return found;
  }
}

/**
 * Returns some rules, and all rules that lead to one of them.
 *
 * @param reach for each rule, the rules that it refers to, directly or through others
 */
export function leadingTo(targets: ReadonlySet<string>, reach: Graph): ReadonlySet<string> {
  const leads = (inner: ReadonlySet<string>): boolean => {
    for (const name of inner) if (targets.has(name)) return true;
    return false;
  };
  return new Set([...reach.keys()].filter((name) => targets.has(name) || leads(lookUp(reach, name))));
}
