import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanAt } from '../spans.js';

/** Remembers where the parts of a model were written. They are looked up only where there is something to say of them. */
export class Places {
  readonly #tree: Tree;
  readonly #parts: object[] = [];
  /** Word index of each part. */
  readonly #words: number[] = [];
  #known: ReadonlyMap<object, number> | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Notes that a part comes from the node at word `at`. All are noted before any is looked up. */
  add(part: object, at: number): void {
    this.#parts.push(part);
    this.#words.push(at);
  }

  /** Word index of a part. */
  wordOf(part: object): number {
    this.#known ??= new Map(this.#parts.map((one, i) => [one, this.#words[i]!]));
    return this.#known.get(part)!;
  }

  /** Where a part was written. */
  of(part: object): Span {
    return spanAt(this.#tree, this.wordOf(part));
  }
}
