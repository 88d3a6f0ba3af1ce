/** The number of runs. */
export interface Plan {
  /** Blocks a contender, each in another order of contenders. */
  readonly blocks: number;
  /** Timed runs in a block. */
  readonly rounds: number;
}

export const FULL: Plan = { blocks: 3, rounds: 9 };
export const QUICK: Plan = { blocks: 1, rounds: 3 };

/** Milliseconds of all timed runs. */
export interface Timing {
  readonly best: number;
  readonly median: number;
  readonly runs: number;
}

/** Runs before the timed ones of a block: three, or fewer if they are slow. */
const WARM_UP = { runs: 3, milliseconds: 600 };

/** The result of the last run, kept so that no compiler can remove the work. */
export let kept: unknown;

/**
 * Times several jobs against each other in one process: each in blocks of runs without a pause, the order rotated from
 * block to block. Garbage of one job is collected before the next one's block, never inside a block.
 */
export function measure(jobs: readonly (() => unknown)[], { blocks, rounds }: Plan): Timing[] {
  const times: number[][] = jobs.map(() => []);
  for (let block = 0; block < blocks; block++) {
    const first = Math.floor((block * jobs.length) / blocks);
    for (let i = 0; i < jobs.length; i++) {
      const at = (first + i) % jobs.length;
      for (const time of runBlock(jobs[at]!, rounds)) times[at]!.push(time);
    }
  }
  return times.map(timing);
}

function runBlock(job: () => unknown, rounds: number): number[] {
  kept = undefined;
  globalThis.gc?.();
  const began = performance.now();
  for (let i = 0; i < WARM_UP.runs && performance.now() - began < WARM_UP.milliseconds; i++) kept = job();
  return Array.from({ length: rounds }, () => timeOf(job));
}

/** Milliseconds of one run. */
export function timeOf(job: () => unknown): number {
  kept = undefined;
  const began = performance.now();
  kept = job();
  return performance.now() - began;
}

function timing(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { best: sorted[0]!, median: sorted[Math.floor(sorted.length / 2)]!, runs: sorted.length };
}
