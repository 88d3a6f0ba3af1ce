import { isUnquotedHeaderError, isVariation } from '../../../../generated/5dfen/readers.js';
import { type NodeIndex, parentOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';

/**
 * The syntax errors of a record, for checks whose finding may only be a consequence of an error beside it, such as a
 * parenthesis between two unreadable words.
 */
export class NearErrors {
  readonly #tree: Tree;
  readonly #text: string;
  readonly #nodes: readonly NodeIndex[];
  /** The offsets at which errors start, in document order. */
  readonly #starts: readonly number[];
  readonly #ends: ReadonlySet<number>;

  constructor(tree: Tree) {
    // A header without quotation marks is whole, so nothing beside it is a part of it.
    const nodes = [...tree.eachError()].filter(({ index }) => !isUnquotedHeaderError(tree, index));
    this.#tree = tree;
    this.#text = tree.text;
    this.#nodes = nodes.map(({ index }) => index);
    this.#starts = nodes.map(({ start }) => start);
    this.#ends = new Set(nodes.map(({ end }) => end));
  }

  /** Whether an error starts at an offset. */
  startsAt(offset: number): boolean {
    return this.startsBetween(offset, offset + 1);
  }

  /** Whether an error starts from one offset on and before another. */
  startsBetween(from: number, to: number): boolean {
    const first = this.#firstFrom(from);
    return first < this.#starts.length && this.#starts[first]! < to;
  }

  /**
   * Whether an error starts from one offset on and before another that is in a line itself, not in a variation of it.
   * The line is a record or a variation.
   */
  startsInLineBetween(from: number, to: number, line: NodeIndex): boolean {
    for (let i = this.#firstFrom(from); i < this.#starts.length && this.#starts[i]! < to; i++) {
      let around = parentOf(this.#tree, this.#nodes[i]!);
      while (around > line && !isVariation(this.#tree, around)) around = parentOf(this.#tree, around);
      if (around === line) return true;
    }
    return false;
  }

  /** Returns the index of the first error that starts at an offset or after it. */
  #firstFrom(from: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! < from) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether an error is right before a span, or after it with only white space between them. */
  touch({ start, end }: Span): boolean {
    if (this.#starts.length === 0) return false;
    if (this.endsAt(start)) return true;
    let after = end;
    while (isWhiteSpace(this.#text[after])) after++;
    return this.startsBetween(end, after + 1);
  }

  /** Whether an error ends at an offset. */
  endsAt(offset: number): boolean {
    return this.#ends.has(offset);
  }
}

const isWhiteSpace = (character: string | undefined): boolean => character === ' ' || character === '\t';
