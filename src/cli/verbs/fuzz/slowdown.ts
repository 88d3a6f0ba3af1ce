/** Times shorter than this, in milliseconds, are too inexact to compare. */
const MIN_COMPARED_TIME = 25;

/** The number of comparisons of two programs before the longer one counts as too slow. */
const MAX_COMPARISONS = 6;

/** Runs a program and returns the time that it took, in milliseconds. */
export type Stopwatch = (run: () => void) => number;

/**
 * Returns the time that passed, or the processor time of this process if that is less: neither other programs nor other
 * threads of this process count, as long as they don't compete for the processor.
 */
const shortestTime: Stopwatch = (run) => {
  const began = performance.now();
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - began, (user + system) / 1000);
};

/**
 * Returns how many times as long `long` takes as `short`, or 1 if it is too quick to measure. Collecting garbage makes
 * a run slower, and nothing makes it quicker, so the quickest run of each counts. On a busy machine, a longer run is
 * interrupted more often: if `long` seems slow, `short` is repeated until both take equally long. A ratio below
 * `enough` ends the measurement.
 */
export function slowdown(short: () => void, long: () => void, enough: number, timeOf = shortestTime): number {
  let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio = Number.POSITIVE_INFINITY;
  let times = 1;
  // The first run compiles the code, which would make the shorter run look slow.
  short();
  for (let round = 0; round < MAX_COMPARISONS && ratio >= enough; round++) {
    before = Math.min(before, timeOf(repeated(short, times)) / times);
    after = Math.min(after, timeOf(long));
    ratio = after < MIN_COMPARED_TIME ? 1 : after / before;
    if (round === 0) {
      times = Math.max(1, Math.round(ratio));
      before = Number.POSITIVE_INFINITY;
    }
  }
  return ratio;
}

const repeated = (run: () => void, times: number) => (): void => {
  for (let i = 0; i < times; i++) run();
};
