import type { Random } from '../../test/support/random.js';

const WORDS =
  'the king attackers defenders corner edge gap line fort early better threat escape closes holds wins loses a move here after two three but then both sides must now slowly naïve Übergang château — “sure”'.split(
    ' ',
  );

/** A sentence of a given number of words, some of them with characters outside ASCII. */
export function sentence(random: Random, words: number): string {
  return `${Array.from({ length: words }, () => random.pick(WORDS)).join(' ')}.`;
}
