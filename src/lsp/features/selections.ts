import { withAncestors } from '../../cst/tree/ancestors.js';
import type { Span } from '../../diagnostics/index.js';
import type { OutlineEntry } from '../../notation/index.js';
import { locationNear, type ReadDocument } from './document.js';
import { gamesOf } from './games.js';
import { outlineOf } from './outline.js';

/** Length in UTF-16 units above which the outline of a text takes longer than an editor should wait for a selection. */
const MAX_OUTLINED_LENGTH = 200_000;

/**
 * Returns the spans around an offset that an editor can select, the smallest first: the node there and its ancestors,
 * the entries of the outline and the game around it, the whole text. In a long text, only the nodes and the whole text.
 */
export function selectionsAt(document: ReadDocument, offset: number): Span[] {
  const { node, offset: at } = locationNear(document.reading, offset);
  const { length } = document.reading.tree.text;
  const parts = length > MAX_OUTLINED_LENGTH ? [] : [...entriesAround(outlineOf(document), at), ...gamesOf(document)];
  const around = parts.filter((part) => includes(part, at));
  return selectable([...withAncestors(node), ...around, { start: 0, end: length }]);
}

/** Returns the spans of the entries of an outline that include an offset, at any depth. */
function entriesAround(entries: readonly OutlineEntry[], offset: number): Span[] {
  const around: Span[] = [];
  const open = [...entries];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    if (!includes(entry.span, offset)) continue;
    around.push(entry.span);
    for (const child of entry.children) open.push(child);
  }
  return around;
}

const includes = ({ start, end }: Span, offset: number): boolean => start <= offset && offset < end;

/** Returns nested spans, smallest first, without empty, duplicate and partly overlapping ones. */
export function selectable(around: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of around.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const last = spans.at(-1);
    const isLarger = last === undefined || (start <= last.start && last.end <= end && end - start > lengthOf(last));
    if (end > start && isLarger) spans.push({ start, end });
  }
  return spans;
}

const lengthOf = ({ start, end }: Span): number => end - start;
