/**
 * Returns the shortest failing text that can be found by leaving out pieces: halves first, single characters last.
 *
 * @param fails whether a text still has the fault
 */
export function shrink(text: string, fails: (candidate: string) => boolean): string {
  let shortest = text;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < shortest.length;) {
      const candidate = shortest.slice(0, at) + shortest.slice(at + size);
      if (fails(candidate)) shortest = candidate;
      else at += size;
    }
  }
  return shortest;
}
