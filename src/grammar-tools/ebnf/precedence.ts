/**
 * Returns alternatives in the written order, but each before the first one that it has to precede.
 *
 * @param precedes whether an alternative has to come before one that the grammar writes before it
 */
export function orderByPrecedence<Part>(
  parts: readonly Part[],
  precedes: (later: Part, earlier: Part) => boolean,
): Part[] {
  const ordered: Part[] = [];
  for (const part of parts) {
    const before = ordered.findIndex((other) => precedes(part, other));
    ordered.splice(before < 0 ? ordered.length : before, 0, part);
  }
  return ordered;
}
