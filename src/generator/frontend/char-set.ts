/** An inclusive range of UTF-16 units or of code points. */
export type CharRange = readonly [low: number, high: number];

/**
 * The characters that an expression accepts, as sorted, disjoint, non-adjacent ranges.
 *
 * `points` tells what a character is: one UTF-16 unit, or (in peggy's `u` classes) one code point, which may be a
 * surrogate pair.
 */
export interface CharSet {
  readonly points: boolean;
  readonly ranges: readonly CharRange[];
}

const LAST_UNIT = 0xffff;
const LAST_POINT = 0x10ffff;

/** A set from ranges in any order. */
export function charSet(ranges: Iterable<CharRange>, points = false): CharSet {
  const merged: [number, number][] = [];
  for (const [low, high] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return { points, ranges: merged };
}

/** Everything that `set` does not hold. */
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

/** Whether `set` holds a character. */
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

/** Every UTF-16 unit: what `.` matches. */
export const ANY_UNIT: CharSet = complement({ points: false, ranges: [] });

/** The units or code points for which `holds` is true. */
export function charSetWhere(points: boolean, holds: (character: number) => boolean): CharSet {
  const ranges: [number, number][] = [];
  const last = points ? LAST_POINT : LAST_UNIT;
  for (let c = 0; c <= last; c++) {
    if (!holds(c)) continue;
    const open = ranges.at(-1);
    if (open !== undefined && open[1] === c - 1) open[1] = c;
    else ranges.push([c, c]);
  }
  return { points, ranges };
}
