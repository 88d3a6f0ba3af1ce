/** Times shorter than this, in milliseconds, are too inexact to compare. */
const LEAST = 25;

/**
 * Returns how many times as long `long` takes as `short`, or 1 if it is too quick to measure. Other programs make a run
 * slower, never quicker, so the quickest of several runs counts, and one below `enough` suffices.
 */
export function slowdown(short: () => void, long: () => void, enough: number): number {
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && ratio >= enough; round++) {
    const [before, after] = [timeOf(short), timeOf(long)];
    ratio = after < LEAST ? 1 : Math.min(ratio, after / before);
  }
  return ratio;
}

function timeOf(run: () => void): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}
