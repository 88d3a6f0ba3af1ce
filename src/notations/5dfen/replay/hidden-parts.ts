import { isVariation } from '../../../../generated/5dfen/readers.js';
import { endOf, firstNode, nextNode, startOf, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';

/**
 * Finds the parts of the moves for which the position is unknown. After an unreadable move, the position is unknown up
 * to the end of its line, which is a variation or the record. An error in a variation therefore never changes the
 * diagnostics of the line that contains it.
 *
 * @param faults the errors among the moves, in document order
 * @returns a function that returns whether the position at an offset is unknown
 */
export function hiddenParts(tree: Tree, faults: readonly Span[]): (start: number) => boolean {
  if (faults.length === 0) return () => false;
  const regions = regionsAfter(tree, faults);
  return (start) => isInside(regions, start);
}

/** Returns the regions after faults in document order, none inside another. */
function regionsAfter(tree: Tree, faults: readonly Span[]): Span[] {
  const regions: Span[] = [];
  /** The ends of the open variations, outermost first. */
  const ends: number[] = [];
  let node = firstNode(tree);
  for (const { start } of faults) {
    for (; node !== 0 && startOf(tree, node) <= start; node = nextNode(tree, node)) {
      if (!isVariation(tree, node)) continue;
      closeBefore(ends, startOf(tree, node));
      ends.push(endOf(tree, node));
    }
    closeBefore(ends, start);
    const last = regions.at(-1);
    if (last === undefined || start >= last.end) regions.push({ start, end: ends.at(-1) ?? tree.text.length + 1 });
  }
  return regions;
}

function closeBefore(ends: number[], offset: number): void {
  while ((ends.at(-1) ?? Number.POSITIVE_INFINITY) <= offset) ends.pop();
}

/**
 * Whether an offset is in one of the regions, which must be in document order. It searches for the last region that
 * begins before the offset.
 */
function isInside(regions: readonly Span[], offset: number): boolean {
  let low = 0;
  let high = regions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((regions[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const last = regions[low - 1];
  return last !== undefined && offset < last.end;
}
