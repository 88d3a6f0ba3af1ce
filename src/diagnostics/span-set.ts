import type { Span } from './diagnostic.js';

/** A set of spans that do not overlap, in order, so that only neighbors are compared. */
export class SpanSet {
  readonly #spans: Span[] = [];

  /**
   * Whether a span overlaps one of these. Two insertions at one offset overlap, because their order would be a guess.
   */
  overlaps({ start, end }: Span): boolean {
    const i = this.#countBefore(start);
    const [before, next] = [this.#spans[i - 1], this.#spans[i]];
    return (
      (before !== undefined && start < before.end) || (next !== undefined && (next.start === start || next.start < end))
    );
  }

  /** Adds a span that does not overlap the others. */
  add(span: Span): void {
    const i = this.#countBefore(span.start);
    if (i === this.#spans.length) this.#spans.push(span);
    else this.#spans.splice(i, 0, span);
  }

  /** Returns the number of spans that begin before an offset. Most spans arrive in order, so the end is tried first. */
  #countBefore(start: number): number {
    let [low, high] = [0, this.#spans.length];
    if (high === 0 || this.#spans[high - 1]!.start < start) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#spans[middle]!.start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
