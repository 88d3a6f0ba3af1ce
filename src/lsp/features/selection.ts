import type { Span } from '../../diagnostics/index.js';
import type { Reading } from '../../notation/index.js';
import { locationNear } from './document.js';

/**
 * Returns the spans around an offset that an editor can select, the smallest first: the node there, then each ancestor.
 */
export function selectionsAt(reading: Reading, offset: number): Span[] {
  const { node } = locationNear(reading, offset);
  const spans: Span[] = [];
  for (const { start, end } of [node, ...node.ancestors()]) {
    const last = spans.at(-1);
    if (end > start && (last === undefined || last.start !== start || last.end !== end)) spans.push({ start, end });
  }
  return spans;
}
