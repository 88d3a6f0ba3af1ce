import type { Notation } from '../../notation/index.js';
import { slowdown } from './slowdown.js';

/** What reads a text. */
type Read = Pick<Notation, 'id'> & { read(text: string): unknown };

/** Characters of the shorter text. */
const SIZE = 3000;
/** How many times as long the longer text is. */
export const TIMES = 4;

/** Four times the text takes four times the time, and some more where memory is made; sixteen times would be a square. */
const MOST = 10;

/**
 * Whether the time that reading takes grows faster than the text: the text again and again, then four times as often. It
 * is measured, so it isn't part of the normal tests.
 */
export function growthProblem(text: string, format: Read): string | undefined {
  if (text === '') return undefined;
  const short = text.repeat(Math.ceil(SIZE / text.length));
  return growthBetween(short, short.repeat(TIMES), format);
}

/** Whether reading the longer of two texts, {@link TIMES} times the other, takes too much more time. */
export function growthBetween(short: string, long: string, format: Read): string | undefined {
  const ratio = slowdown(
    () => format.read(short),
    () => format.read(long),
    MOST,
  );
  return ratio < MOST ? undefined : `time grows: ${TIMES} times the text takes ${ratio.toFixed(1)} times the time`;
}
