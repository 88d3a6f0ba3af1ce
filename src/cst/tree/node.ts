import { ancestorIndices } from './enclosing.js';
import { endAt, fieldAt, kindAt, nextAt, NODE_SIZE, startAt, variantAt } from './layout.js';
import type { Tree } from './tree.js';

/**
 * A view of one node: the tree and the index of the node in it, created on request.
 *
 * Generated classes extend it with one accessor per field. Two views of the same node are different objects; compare
 * `index` to find out whether they show the same node.
 *
 * @typeParam KindNumber the kind number of nodes of this class; any if absent
 * @typeParam Text the spellings of nodes of this class if they are few; any text if absent
 */
export class Node<KindNumber extends number = number, Text extends string = string> {
  declare readonly tree: Tree;
  /** Index of the node in `tree.data`. */
  declare readonly index: NodeIndex<this>;

  constructor(tree: Tree, index: number) {
    this.tree = tree;
    this.index = index as NodeIndex<this>;
  }

  /** Kind number; compare with the grammar's `Kind` constants. */
  get kind(): KindNumber {
    return kindAt(this.tree.data, this.index) as KindNumber;
  }

  /** Name of the grammar rule that made this node. */
  get kindName(): string {
    return this.tree.language.kinds[this.kind]!;
  }

  /** Offset of the first UTF-16 unit. */
  get start(): number {
    return startAt(this.tree.data, this.index);
  }

  /** Offset after the last UTF-16 unit. */
  get end(): number {
    return endAt(this.tree.data, this.index);
  }

  /** The text from `start` to `end`, including the gaps between children. */
  get text(): Text {
    return this.tree.text.slice(this.start, this.end) as Text;
  }

  /** The number of the alternative that matched, from 0, if the rule or the labeled part is a choice of literals. */
  get variant(): number {
    return variantAt(this.tree.data, this.index);
  }

  /** The label of this node in its parent, or the empty string. */
  get fieldName(): string {
    return this.tree.language.fields[fieldAt(this.tree.data, this.index)]!;
  }

  /** Every child in document order: fields, comments, error nodes and tokens. */
  get children(): Node[] {
    const { data } = this.tree;
    const end = nextAt(data, this.index);
    const out: Node[] = [];
    for (let i = this.index + NODE_SIZE; i < end; i = nextAt(data, i)) out.push(this.tree.node(i));
    return out;
  }

  /** Returns the nodes that contain this one, from its parent outwards to the document. Empty for the document. */
  ancestors(): Node[] {
    return ancestorIndices(this.tree, this.index)
      .map((node) => this.tree.node(node))
      .reverse();
  }

  /** Returns the first child under field number `field`; `undefined` if there is none. For generated accessors. */
  protected child(field: number): Node | undefined {
    const { data } = this.tree;
    const end = nextAt(data, this.index);
    for (let i = this.index + NODE_SIZE; i < end; i = nextAt(data, i)) {
      if (fieldAt(data, i) === field) return this.tree.node(i);
    }
    return undefined;
  }

  /** Returns every child under field number `field`. For generated accessors. */
  protected childList(field: number): Node[] {
    const { data } = this.tree;
    const end = nextAt(data, this.index);
    const out: Node[] = [];
    for (let i = this.index + NODE_SIZE; i < end; i = nextAt(data, i)) {
      if (fieldAt(data, i) === field) out.push(this.tree.node(i));
    }
    return out;
  }
}

/**
 * The index of a node in `tree.data`, with the class of its view as a type: `NodeIndex<Move>` is the index of a move.
 * At run time it is a number, without the member `~view`. Generated readers take and return it; for an absent node they
 * return 0, which is the index of the document and of no other node.
 */
export type NodeIndex<View extends Node = Node> = number & { readonly '~view': View };

/** The class of the view of a node, by the type of its index. */
export type ViewOf<Index extends NodeIndex> = Index['~view'];

/** A labeled part of a rule without a node of its own: `piece:[tcnk]`. `T` lists its spellings if they are few. */
export class Token<T extends string = string> extends Node<number, T> {}

/**
 * The whole text: node 0 of every tree. Its children are the start rule's node and the text that this rule could not
 * consume.
 */
export class Document extends Node {}

/** The text that the start rule could not consume, up to the end. */
export class UnparsedError extends Node {}

/** The text from the offset where nesting exceeded the depth limit, up to the end. */
export class TooDeepError extends Node {}
