/** Returns the significant characters of a text: all but white space and comments. */
export const significant = (text: string): string[] => [...wordsOf(text).join('')];

/** Returns the words of a text: significant characters without white space or a comment between them. */
export const wordsOf = (text: string): string[] => text.replace(/#[^\r\n]*/g, ' ').match(/[^\s\x85]+/g) ?? [];

/** Whether a character is a letter. */
export const isLetter = (character: string): boolean => /^[a-z]$/i.test(character);

/** Whether a character can be on a board. */
export const isBoardCharacter = (character: string): boolean => /^[0-3.]$/.test(character);

/** A move that is written like `Brs`, with a capital for its card. */
const CAPITALIZED_MOVE = /[A-Z][a-z]{2}(?![a-z])/;

/** Whether a move that is written like `Brs` begins at an offset. */
export const isCapitalizedMoveAt = (text: string, start: number): boolean =>
  text.slice(start, start + 4).search(CAPITALIZED_MOVE) === 0;

/**
 * Whether a text has a move or the cards as a word that is alone on its line, or a move that begins with a capital:
 * after it, moves are read in step.
 */
export const showsWhereMovesBegin = (text: string): boolean =>
  CAPITALIZED_MOVE.test(text) || /[\r\n][^\S\r\n]*(?:[A-Za-z]{3}|[A-Za-z]{5})[^\S\r\n]*[\r\n#]/.test(text);
