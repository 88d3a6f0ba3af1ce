/** Times shorter than this, in milliseconds, are too inexact to compare. */
const LEAST = 25;

/** How often two programs are compared before the longer one counts as too slow. */
const ROUNDS = 4;

/** Returns a time in milliseconds. */
export type Clock = () => number;

/** The processor time of this process: other programs that run meanwhile don't count. */
const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns how many times as long `long` takes as `short`, or 1 if it is too quick to measure. Collecting garbage makes a
 * run slower, and nothing makes it quicker, so the quickest run of each counts. A ratio below `enough` ends the
 * measurement.
 */
export function slowdown(short: () => void, long: () => void, enough: number, clock = processorTime): number {
  let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let ratio = Number.POSITIVE_INFINITY;
  // The first run compiles the code, which would make the shorter run look slow.
  short();
  for (let round = 0; round < ROUNDS && ratio >= enough; round++) {
    before = Math.min(before, timeOf(short, clock));
    after = Math.min(after, timeOf(long, clock));
    ratio = after < LEAST ? 1 : after / before;
  }
  return ratio;
}

function timeOf(run: () => void, clock: Clock): number {
  const began = clock();
  run();
  return clock() - began;
}
