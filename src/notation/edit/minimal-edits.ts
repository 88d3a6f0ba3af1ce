import { isInsideCharacter } from '../../cst/text/characters.js';
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
  if (hasNoLocation(before, start) || hasNoLocation(after, start)) start--;
  let length = 0;
  while (length < maxShared - start && before.at(-1 - length) === after.at(-1 - length)) length++;
  if (hasNoLocation(before, before.length - length) || hasNoLocation(after, after.length - length)) length--;
  return [{ start, end: before.length - length, text: after.slice(start, after.length - length) }];
}

/** Whether editors have no location for an offset: it is inside a line break or a character of two units. */
const hasNoLocation = (text: string, offset: number): boolean =>
  isInsideCharacter(text, offset) || (text[offset - 1] === '\r' && text[offset] === '\n');
