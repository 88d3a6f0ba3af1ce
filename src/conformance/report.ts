import type { Result } from './case.js';
import type { Counter } from './tally.js';

/**
 * Writes the results of a run as they arrive. Each function returns the text to print at that point, or an empty
 * string.
 */
export interface Reporter {
  /** @param count number of cases that will be reported, including skipped ones */
  begin(count: number): string;
  result(result: Result): string;
  /** @param seconds duration of the run */
  end(counter: Counter, seconds: number): string;
}
