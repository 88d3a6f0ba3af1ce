import { components } from './components.js';
import { lookUp } from './ir.js';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

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
    if (further !== undefined && further !== largest) for (const one of further) found.add(one);
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
  readonly #known = new Map<ReadonlySet<string>, ReadonlySet<string>>();

  constructor(graph: Graph) {
    this.#graph = graph;
    for (const component of components(graph)) for (const name of component) this.#components.set(name, component);
  }

  /** Returns the rules that a rule refers to, directly or through others: one set for rules that lead to each other. */
  of(name: string): ReadonlySet<string> {
    const component = lookUp(this.#components, name);
    let found = this.#known.get(component);
    if (found === undefined) {
      const all = new Set(this.#graph.get(name));
      // A set can grow during iteration.
      for (const one of all) for (const target of this.#graph.get(one) ?? []) all.add(target);
      this.#known.set(component, (found = all));
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
    for (const one of inner) if (targets.has(one)) return true;
    return false;
  };
  return new Set([...reach.keys()].filter((name) => targets.has(name) || leads(lookUp(reach, name))));
}

/**
 * Returns the rules at which nesting is counted: those that a depth-first walk from the start rules meets again while
 * it is still inside them. Every cycle of the grammar goes through at least one.
 */
export function nestingRules(graph: Graph, starts: Iterable<string>): Set<string> {
  const counted = new Set<string>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): void => {
    state.set(name, 'open');
    for (const target of graph.get(name) ?? []) {
      if (state.get(target) === 'open') counted.add(target);
      else if (!state.has(target)) visit(target);
    }
    state.set(name, 'done');
  };
  for (const name of [...starts, ...graph.keys()]) if (!state.has(name)) visit(name);
  return counted;
}

/** Returns a graph without the edges from and to some of its nodes. */
export function withoutNodes(graph: Graph, removed: { has(name: string): boolean }): Map<string, ReadonlySet<string>> {
  return new Map(
    [...graph].map(([name, targets]) => {
      return [name, new Set(removed.has(name) ? [] : [...targets].filter((target) => !removed.has(target)))];
    }),
  );
}

/**
 * Returns the largest sets of nodes that lead to each other, each in the order of a breadth-first search from the
 * targets of its first node in the graph.
 */
export function cyclesOf(graph: Graph): ReadonlySet<string>[] {
  const componentOf = new Map(components(graph).flatMap((all) => [...all].map((name) => [name, all] as const)));
  const cycles: Set<string>[] = [];
  const done = new Set<ReadonlySet<string>>();
  for (const [name, targets] of graph) {
    const component = componentOf.get(name)!;
    if (done.has(component)) continue;
    done.add(component);
    const isInComponent = (target: string): boolean => component.has(target);
    const cycle = new Set([...targets].filter(isInComponent));
    // A set can grow during iteration.
    for (const next of cycle) for (const target of graph.get(next)!) if (isInComponent(target)) cycle.add(target);
    if (cycle.size > 0) cycles.push(cycle);
  }
  return cycles;
}

/**
 * Returns a small set of nodes of a cycle; without them, none of its nodes leads back to itself.
 *
 * @param starts nodes that a depth-first walk begins with
 */
export function feedbackVertices(
  graph: Graph,
  cycle: ReadonlySet<string>,
  starts: readonly string[],
): ReadonlySet<string> {
  const inner = new Map(
    [...cycle].map((name) => [name, new Set([...(graph.get(name) ?? [])].filter((to) => cycle.has(to)))]),
  );
  const chosen = nestingRules(
    inner,
    starts.filter((name) => cycle.has(name)),
  );
  return withoutRedundant(chosen, inner);
}

/** Whether any node of a graph leads back to itself. */
export function hasCycle(graph: Graph): boolean {
  const uses = new Map<string, number>();
  for (const targets of graph.values()) for (const to of targets) uses.set(to, (uses.get(to) ?? 0) + 1);
  /** Nodes that no other leads to, without those that were found before. */
  const outer = [...graph.keys()].filter((name) => !uses.has(name));
  for (const name of outer) {
    for (const to of graph.get(name) ?? []) {
      const left = uses.get(to)! - 1;
      uses.set(to, left);
      if (left === 0) outer.push(to);
    }
  }
  return outer.length < new Set([...graph.keys(), ...uses.keys()]).size;
}

/** Leaves out nodes that are not needed to cut all cycles of a graph. */
export function withoutRedundant(nodes: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const needed = new Set(nodes);
  for (const name of nodes) {
    needed.delete(name);
    if (hasCycle(withoutNodes(graph, needed))) needed.add(name);
  }
  return needed;
}
