import { endAt, fieldAt, kindAt, nextAt, NODE_SIZE, startAt, variantAt } from './layout.js';
import type { Node } from './node.js';
import type { Tree } from './tree.js';

/**
 * Walks a tree without creating a view for each node. It starts at the document node. Each method that moves it returns
 * `false`, and does not move it, if the node doesn't exist.
 *
 * ```ts
 * import { nodes, parseOniTree } from 'ludogram/oni';
 *
 * const cursor = parseOniTree('BXLUT Byt Lbh').cursor();
 * let moves = 0;
 * do {
 *   if (cursor.kind === nodes.Kind.Move) moves += 1;
 * } while (cursor.next());
 * ```
 */
export class TreeCursor {
  readonly tree: Tree;
  /** Index of the node under the cursor in `tree.data`. */
  index = 0;
  readonly #ancestors: number[] = [];

  constructor(tree: Tree) {
    this.tree = tree;
  }

  get kind(): number {
    return kindAt(this.tree.data, this.index);
  }
  get field(): number {
    return fieldAt(this.tree.data, this.index);
  }
  get variant(): number {
    return variantAt(this.tree.data, this.index);
  }
  get start(): number {
    return startAt(this.tree.data, this.index);
  }
  get end(): number {
    return endAt(this.tree.data, this.index);
  }
  /** Number of ancestors of the node under the cursor. */
  get depth(): number {
    return this.#ancestors.length;
  }
  /** View of the node under the cursor. */
  get node(): Node {
    return this.tree.node(this.index);
  }

  /** Moves to the first child. */
  firstChild(): boolean {
    const child = this.index + NODE_SIZE;
    if (child >= nextAt(this.tree.data, this.index)) return false;
    this.#ancestors.push(this.index);
    this.index = child;
    return true;
  }

  /** Moves to the next node under the same parent. */
  nextSibling(): boolean {
    const parent = this.#ancestors.at(-1);
    const sibling = nextAt(this.tree.data, this.index);
    if (parent === undefined || sibling >= nextAt(this.tree.data, parent)) return false;
    this.index = sibling;
    return true;
  }

  /** Moves to the parent. */
  parent(): boolean {
    const parent = this.#ancestors.pop();
    if (parent === undefined) return false;
    this.index = parent;
    return true;
  }

  /**
   * Moves to the next node in document order: the first child, else the next sibling of this node or of an ancestor.
   */
  next(): boolean {
    if (this.firstChild()) return true;
    if (nextAt(this.tree.data, this.index) >= this.tree.size) return false;
    while (!this.nextSibling()) this.parent();
    return true;
  }
}
