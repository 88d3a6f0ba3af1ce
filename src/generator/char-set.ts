import { getOrInsert } from '../maps.js';

/** An inclusive range of UTF-16 units or of code points. */
export type CharRange = readonly [low: number, high: number];

/**
 * The characters that an expression accepts, as sorted, disjoint, non-adjacent ranges.
 *
 * `points` defines what a character is: one UTF-16 unit, or (in peggy's `u` classes) one code point, which may be a
 * surrogate pair.
 */
export interface CharSet {
  readonly points: boolean;
  readonly ranges: readonly CharRange[];
}

const LAST_UNIT = 0xffff;
const LAST_POINT = 0x10ffff;

/** Returns a set from ranges in any order. */
export function charSet(ranges: Iterable<CharRange>, points = false): CharSet {
  const merged: [number, number][] = [];
  for (const [low, high] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return { points, ranges: merged };
}

/** Returns every character that is not in `set`. */
export function complement({ points, ranges }: CharSet): CharSet {
  const out: CharRange[] = [];
  let next = 0;
  for (const [low, high] of ranges) {
    if (low > next) out.push([next, low - 1]);
    next = high + 1;
  }
  const last = points ? LAST_POINT : LAST_UNIT;
  if (next <= last) out.push([next, last]);
  return { points, ranges: out };
}

/** Whether a character is in `set`. */
export function contains({ ranges }: CharSet, character: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (character < first) high = middle - 1;
    else if (character > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Returns the number of characters in a set. */
export const sizeOf = ({ ranges }: Pick<CharSet, 'ranges'>): number =>
  ranges.reduce((size, [low, high]) => size + high - low + 1, 0);

/** Returns the characters of a set in ascending order; `undefined` if it has more than `max`. */
export function charactersIn(set: CharSet, max: number): string[] | undefined {
  if (sizeOf(set) > max) return undefined;
  const { points, ranges } = set;
  const textOf = (code: number): string => (points ? String.fromCodePoint(code) : String.fromCharCode(code));
  return ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, i) => textOf(low + i)));
}

/** Whether every character of `part` is in `set`. Sets of units and of code points are never compared. */
export function isSubset(part: CharSet, set: CharSet): boolean {
  if (part.points !== set.points) return false;
  return part.ranges.every(([low, high]) => set.ranges.some((range) => range[0] <= low && high <= range[1]));
}

/** Every UTF-16 unit: the set of `.`. */
export const ANY_UNIT: CharSet = complement({ points: false, ranges: [] });

/** Characters with no two neighbors that make a surrogate pair. */
const BLOCKS: Readonly<Record<'units' | 'points', readonly CharRange[]>> = {
  units: [[0, LAST_UNIT]],
  points: [
    [0, 0xd7ff],
    [0xd800, 0xdbff],
    [0xdc00, 0xdfff],
    [0xe000, LAST_UNIT],
    [0x10000, LAST_POINT],
  ],
};

const patternSets = new Map<string, CharSet>();

/** Returns the units or code points that match a pattern for one character. The set of each pattern is kept. */
export function charSetOf(pattern: RegExp): CharSet {
  return getOrInsert(patternSets, String(pattern), () => charSet(matchesOf(pattern), pattern.unicode));
}

/**
 * Returns the ranges that match a pattern for one character. Searches a text of all characters for runs of matches,
 * which takes a fraction of the time of testing each character.
 */
function matchesOf(pattern: RegExp): CharRange[] {
  const runs = new RegExp(`(?:${pattern.source})+`, `g${pattern.flags}`);
  const blocks = pattern.unicode ? BLOCKS.points : BLOCKS.units;
  return blocks.flatMap((block) => {
    const width = block[0] > LAST_UNIT ? 2 : 1;
    return [...textOfBlock(block).matchAll(runs)].map(({ 0: run, index }): CharRange => {
      const first = block[0] + index / width;
      return [first, first + run.length / width - 1];
    });
  });
}

const texts = new Map<CharRange, string>();

/** Number of characters that are created at once. */
const PART_LENGTH = 4096;

/** Returns the only character of a set; `undefined` for a set of none or several. */
export function onlyCharacter({ ranges }: CharSet): number | undefined {
  const [range, ...others] = ranges;
  return range !== undefined && others.length === 0 && range[0] === range[1] ? range[0] : undefined;
}

/** Returns all characters of a block. */
function textOfBlock(block: CharRange): string {
  let text = texts.get(block);
  if (text === undefined) {
    const [low, high] = block;
    const parts: string[] = [];
    for (let from = low; from <= high; from += PART_LENGTH) {
      const characters = new Uint32Array(Math.min(PART_LENGTH, high + 1 - from));
      for (let i = 0; i < characters.length; i++) characters[i] = from + i;
      // eslint-disable-next-line no-restricted-syntax -- PART_LENGTH bounds the arguments; one call each is much slower
      parts.push(String.fromCodePoint(...characters));
    }
    text = parts.join('');
    texts.set(block, text);
  }
  return text;
}
