import type { ast } from 'peggy';
import { type CharRange, contains, sizeOf } from '../../generator/char-set.js';
import { classSet } from '../../generator/characters.js';
import type { DrawNumber } from './random.js';

/** Characters to try a wide class with, besides the characters of the class itself. */
const TRIED_CHARACTERS = [...' a0Z.,;:/#\t\n\r"\\', 'é', '中', '\u00a0', '\uFEFF', '\uFFFD'];

/**
 * A class with this many characters is wide: it accepts unusual characters, but most of its sentences should be
 * readable.
 */
const MIN_WIDE_CLASS_SIZE = 1000;

/** Returns a random character of a class. */
export function randomCharacter(node: ast.CharacterClass, pick: DrawNumber): string {
  const set = classSet(node);
  const { ranges, points } = set;
  const text = (code: number) => (points ? String.fromCodePoint(code) : String.fromCharCode(code));
  if (sizeOf(set) > MIN_WIDE_CLASS_SIZE) {
    const printable = printableOf(ranges);
    if (printable.length > 0 && pick(4) > 0) return text(nth(printable, pick));
    const tried = TRIED_CHARACTERS.filter((character) => contains(set, character.codePointAt(0)!));
    if (tried.length > 0 && pick(4) > 0) return tried[pick(tried.length)]!;
  }
  return text(nth(ranges, pick));
}

/** Returns a few characters of a class, at least one for each range: its ends. */
export function sampleCharacters(node: ast.CharacterClass): string[] {
  const { ranges, points } = classSet(node);
  const text = (code: number) => (points ? String.fromCodePoint(code) : String.fromCharCode(code));
  const printable = printableOf(ranges);
  const chosen = node.inverted && printable.length > 0 ? printable.slice(0, 1) : ranges;
  return [...new Set(chosen.flatMap(([low, high]) => [text(low), text(high)]))];
}

/** Returns the characters of ranges that are printable ASCII. */
const printableOf = (ranges: readonly CharRange[]): CharRange[] =>
  ranges.flatMap(([low, high]) => (low <= 0x7e && high >= 0x20 ? [[Math.max(low, 0x20), Math.min(high, 0x7e)]] : []));

function nth(ranges: readonly CharRange[], pick: DrawNumber): number {
  const [low, high] = ranges[pick(ranges.length)]!;
  return low + pick(high - low + 1);
}
