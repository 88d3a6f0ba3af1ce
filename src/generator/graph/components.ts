/** For each node, the nodes that it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A node that a depth-first walk is inside of. */
interface Visit {
  readonly name: string;
  readonly targets: Iterator<string, unknown>;
  /** The lowest number of a node without a component that this node leads to. */
  lowest: number;
}

/**
 * Returns the strongly connected components of a graph: sets of nodes that lead to each other; any other node is alone.
 * A component comes after the components that it leads to. This is Tarjan's algorithm without recursion, so that chains
 * of any length fit.
 */
export function components(graph: Graph): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const numbers = new Map<string, number>();
  /** The nodes without a component, in the order of their numbers. */
  const open: string[] = [];
  const closed = new Set<string>();
  const enter = (name: string): Visit => {
    const number = numbers.size;
    numbers.set(name, number);
    open.push(name);
    return { name, targets: (graph.get(name) ?? []).values(), lowest: number };
  };
  const leave = ({ name, lowest }: Visit): void => {
    if (lowest < numbers.get(name)!) return;
    const component = open.splice(open.lastIndexOf(name));
    for (const node of component) closed.add(node);
    found.push(new Set(component));
  };
  for (const start of graph.keys()) {
    const path = numbers.has(start) ? [] : [enter(start)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const { value: target, done } = visit.targets.next() as IteratorResult<string, undefined>;
      if (done === true) {
        leave(visit);
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) parent.lowest = Math.min(parent.lowest, visit.lowest);
      } else if (!numbers.has(target)) path.push(enter(target));
      else if (!closed.has(target)) visit.lowest = Math.min(visit.lowest, numbers.get(target)!);
    }
  }
  return found;
}
