import type { Diagnostic, Span, TextEdit } from './diagnostic.js';

/** A text with edits applied; the edits may come in any order and must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** A text after its fixes, and which diagnostics they were of. */
export interface FixedText {
  readonly text: string;
  readonly applied: readonly Diagnostic[];
  /** Diagnostics whose fix touches a place that an applied one has changed already. */
  readonly skipped: readonly Diagnostic[];
}

/** Applies the first fix of each diagnostic, in their order. A fix is applied whole or not at all. */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const places = new Places();
  const applied: Diagnostic[] = [];
  const skipped: Diagnostic[] = [];
  const edits: TextEdit[] = [];
  for (const diagnostic of diagnostics) {
    const fix = diagnostic.fixes?.[0];
    if (fix === undefined) continue;
    if (fix.edits.some((edit) => places.clash(edit))) skipped.push(diagnostic);
    else {
      for (const edit of fix.edits) {
        places.add(edit);
        edits.push(edit);
      }
      applied.push(diagnostic);
    }
  }
  return { text: applyEdits(text, edits), applied, skipped };
}

/** Places that do not overlap, in order, so that only neighbours are compared. */
class Places {
  readonly #spans: Span[] = [];

  /** Whether a place touches one of these. Two insertions at one place clash too: their order would be a guess. */
  clash({ start, end }: Span): boolean {
    const i = this.#behind(start);
    const [before, next] = [this.#spans[i - 1], this.#spans[i]];
    return (
      (before !== undefined && start < before.end) || (next !== undefined && (next.start === start || next.start < end))
    );
  }

  add(span: Span): void {
    const i = this.#behind(span.start);
    if (i === this.#spans.length) this.#spans.push(span);
    else this.#spans.splice(i, 0, span);
  }

  /** Number of places that begin in front of an offset. Most come in order, so the end is tried first. */
  #behind(start: number): number {
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
