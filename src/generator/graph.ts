/** Returns, for each rule, the rules that it refers to, directly or through others. */
export function reachability(graph: ReadonlyMap<string, ReadonlySet<string>>): Map<string, ReadonlySet<string>> {
  const reach = new Map<string, Set<string>>();
  for (const [name, targets] of graph) {
    // Rules that lead to each other lead to the same rules.
    const mate = [...targets].find((target) => reach.get(target)?.has(name) === true);
    const shared = mate === undefined ? undefined : reach.get(mate);
    if (shared !== undefined) {
      reach.set(name, shared);
      continue;
    }
    reach.set(name, allFrom(targets, graph, reach));
  }
  return reach;
}

/**
 * Returns some rules, and those that they refer to, directly or through others.
 *
 * @param reach the rules whose result is known
 */
function allFrom(
  targets: ReadonlySet<string>,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  reach: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const found = new Set(targets);
  /** The rules whose targets are all found. */
  const closed = new Set<string>();
  // A set can grow during iteration.
  for (const next of found) {
    if (closed.has(next)) continue;
    const known = reach.get(next);
    for (const target of known ?? graph.get(next) ?? []) {
      found.add(target);
      if (known !== undefined) closed.add(target);
    }
  }
  return found;
}

/**
 * Returns the rules at which nesting is counted: those that a depth-first walk from the start rules meets again while
 * it is still inside them. Every cycle of the grammar goes through at least one.
 */
export function nestingRules(graph: ReadonlyMap<string, ReadonlySet<string>>, starts: Iterable<string>): Set<string> {
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

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns a graph without the edges from and to some of its nodes. */
export function withoutNodes(graph: Graph, removed: { has(name: string): boolean }): Map<string, ReadonlySet<string>> {
  return new Map(
    [...graph].map(([name, targets]) => {
      return [name, new Set(removed.has(name) ? [] : [...targets].filter((target) => !removed.has(target)))];
    }),
  );
}

/**
 * Returns the largest sets of nodes that lead to each other.
 *
 * @param reach for each node, those that it leads to
 */
export function cyclesOf(reach: Graph): ReadonlySet<string>[] {
  const cycles: Set<string>[] = [];
  for (const [name, inner] of reach) {
    if (!inner.has(name) || cycles.some((cycle) => cycle.has(name))) continue;
    cycles.push(new Set([...inner].filter((other) => reach.get(other)?.has(name) === true)));
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
  return withoutSpare(chosen, inner);
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
export function withoutSpare(nodes: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const needed = new Set(nodes);
  for (const name of nodes) {
    needed.delete(name);
    if (hasCycle(withoutNodes(graph, needed))) needed.add(name);
  }
  return needed;
}
