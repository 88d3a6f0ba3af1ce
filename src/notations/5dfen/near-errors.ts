import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';

/**
 * The syntax errors of a record, for checks whose finding may only be a consequence of an error beside it, such as a
 * parenthesis between two unreadable words.
 */
export class NearErrors {
  readonly #text: string;
  /** The offsets at which errors start, in document order. */
  readonly #starts: readonly number[];
  readonly #ends: ReadonlySet<number>;

  constructor(tree: Tree) {
    const spans = Array.from(tree.eachError(), ({ start, end }): Span => ({ start, end }));
    this.#text = tree.text;
    this.#starts = spans.map(({ start }) => start);
    this.#ends = new Set(spans.map(({ end }) => end));
  }

  /** Tells whether an error starts from one offset on and before another. */
  startsBetween(from: number, to: number): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! < from) low = middle + 1;
      else high = middle;
    }
    return low < this.#starts.length && this.#starts[low]! < to;
  }

  /** Tells whether an error is right before a span, or after it with nothing but blanks between them. */
  touch({ start, end }: Span): boolean {
    if (this.#starts.length === 0) return false;
    if (this.endsAt(start)) return true;
    let after = end;
    while (isBlank(this.#text[after])) after++;
    return this.startsBetween(end, after + 1);
  }

  /** Tells whether an error ends at an offset. */
  endsAt(offset: number): boolean {
    return this.#ends.has(offset);
  }
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';
