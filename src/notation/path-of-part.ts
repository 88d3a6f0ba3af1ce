/**
 * Returns the keys and indices that lead from the topmost part of a value to a part. For walks in which each part links
 * to the part around it, so that paths are not copied at each level.
 *
 * @param parentOf returns the part around a part; `undefined` for the topmost one
 * @param keyOf returns the key or the index of any other part
 */
export function pathOfPart<Part>(
  part: Part,
  parentOf: (part: Part) => Part | undefined,
  keyOf: (part: Part) => string | number,
): (string | number)[] {
  const keys: (string | number)[] = [];
  let at = part;
  for (let parent = parentOf(at); parent !== undefined; parent = parentOf(at)) {
    keys.push(keyOf(at));
    at = parent;
  }
  return keys.reverse();
}
