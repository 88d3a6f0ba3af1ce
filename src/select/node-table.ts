import type { Candidate } from './candidates.js';

/** A set of the nodes of a table: 1 at the index of each node that is in it. */
export type NodeSet = Uint8Array;

/** How a node is related to one before it in a selector: `>`, a space, `~` and `+`. */
export type Relation = 'child' | 'descendant' | 'sibling' | 'adjacent';

/**
 * The nodes of a tree in document order, with the index of the node around each. Each function takes linear time,
 * however deeply the nodes are nested.
 */
export class NodeTable {
  readonly candidates: readonly Candidate[];
  /** The index of the node around each node; -1 for the outermost. */
  readonly #parents: readonly number[];

  constructor(top: Candidate) {
    const candidates: Candidate[] = [];
    const parents: number[] = [];
    const open = [{ candidate: top, parent: -1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const index = candidates.push(next.candidate) - 1;
      parents.push(next.parent);
      for (const child of next.candidate.children.toReversed()) open.push({ candidate: child, parent: index });
    }
    this.candidates = candidates;
    this.#parents = parents;
  }

  /** Returns the index of the node around one; -1 for the outermost. */
  parentOf(index: number): number {
    return this.#parents[index]!;
  }

  /** Returns the set of the nodes that pass a test. */
  where(test: (index: number) => boolean): NodeSet {
    return Uint8Array.from(this.candidates, (_, index) => Number(test(index)));
  }

  /** Returns the nodes that have a relation to one of a set: with `child`, those directly in a node of the set. */
  after(relation: Relation, set: NodeSet): NodeSet {
    switch (relation) {
      case 'child':
        return this.where((index) => set[this.parentOf(index)] === 1);
      case 'descendant':
        return this.#inside(set);
      case 'sibling':
      case 'adjacent':
        return this.#beside(relation, set, this.candidates.keys());
    }
  }

  /** Returns the nodes to which one of a set has a relation: with `child`, those with a node of the set directly in. */
  before(relation: Relation, set: NodeSet): NodeSet {
    switch (relation) {
      case 'child':
      case 'descendant':
        return this.#around(relation, set);
      case 'sibling':
      case 'adjacent':
        return this.#beside(relation, set, this.#lastToFirst());
    }
  }

  #inside(set: NodeSet): NodeSet {
    const found = new Uint8Array(set.length);
    for (const index of this.candidates.keys()) {
      const parent = this.parentOf(index);
      if (parent >= 0) found[index] = set[parent]! | found[parent]!;
    }
    return found;
  }

  #around(relation: 'child' | 'descendant', set: NodeSet): NodeSet {
    const found = new Uint8Array(set.length);
    for (const index of this.#lastToFirst()) {
      const parent = this.parentOf(index);
      if (parent < 0) continue;
      if (set[index] === 1 || (relation === 'descendant' && found[index] === 1)) found[parent] = 1;
    }
    return found;
  }

  /** Returns the nodes that are visited after a node of a set in the same node: after any, or directly after one. */
  #beside(relation: 'sibling' | 'adjacent', set: NodeSet, order: Iterable<number>): NodeSet {
    const found = new Uint8Array(set.length);
    /** For each node: whether the next one visited in it is beside a node of the set. */
    const isBeside = new Uint8Array(set.length);
    for (const index of order) {
      const parent = this.parentOf(index);
      if (parent < 0) continue;
      const before = isBeside[parent]!;
      found[index] = before;
      isBeside[parent] = relation === 'adjacent' ? set[index]! : before | set[index]!;
    }
    return found;
  }

  *#lastToFirst(): Generator<number> {
    for (let index = this.candidates.length - 1; index >= 0; index--) yield index;
  }
}
