import type { Agreement } from '../parsers/equivalent.js';

/** A job that is timed alone, because its work differs from that of other jobs. */
export interface Job {
  readonly name: string;
  /** Characters that a run reads. */
  readonly characters: number;
  run(): unknown;
}

/** The measurements of a contender or job. */
export interface Measurements {
  readonly group: string;
  readonly name: string;
  readonly characters: number;
  /** Milliseconds of a run. */
  readonly best: number;
  readonly median: number;
  readonly runs: number;
  readonly agreement: Agreement;
}

/** A contender that could not be installed, or could not read its input. */
export interface FailedContender {
  readonly group: string;
  readonly name: string;
  readonly failure: string;
}

export type Row = Measurements | FailedContender;

/** Megabytes per second in the best run. */
export const speedOf = ({ characters, best }: Measurements): number => characters / 1000 / best;
