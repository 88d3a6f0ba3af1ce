const MOST = 5;

/**
 * Returns the names in `known` that `wanted` may be a misspelling of, the likeliest first: names that differ in a few
 * characters; if there are none, names that share a word.
 *
 * @param known names made of words with `-` and `/` between them
 */
export function nearest(wanted: string, known: readonly string[]): string[] {
  const slips = ascending(known, (name) => distance(wanted.toLowerCase(), name), Math.max(2, wanted.length / 5));
  if (slips.length > 0) return slips.slice(0, MOST);
  const words = new Set(wordsOf(wanted));
  return ascending(known, (name) => -sharedWords(words, name), -1).slice(0, MOST);
}

/** Returns the names whose distance is at most `limit`, in the order of the distances. */
function ascending(names: readonly string[], measure: (name: string) => number, limit: number): string[] {
  return names
    .map((name) => ({ name, size: measure(name) }))
    .filter(({ size }) => size <= limit)
    .sort((a, b) => a.size - b.size)
    .map(({ name }) => name);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Returns how many words after the slash a name shares; all codes of a notation have the same part before it. */
function sharedWords(words: ReadonlySet<string>, name: string): number {
  return wordsOf(name.replace(/^.*\//, '')).filter((word) => words.has(word)).length;
}

/**
 * Returns the number of insertions, deletions and replacements of one character that lead from `a` to `b` (Levenshtein
 * distance).
 */
function distance(a: string, b: string): number {
  /** The distances of the part of `a` so far from each non-empty beginning of `b`. */
  let row = Array.from(b, (_, i) => i + 1);
  for (const [i, character] of [...a].entries()) {
    let [before, left] = [i, i + 1];
    row = row.map((above, j) => {
      left = Math.min(before + (character === b[j] ? 0 : 1), above + 1, left + 1);
      before = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}

/** Names with fewer characters are only compared without case, or must differ in a single character. */
const TELLING = 4;

/** The distance of a short name from another one of at least three characters; infinite if either is shorter. */
const shortDistance = (wanted: string, name: string): number =>
  Math.min(wanted.length, name.length) < TELLING - 1 ? Number.POSITIVE_INFINITY : distance(wanted.toLowerCase(), name);

/** Returns the known name that is most similar to an unknown one, if any is near. */
export function didYouMean(wanted: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((name) => [name.toLowerCase(), name]));
  const same = byLowerCase.get(wanted.toLowerCase());
  if (same !== undefined) return same;
  const names = [...byLowerCase.keys()];
  const [near, ...others] =
    wanted.length < TELLING ? ascending(names, (name) => shortDistance(wanted, name), 1) : nearest(wanted, names);
  if (wanted.length < TELLING && others.length > 0) return undefined;
  return near === undefined ? undefined : byLowerCase.get(near);
}
