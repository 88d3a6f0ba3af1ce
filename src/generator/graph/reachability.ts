import { lookUp } from '../ir.js';
import { components, type Graph } from './components.js';

/** Returns, for each rule, the rules that it refers to, directly or through others. */
export function reachability(graph: Graph): Map<string, ReadonlySet<string>> {
  const reach = new Map<string, ReadonlySet<string>>();
  for (const component of components(graph)) {
    const reached = reachOf(component, graph, reach);
    for (const name of component) reach.set(name, reached);
  }
  return new Map([...graph.keys()].map((name) => [name, reach.get(name)!]));
}

/**
 * Returns the rules that each rule of a component refers to, directly or through others.
 *
 * @param reach the result for the other components that it refers to
 */
function reachOf(component: ReadonlySet<string>, graph: Graph, reach: Graph): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const name of component) for (const target of graph.get(name) ?? []) targets.add(target);
  // Most of the rules are those that one target refers to: copying a set takes less time than adding to it.
  let largest: ReadonlySet<string> = new Set();
  for (const target of targets) {
    const further = reach.get(target);
    if (further !== undefined && further.size > largest.size) largest = further;
  }
  const found = new Set(largest);
  for (const target of targets) {
    if (found.has(target)) continue;
    found.add(target);
    const further = reach.get(target);
    if (further !== undefined && further !== largest) for (const name of further) found.add(name);
  }
  if (component.size > 1) for (const name of component) found.add(name);
  return found;
}

/**
 * The rules that others refer to, directly or through others: what {@link reachability} returns, but only for the rules
 * that are asked for.
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
