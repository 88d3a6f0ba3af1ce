import { type CharSet, charSetOf } from '../char-set.js';
import { unicodeEscape } from '../characters.js';

/** Matches a class of a grammar, with its flags, that certainly means the same in a regular expression. */
const PLAIN =
  /^\[(?:[^\\\ud800-\udfff]|\\[nrtvf\\\]^-]|\\x[\da-fA-F]{2}|\\u(?![dD][89a-fA-F])[\da-fA-F]{4})*\](?<flags>[iu]*)$/;

/** A set is written by its ranges if it has no more of them than this. */
const MAX_RANGES = 12;

/**
 * Returns the source of a set of characters for `CharacterSet`: a class of a regular expression with its flags. That is
 * the class as the grammar writes it, if it means the same there.
 */
export function classSource(set: CharSet, written: string): string {
  const flags = set.points ? 'u' : '';
  const plain = PLAIN.exec(written);
  if (plain?.groups?.['flags']?.includes('u') === set.points) return written;
  if (set.ranges.length > MAX_RANGES && isSourceOf(set, written)) return written + flags;
  const ranges = set.ranges.map(([low, high]) => (low === high ? escaped(low, set) : range(low, high, set)));
  return `[${ranges.join('')}]${flags}`;
}

const range = (low: number, high: number, set: CharSet): string => `${escaped(low, set)}-${escaped(high, set)}`;

const escaped = (character: number, { points }: CharSet): string => unicodeEscape(character, points);

const cached = new WeakMap<CharSet, boolean>();

/** Whether a class of a grammar is a regular expression for its set, as most classes without flags are. */
function isSourceOf(set: CharSet, written: string): boolean {
  // A class with flags never is. Trying all code points to find that out would take longer than the rest of the
  // generator.
  if (!written.endsWith(']')) return false;
  let isSource = cached.get(set);
  if (isSource === undefined) {
    isSource = false;
    try {
      const found = charSetOf(new RegExp(written, set.points ? 'u' : ''));
      isSource = found.ranges.join() === set.ranges.join();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    cached.set(set, isSource);
  }
  return isSource;
}
