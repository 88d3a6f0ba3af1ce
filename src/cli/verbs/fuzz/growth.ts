import { slowdown } from './slowdown.js';

/** An object that reads texts. */
interface TextReader {
  read(text: string): unknown;
}

/** Length of the shorter text in characters. */
const SHORT_LENGTH = 3000;
/** The length of the longer text, as a multiple of that of the shorter one. */
export const LENGTH_FACTOR = 4;

/**
 * The limit for the ratio of the durations. Linear time gives 4, and somewhat more because of memory; quadratic time
 * gives 16.
 */
const MAX_GROWTH = 10;

/**
 * Returns the problem that the time to read a text grows faster than its length, if it does: reads the text repeated,
 * then four times as long. This is a measurement, so the normal tests do not use it.
 */
export function growthProblem(text: string, reader: TextReader): string | undefined {
  if (text === '') return undefined;
  const short = text.repeat(Math.ceil(SHORT_LENGTH / text.length));
  return growthBetween(short, short.repeat(LENGTH_FACTOR), reader);
}

/** Returns the problem that a text takes too long compared with a shorter one, by the factor {@link LENGTH_FACTOR}. */
export function growthBetween(short: string, long: string, reader: TextReader): string | undefined {
  const ratio = slowdown(
    () => reader.read(short),
    () => reader.read(long),
    MAX_GROWTH,
  );
  return ratio < MAX_GROWTH
    ? undefined
    : `time grows: ${LENGTH_FACTOR} times the text takes ${ratio.toFixed(1)} times the time`;
}
