import type { EditorLocation, EditorSupport, Notation, NotationReading, Reading } from '../../notation/index.js';

/** A text that is open in an editor, with its notation and its reading. Every feature is a function of this. */
export interface ReadDocument {
  readonly notation: Notation;
  /** The declarations of the notation for editors; `{}` if there are none. */
  readonly support: EditorSupport;
  readonly reading: NotationReading;
}

/** Returns the location at an offset of a reading, in the form that the editor functions of a notation take. */
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
 * Returns the location at an offset or, if a word ends there, at the word's last character, because the cursor is after
 * a word that was just typed.
 */
export function locationNear(reading: Reading, offset: number): EditorLocation {
  const { text } = reading.tree;
  const isBehindWord = isBlank(text, offset) && !isBlank(text, offset - 1);
  return locationAt(reading, isBehindWord ? offset - 1 : offset);
}

/** Whether there is white space at an offset, or no character at all. */
export const isBlank = (text: string, offset: number): boolean => !/\S/.test(text.charAt(offset));

/** Returns the name of a kind in words: `turn number` for `TurnNumber`. */
export const kindInWords = (kind: string): string => kind.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').toLowerCase();
