import type { ComparisonFacts, ComparisonResult } from './comparison.js';
import { UnchangedRules } from './unchanged-rules.js';

/**
 * Keeps the results of comparisons. For the next version of the grammar, only those are made again that read a rule
 * which has changed, or for which something else that they use of the grammar has.
 */
export class KnownComparisons {
  #about: ComparisonFacts | undefined;
  #results = new Map<string, ComparisonResult>();
  #last: ReadonlyMap<string, ComparisonResult> = new Map();
  #unchanged: UnchangedRules | undefined;

  /** Begins with the next version of the grammar. */
  begin(about: ComparisonFacts): void {
    this.#unchanged = this.#about && new UnchangedRules(this.#about, about);
    this.#about = about;
    this.#last = this.#results;
    this.#results = new Map();
  }

  /**
   * Returns the result of a comparison in this version of the grammar.
   *
   * @param key a name of the comparison, and everything about it that is not in the grammar
   */
  result(key: string, compare: () => ComparisonResult): ComparisonResult {
    const last = this.#last.get(key);
    const isSame = last !== undefined && this.#unchanged?.includesAll(last.read) === true;
    const { met, gaveUp, read } = isSame ? last : compare();
    const result = { met, gaveUp, read };
    this.#results.set(key, result);
    return result;
  }
}
