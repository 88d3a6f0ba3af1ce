import type { Format } from '../../src/formats/format.js';

/** Characters of the shorter text. */
const SIZE = 3000;
export const TIMES = 4;

/** Four times the text takes four times the time, and some more where memory is made; sixteen times would be a square. */
const MOST = 10;

/** Milliseconds under which nothing can be told. */
const LEAST = 25;

/**
 * Whether the time that reading takes grows faster than the text: the text again and again, then four times as often. It
 * is measured, so it is no part of the normal tests.
 */
export function growthProblem(text: string, format: Format): string | undefined {
  if (text === '') return undefined;
  const short = text.repeat(Math.ceil(SIZE / text.length));
  return growthBetween(short, short.repeat(TIMES), format);
}

/** Whether reading the longer of two texts, {@link TIMES} times the other, takes too much more time. */
export function growthBetween(short: string, long: string, format: Format): string | undefined {
  // Whatever else the machine does makes a run slower, never quicker: the quickest of several tells.
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    const [before, after] = [timeOf(short, format), timeOf(long, format)];
    if (after < LEAST) return undefined;
    ratio = Math.min(ratio, after / before);
    if (ratio < MOST) return undefined;
  }
  return `time grows: ${TIMES} times the text takes ${ratio.toFixed(1)} times the time`;
}

function timeOf(text: string, format: Format): number {
  const began = performance.now();
  format.read(text);
  return performance.now() - began;
}
