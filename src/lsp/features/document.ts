import type { EditorLocation, EditorSupport, Notation, NotationReading, Reading } from '../../notation/index.js';

/** A text that is open in an editor, as its notation reads it. All features are functions of this. */
export interface ReadDocument {
  readonly notation: Notation;
  /** The declarations of the notation for editors; `{}` if there are none. */
  readonly support: EditorSupport;
  readonly reading: NotationReading;
}

/** A location in a reading, as the functions that a notation declares for editors take it. */
export function locationAt(reading: Reading, offset: number): EditorLocation {
  const node = reading.tree.nodeAt(offset);
  return {
    reading,
    offset,
    node,
    around: (kinds) => [node, ...node.ancestors()].find(({ kindName }) => kinds.includes(kindName)),
  };
}

/**
 * The location at an offset or, where a word ends there, at its last character: that is where the cursor is after
 * typing it.
 */
export function locationNear(reading: Reading, offset: number): EditorLocation {
  const { text } = reading.tree;
  const isBehindWord = isBlank(text, offset) && !isBlank(text, offset - 1);
  return locationAt(reading, isBehindWord ? offset - 1 : offset);
}

/** Whether there is white space at an offset, or no character at all. */
export const isBlank = (text: string, offset: number): boolean => !/\S/.test(text.charAt(offset));

/** The name of a kind in words: `turn number` for `TurnNumber`. */
export const kindInWords = (kind: string): string => kind.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').toLowerCase();
