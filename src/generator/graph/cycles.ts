import { countOne } from '../../maps.js';
import { components, type Graph } from './components.js';

/**
 * Returns the rules at which nesting is counted: the rules that a depth-first walk from the start rules meets again
 * while it is still inside them. Every cycle of the grammar goes through at least one.
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
  for (const targets of graph.values()) for (const to of targets) countOne(uses, to);
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
