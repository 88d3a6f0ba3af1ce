import { TreeCursor } from './cursor.js';
import { dumpTree } from './dump.js';
import type { Language } from './language.js';
import { kindAt, NEXT, WORDS } from './layout.js';
import { LineIndex } from './line-index.js';
import type { Node } from './node.js';
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
  /** Node words; only the first `size` are used. */
  declare readonly words: Int32Array;
  declare readonly size: number;
  /** Name of the rule that the text was read as. */
  declare readonly startRule: string;
  #lines: LineIndex | undefined;

  constructor(language: Language, text: string, words: Int32Array, size: number, startRule: string) {
    this.language = language;
    this.text = text;
    this.words = words;
    this.size = size;
    this.startRule = startRule;
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
    const { words, size } = this;
    const isError = flagsOf(this.language, this.language.errors);
    for (let i = 0; i < size; i += WORDS) if (isError[kindAt(words, i)] === 1) return true;
    return false;
  }

  /** The outermost error nodes in document order. */
  errors(): Node[] {
    const { words, size } = this;
    const isError = flagsOf(this.language, this.language.errors);
    const out: Node[] = [];
    for (let i = 0; i < size;) {
      if (isError[kindAt(words, i)] === 1) {
        out.push(this.node(i));
        i = words[i + NEXT]!;
      } else i += WORDS;
    }
    return out;
  }

  /** Every comment in document order. */
  comments(): Node[] {
    const { words, size } = this;
    const { comments } = this.language;
    const out: Node[] = [];
    if (comments.length === 0) return out;
    const isComment = flagsOf(this.language, comments);
    for (let i = 0; i < size; i += WORDS) if (isComment[kindAt(words, i)] === 1) out.push(this.node(i));
    return out;
  }

  /** Lines and columns of this text, computed on the first call. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
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

const known = new WeakMap<readonly number[], Uint8Array>();

/** Some kinds of a language as a table by kind number: trees are walked more often than they are made. */
function flagsOf({ kinds }: Language, some: readonly number[]): Uint8Array {
  let flags = known.get(some);
  if (flags === undefined) {
    flags = new Uint8Array(kinds.length);
    for (const kind of some) flags[kind] = 1;
    known.set(some, flags);
  }
  return flags;
}
