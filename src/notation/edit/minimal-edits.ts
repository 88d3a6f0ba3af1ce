import { inTextOrder } from '../../diagnostics/fixes.js';
import type { TextEdit } from '../../diagnostics/index.js';

/** Returns edits with the same result, without the text at their ends that they would replace by equal text. */
export const minimalEdits = (text: string, edits: readonly TextEdit[]): readonly TextEdit[] =>
  inTextOrder(edits).flatMap(({ start, end, text: written }) =>
    differenceOf(text.slice(start, end), written).map((edit) => ({
      start: start + edit.start,
      end: start + edit.end,
      text: edit.text,
    })),
  );

/**
 * Returns the edit of a text that gives another text, without the parts that both begin and end with; none if equal.
 */
export function differenceOf(before: string, after: string): readonly TextEdit[] {
  const maxShared = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxShared && before[start] === after[start]) start++;
  if (start === before.length && start === after.length) return [];
  if (isInside(before, start) || isInside(after, start)) start--;
  let length = 0;
  while (length < maxShared - start && before.at(-1 - length) === after.at(-1 - length)) length++;
  if (isInside(before, before.length - length) || isInside(after, after.length - length)) length--;
  return [{ start, end: before.length - length, text: after.slice(start, after.length - length) }];
}

/** Whether an index is inside a line break or a character of two units. Editors have no location there. */
const isInside = (text: string, index: number): boolean =>
  /^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])$/.test(text.slice(Math.max(index - 1, 0), index + 1));
