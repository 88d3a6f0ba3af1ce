import type { NodeIndex, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanAt } from '../../notation/spans.js';

/** Remembers where the parts of a model were written. They are looked up only where there is something to say of them. */
export class Places {
  readonly #tree: Tree;
  readonly #parts: object[] = [];
  /** The node of each part. */
  readonly #nodes: NodeIndex[] = [];
  #known: ReadonlyMap<object, NodeIndex> | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Notes that a part comes from a node. All are noted before any is looked up. */
  add(part: object, at: NodeIndex): void {
    this.#parts.push(part);
    this.#nodes.push(at);
  }

  /** The node of a part. */
  nodeOf(part: object): NodeIndex {
    this.#known ??= new Map(this.#parts.map((one, i) => [one, this.#nodes[i]!]));
    return this.#known.get(part)!;
  }

  /** Where a part was written. */
  of(part: object): Span {
    return spanAt(this.#tree, this.nodeOf(part));
  }
}
