import { getOrInsert } from '../../maps.js';
import type { Outcome, Result } from '../suite/case.js';

/** The number of cases for each outcome. */
export type Tally = Readonly<Record<Outcome['status'], number>>;

const emptyTally = (): Record<Outcome['status'], number> => ({ pass: 0, fail: 0, crash: 0, timeout: 0, skip: 0 });

/** Counts results as they arrive, by notation and in total. */
export class Counter {
  readonly #byNotation = new Map<string, Record<Outcome['status'], number>>();

  add({ case: { notation }, outcome: { status } }: Result): void {
    getOrInsert(this.#byNotation, notation, emptyTally)[status]++;
  }

  /** Returns the tally of each notation, in the order of the first results. */
  get byNotation(): ReadonlyMap<string, Tally> {
    return this.#byNotation;
  }

  get total(): Tally {
    const total = emptyTally();
    for (const tally of this.#byNotation.values()) {
      for (const status of Object.keys(total) as Outcome['status'][]) total[status] += tally[status];
    }
    return total;
  }
}

/** Whether every case that ran has passed. */
export const isClean = ({ fail, crash, timeout }: Tally): boolean => fail + crash + timeout === 0;
