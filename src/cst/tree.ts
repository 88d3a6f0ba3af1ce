import { TreeCursor } from './cursor.js';
import { dumpTree } from './dump.js';
import type { Language } from './language.js';
import { kindAt, NEXT, WORDS } from './layout.js';
import { LineIndex } from './line-index.js';
import { type Marks, marksOf, NO_MARKS } from './marks.js';
import type { Node } from './node.js';
import type { NodeIndex, ViewOf } from './node-index.js';
import { type PlainNode, plainNode } from './plain.js';

/**
 * A lossless concrete syntax tree in one `Int32Array`. See `layout.ts` for the words of a node.
 *
 * White space and literals are the gaps between nodes, so the tree covers every text, well formed or not, and
 * `source()` gives it back. `Root` is the view type of the start rule; it includes `undefined` where the start rule
 * can fail to match at all.
 */
export class Tree<Root extends Node | undefined = Node | undefined> {
  declare readonly language: Language;
  declare readonly text: string;
  /** Node words, the first `size` of them. Small trees share a buffer: it can be copied, but not given away. */
  declare readonly words: Int32Array;
  declare readonly size: number;
  /** Name of the rule that the text was read as. */
  declare readonly startRule: string;
  #lines: LineIndex | undefined;
  #marked: Marks | undefined;

  /** @param mayBeMarked `false` where no node can be an error or a comment, so that nobody has to look for them */
  constructor(
    language: Language,
    text: string,
    words: Int32Array,
    size: number,
    startRule: string,
    mayBeMarked = true,
  ) {
    this.language = language;
    this.text = text;
    this.words = words;
    this.size = size;
    this.startRule = startRule;
    this.#marked = mayBeMarked ? undefined : NO_MARKS;
  }

  /** The start rule's node; `undefined` where that rule did not match, or is a fragment. */
  get root(): Root {
    const { kinds } = this.language;
    const matched = WORDS < this.size && kinds[kindAt(this.words, WORDS)] === this.startRule;
    return (matched ? this.node(WORDS) : undefined) as Root;
  }

  /** Number of nodes, the document node included. */
  get nodeCount(): number {
    return this.size / WORDS;
  }

  /** View of the node at word `index`. */
  node<Index extends NodeIndex>(index: Index): ViewOf<Index>;
  node(index: number): Node;
  node(index: number): Node {
    const View = this.language.views[kindAt(this.words, index)]!;
    return new View(this, index);
  }

  /** The text that was parsed, rebuilt from the leaves and the gaps between them. */
  source(): string {
    let out = '';
    let at = 0;
    for (let i = 0; i < this.size; i += WORDS) {
      if (this.words[i + NEXT] !== i + WORDS) continue;
      const start = this.words[i + 1]!;
      const end = this.words[i + 2]!;
      out += this.text.slice(at, start) + this.text.slice(start, end);
      at = end;
    }
    return out + this.text.slice(at);
  }

  /** Whether any part of the text was not understood. */
  get hasErrors(): boolean {
    return this.#marks.errors.length > 0;
  }

  /** The outermost error nodes in document order. */
  errors(): Node[] {
    return this.#marks.errors.map((index) => this.node(index));
  }

  /** Every comment in document order. */
  comments(): Node[] {
    return this.#marks.comments.map((index) => this.node(index));
  }

  get #marks(): Marks {
    this.#marked ??= marksOf(this);
    return this.#marked;
  }

  /** Lines and columns of this text, computed on the first call. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  /** Calls `visit` with the kind number and the index of each node, in document order. */
  eachNode(visit: (kind: number, index: number) => void): void {
    const { words, size } = this;
    for (let i = 0; i < size; i += WORDS) visit(kindAt(words, i), i);
  }

  /** A cursor on the document node. */
  cursor(): TreeCursor {
    return new TreeCursor(this);
  }

  /** The tree as indented text, one node a line, for tests and for people. */
  dump(): string {
    return dumpTree(this);
  }

  /** The tree as plain nested objects, ready for `JSON.stringify`. */
  toJSON(): PlainNode {
    return plainNode(this, 0);
  }
}
