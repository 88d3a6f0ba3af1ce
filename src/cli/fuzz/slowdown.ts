/** Milliseconds under which a measurement says nothing. */
const LEAST = 25;

/**
 * How many times as long `long` takes as `short`; 1 where it is too quick to tell. Whatever else the machine does makes
 * a run slower, never quicker: the quickest of several tells, and one below `enough` is enough.
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
