/** The text that completion reads: all of it up to the cursor or, if turns are left out, its head and its end. */
export interface TextPart {
  readonly text: string;
  /** The number of characters that are left out: offsets after the head are smaller by it. */
  readonly omitted: number;
  /** The position before the first turn after the head; absent if no turn is left out, or if it is not known. */
  readonly position?: unknown;
}

/** UTF-16 units of the head of a text, and of the text before the cursor, that are read at least. */
const MIN_READ_LENGTH = 1000;

/**
 * Returns the head of a text and the lines shortly before an offset, without a position.
 *
 * @param head the end of the head, if it is known
 */
export function partNear(text: string, offset: number, head = text.lastIndexOf('\n', MIN_READ_LENGTH) + 1): TextPart {
  const from = text.lastIndexOf('\n', offset - MIN_READ_LENGTH) + 1;
  if (from <= head) return { text: text.slice(0, offset), omitted: 0 };
  return { text: joined(text, head, from, offset), omitted: from - head };
}

/** Returns the first characters of a text, up to the offset `head`, and those between two other offsets. */
export const joined = (text: string, head: number, from: number, end: number): string =>
  text.slice(0, head) + text.slice(from, end);
