import type { CharacterTests } from './characters/character-tests.js';
import type { WordSets } from './characters/word-sets.js';

/** The constants that the functions of a parser compare the text with; the parser declares each once. */
export interface ParserConstants {
  readonly characters: CharacterTests;
  /** The words that the parser compares labels with. */
  readonly words: WordSets;
}
