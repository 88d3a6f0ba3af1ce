import type { Outcome, Result } from './case.js';

/** The number of cases for each outcome. */
export type Tally = Readonly<Record<Outcome['status'], number>>;

/** Counts results as they arrive, by format and in total. */
export class Counter {
  readonly #byFormat = new Map<string, Record<Outcome['status'], number>>();

  add({ case: { format }, outcome: { status } }: Result): void {
    let tally = this.#byFormat.get(format);
    if (tally === undefined) {
      tally = { pass: 0, fail: 0, crash: 0, timeout: 0, skip: 0 };
      this.#byFormat.set(format, tally);
    }
    tally[status]++;
  }

  /** Returns the tally of each format, in the order of the first results. */
  get byFormat(): ReadonlyMap<string, Tally> {
    return this.#byFormat;
  }

  get total(): Tally {
    const total = { pass: 0, fail: 0, crash: 0, timeout: 0, skip: 0 };
    for (const tally of this.#byFormat.values()) {
      for (const status of Object.keys(total) as Outcome['status'][]) total[status] += tally[status];
    }
    return total;
  }
}

/** Whether every case that ran has passed. */
export const isClean = ({ fail, crash, timeout }: Tally): boolean => fail + crash + timeout === 0;
