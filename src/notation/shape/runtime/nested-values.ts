import { nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../../../cst/index.js';

/** Levels of nested values that are read in one go. */
const LEVELS_AT_ONCE = 100;

/**
 * Reads values that can contain values of their own type. Uses a bounded part of the stack at any depth: below a
 * hundred levels, the innermost values are read first and kept.
 */
export class NestedValues<At extends NodeIndex, Value> {
  readonly #is: (tree: Tree, node: NodeIndex) => boolean;
  #levels = 0;
  /** The tree whose inner values were read before the outer ones, and these values by their nodes. */
  #tree: Tree | undefined;
  #values = new Map<NodeIndex, Value>();

  /** @param is whether such a value is read from a node */
  constructor(is: (tree: Tree, node: NodeIndex) => boolean) {
    this.#is = is;
  }

  /**
   * Reads the value of a node. `make` reads it, or another value inside it; it calls this method for the values inside.
   */
  read(tree: Tree, at: At, make: (tree: Tree, at: At) => Value): Value {
    if (this.#tree === tree && this.#values.has(at)) return this.#values.get(at) as Value;
    if (this.#levels === LEVELS_AT_ONCE) return this.#fromInside(tree, at, make);
    this.#levels++;
    try {
      return make(tree, at);
    } finally {
      this.#levels--;
    }
  }

  #fromInside(tree: Tree, at: At, make: (tree: Tree, at: At) => Value): Value {
    const [outerTree, outerKnown] = [this.#tree, this.#values];
    this.#tree = tree;
    this.#values = new Map();
    this.#levels = 0;
    try {
      for (const one of this.#startsOfLevels(tree, at)) this.#values.set(one, this.read(tree, one, make));
      return this.#values.get(at) as Value;
    } finally {
      this.#tree = outerTree;
      this.#values = outerKnown;
      this.#levels = LEVELS_AT_ONCE;
    }
  }

  /** Returns a node and those inside it that begin a part with this number of levels, from the last to the first. */
  #startsOfLevels(tree: Tree, at: At): At[] {
    const found: At[] = [];
    /** The nodes after those that are around the current one; 0 at the end. */
    const next: (NodeIndex | 0)[] = [];
    for (let node: NodeIndex | 0 = at; node !== 0; node = nextNode(tree, node, at)) {
      if (!this.#is(tree, node)) continue;
      while (isBefore(next.at(-1), node)) next.pop();
      if (next.length % LEVELS_AT_ONCE === 0) found.push(node as At);
      next.push(nextNodeOutside(tree, node, at));
    }
    return found.reverse();
  }
}

const isBefore = (next: NodeIndex | 0 | undefined, node: NodeIndex): boolean =>
  next !== undefined && next !== 0 && next <= node;
