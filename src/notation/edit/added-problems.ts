import type { Diagnostic } from '../../diagnostics/index.js';
import { countOne } from '../../maps.js';
import type { Reading } from '../read/reading.js';

/**
 * Returns the errors of an edited text that the text before didn't have. An edit that removes an error adds none: the
 * error may have hidden others.
 */
export function addedErrors(before: Reading, after: Reading): Diagnostic[] {
  const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
  const [old, found] = [before.diagnostics.filter(isError), after.diagnostics.filter(isError)];
  return addedSince(found, old).length > 0 ? [] : addedSince(old, found);
}

/**
 * Returns the diagnostics of `later` that `earlier` doesn't have. Of the diagnostics with one code, as many are left
 * out as `earlier` has.
 */
export function addedSince(earlier: readonly Diagnostic[], later: readonly Diagnostic[]): Diagnostic[] {
  const left = new Multiset(earlier.map(({ code }) => code));
  return later.filter(({ code }) => !left.take(code));
}

/** A set that can have the same string several times. */
export class Multiset {
  readonly #counts = new Map<string, number>();

  constructor(strings: Iterable<string>) {
    for (const string of strings) countOne(this.#counts, string);
  }

  /** Removes a string once; returns whether it was there. */
  take(string: string): boolean {
    const count = this.#counts.get(string) ?? 0;
    if (count > 0) this.#counts.set(string, count - 1);
    return count > 0;
  }
}
