import type { Result } from './case.js';
import type { Counter } from './tally.js';

/** Writes what a run finds, as it finds it. Each part returns the text to print there, perhaps none. */
export interface Reporter {
  /** @param count number of cases that will be reported, skipped ones included */
  begin(count: number): string;
  result(result: Result): string;
  /** @param seconds how long the run took */
  end(counter: Counter, seconds: number): string;
}
