import { LineIndex } from '../text/line-index.js';
import type { Predicates } from '../text/predicates.js';
import { TreeCursor } from './cursor.js';
import { dumpTree } from './dump.js';
import { innermostAt } from './enclosing.js';
import type { Language } from './language.js';
import { endAt, kindAt, NEXT, NODE_SIZE, startAt } from './layout.js';
import type { Node, NodeIndex, ViewOf } from './node.js';
import { errorIndices, findComments, firstErrors } from './notable-nodes.js';
import { type PlainNode, plainNode } from './plain.js';

/**
 * A lossless concrete syntax tree in one `Int32Array`. `layout.ts` describes the integers of a node.
 *
 * White space and literals are the gaps between nodes, so the tree covers every text, well formed or not, and
 * `source()` returns it. `Root` is the view type of the start rule; it includes `undefined` if the start rule can fail
 * to match at all. `_Nodes` has the class of the nodes of each kind: functions that take a parser infer the types of
 * its nodes from it.
 */
export class Tree<Root extends Node | undefined = Node | undefined, _Nodes = unknown> {
  declare readonly language: Language;
  declare readonly text: string;
  /**
   * The integers of all nodes: the first `size` of the array. Small trees share a buffer, so it can be copied but not
   * transferred.
   */
  declare readonly data: Int32Array;
  declare readonly size: number;
  /** Name of the rule that the text was read as. */
  declare readonly startRule: string;
  /** The predicates that the text was read with, for grammars that declare some. */
  declare predicates?: Predicates;
  #lines: LineIndex | undefined;
  readonly #hasNotable: boolean;
  #firstErrors: readonly number[] | undefined;
  #errors: readonly Node[] | undefined;

  /** @param hasNotable `false` if no node can be an error or a comment, so that no search for them is necessary */
  constructor(language: Language, text: string, data: Int32Array, size: number, startRule: string, hasNotable = true) {
    this.language = language;
    this.text = text;
    this.data = data;
    this.size = size;
    this.startRule = startRule;
    this.#hasNotable = hasNotable;
  }

  /** The start rule's node; `undefined` if that rule did not match, or is a fragment. */
  get root(): Root {
    const { kinds } = this.language;
    const matched = NODE_SIZE < this.size && kinds[kindAt(this.data, NODE_SIZE)] === this.startRule;
    return (matched ? this.node(NODE_SIZE) : undefined) as Root;
  }

  /** Number of nodes, including the document node. */
  get nodeCount(): number {
    return this.size / NODE_SIZE;
  }

  /** Returns the view of the node at `index`. */
  node<Index extends NodeIndex>(index: Index): ViewOf<Index>;
  node(index: number): Node;
  node(index: number): Node {
    const View = this.language.views[kindAt(this.data, index)]!;
    return new View(this, index);
  }

  /**
   * Returns the view of the innermost node that contains the character at an offset. Returns the document if no other
   * node contains it, or after the end of the text. `node.ancestors()` leads outwards.
   */
  nodeAt(offset: number): Node {
    return this.node(innermostAt(this, offset));
  }

  /** Returns the text that was parsed, rebuilt from the leaves and the gaps between them. */
  source(): string {
    let out = '';
    let at = 0;
    for (let i = 0; i < this.size; i += NODE_SIZE) {
      if (this.data[i + NEXT] !== i + NODE_SIZE) continue;
      const start = startAt(this.data, i);
      const end = endAt(this.data, i);
      out += this.text.slice(at, start) + this.text.slice(start, end);
      at = end;
    }
    return out + this.text.slice(at);
  }

  /** Whether any part of the text could not be read. */
  get hasErrors(): boolean {
    return this.#errorIndices.length > 0;
  }

  /** Returns the outermost error nodes in document order. */
  errors(): readonly Node[] {
    this.#errors ??= [...this.eachError()];
    return this.#errors;
  }

  /**
   * Yields the outermost error nodes in document order, each when it is requested. For texts with so many errors that a
   * list of all would not fit into memory.
   */
  *eachError(): Generator<Node, void> {
    for (const index of errorIndices(this, this.#errorIndices)) yield this.node(index);
  }

  /** Returns every comment in document order. */
  comments(): Node[] {
    return this.#hasNotable ? findComments(this).map((index) => this.node(index)) : [];
  }

  get #errorIndices(): readonly number[] {
    this.#firstErrors ??= this.#hasNotable ? firstErrors(this) : [];
    return this.#firstErrors;
  }

  /** Lines and columns of this text, computed on the first call. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  /**
   * Calls `visit` for each node whose kind has an entry, with that entry and the index of the node, in document order.
   *
   * @param byKind entries by kind number
   */
  eachNodeOf<T>(byKind: readonly (T | undefined)[], visit: (entry: T, index: number) => void): void {
    const { data, size } = this;
    for (let i = 0; i < size; i += NODE_SIZE) {
      const kind = kindAt(data, i);
      const entry = kind < byKind.length ? byKind[kind] : undefined;
      if (entry !== undefined) visit(entry, i);
    }
  }

  /** Returns a cursor on the document node. */
  cursor(): TreeCursor {
    return new TreeCursor(this);
  }

  /** Returns the tree as indented text, one node per line, for tests and for people. */
  dump(): string {
    return dumpTree(this.cursor());
  }

  /** Returns the tree as plain nested objects, ready for `JSON.stringify`. */
  toJSON(): PlainNode {
    return plainNode(this.cursor());
  }
}
