const MAX_LISTED_NAMES = 5;

/**
 * Returns the names in `known` that `wanted` may be a misspelling of, the likeliest first: names that differ in a few
 * characters; if there are none, names that share a word.
 *
 * @param known names made of words with `-` and `/` between them
 */
export function nearest(wanted: string, known: readonly string[]): string[] {
  const limit = Math.max(2, wanted.length / 5);
  const lower = wanted.toLowerCase();
  const slips = ascending(known, (name) => distance(lower, name, limit), limit);
  if (slips.length > 0) return slips.slice(0, MAX_LISTED_NAMES);
  const words = new Set(wordsOf(wanted));
  return ascending(known, (name) => -sharedWords(words, name), -1).slice(0, MAX_LISTED_NAMES);
}

/** Returns the names whose distance is at most `limit`, in the order of the distances. */
function ascending(names: readonly string[], measure: (name: string) => number, limit: number): string[] {
  const found: { name: string; size: number }[] = [];
  for (const name of names) {
    const size = measure(name);
    if (size <= limit) found.push({ name, size });
  }
  return found.sort((a, b) => a.size - b.size).map(({ name }) => name);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Returns how many words after the slash a name shares; all codes of a notation have the same part before it. */
function sharedWords(words: ReadonlySet<string>, name: string): number {
  return wordsOf(name.replace(/^.*\//, '')).filter((word) => words.has(word)).length;
}

/**
 * Returns the number of insertions, deletions and replacements of one character that lead from `a` to `b` (Levenshtein
 * distance); infinite if it is more than `limit`.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  // A common beginning or end adds nothing.
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const maxLength = Math.min(a.length, b.length) - start;
  while (end < maxLength && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const width = b.length - end - start;
  /** The distances of the part of `a` so far from each beginning of `b`. */
  const row = Array.from({ length: width + 1 }, (_, i) => i);
  for (let i = start; i < a.length - end; i++) {
    let before = row[0]!;
    let minDistance = (row[0] = before + 1);
    for (let j = 1; j <= width; j++) {
      const above = row[j]!;
      const replaced = before + (a[i] === b[start + j - 1] ? 0 : 1);
      const shortest = Math.min(replaced, above + 1, row[j - 1]! + 1);
      row[j] = shortest;
      minDistance = Math.min(minDistance, shortest);
      before = above;
    }
    if (minDistance > limit) return Number.POSITIVE_INFINITY;
  }
  return row[width]!;
}

/** Names with fewer characters are only compared without case, or must differ in a single character. */
const MIN_TELLING_LENGTH = 4;

/**
 * Returns the distance of a short name from another one of at least three characters; infinite if either is shorter.
 */
const shortDistance = (wanted: string, name: string): number =>
  Math.min(wanted.length, name.length) < MIN_TELLING_LENGTH - 1
    ? Number.POSITIVE_INFINITY
    : distance(wanted.toLowerCase(), name, 1);

/** The names of a list by their forms in lower case, for lists that many names are compared with. */
const listsByLowerCase = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function namesByLowerCase(names: readonly string[]): ReadonlyMap<string, string> {
  let cached = listsByLowerCase.get(names);
  if (cached === undefined) {
    cached = new Map(names.map((name) => [name.toLowerCase(), name]));
    listsByLowerCase.set(names, cached);
  }
  return cached;
}

/** Returns the known name that is most similar to an unknown one, if any is near. */
export function didYouMean(wanted: string, known: readonly string[]): string | undefined {
  const byLowerCase = namesByLowerCase(known);
  const same = byLowerCase.get(wanted.toLowerCase());
  if (same !== undefined) return same;
  const names = [...byLowerCase.keys()];
  const [near, ...others] =
    wanted.length < MIN_TELLING_LENGTH
      ? ascending(names, (name) => shortDistance(wanted, name), 1)
      : nearest(wanted, names);
  if (wanted.length < MIN_TELLING_LENGTH && others.length > 0) return undefined;
  return near === undefined ? undefined : byLowerCase.get(near);
}
