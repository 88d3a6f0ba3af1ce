/** For each rule, the rules that it refers to, directly or through others. */
export function reachability(graph: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const reach = new Map<string, Set<string>>();
  for (const name of graph.keys()) {
    const found = new Set<string>();
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const target of graph.get(next) ?? []) {
        if (found.has(target)) continue;
        found.add(target);
        open.push(target);
      }
    }
    reach.set(name, found);
  }
  return reach;
}

/**
 * The rules at which nesting is counted: those that a depth-first walk from the start rules meets again while it is
 * still inside them. Every cycle of the grammar goes through at least one.
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
