import type { SyntaxFailure } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { isBoardCharacter, isCapitalizedMoveAt, isLetter, showsWhereMovesBegin, significant } from '../characters.js';

// White space between moves is optional, so a letter that is missing or too many shifts the moves after it: they are
// read out of step, up to an offset that shows where a move begins. All errors up to there are one fault.

/** Errors inside a board. */
const BOARD_ERRORS = new Set(['BoardError', 'RowError', 'CellError']);

/**
 * The number of characters around an error that are searched. Limits the time that a text with many errors takes.
 */
const MAX_SEARCHED_LENGTH = 400;

/**
 * Whether nothing between two errors, and nothing about them, shows where a move begins. Moves that are written apart
 * do, and so do the cards and the rows of a board.
 */
export function areOutOfStep({ node: earlier }: SyntaxFailure, { node: later, kind }: SyntaxFailure): boolean {
  // Rows and cells of a board have their own errors.
  if (BOARD_ERRORS.has(kind) || later.start - earlier.end > MAX_SEARCHED_LENGTH) return false;
  const { text } = earlier.tree;
  // Nothing is read out of step where no character follows the board.
  if (kind === 'MissingCardsError' && later.start === text.length) return false;
  if (hasUnknownCharacter(earlier.text) && hasUnknownCharacter(later.text)) return false;
  if (isInCapitalizedMove(text, earlier) && isInCapitalizedMove(text, later)) return false;
  const [earlierWord, laterWord] = [wordAt(text, earlier.start), wordAt(text, later.start)];
  // In a word like `BrsLhl`, the capitals show where the moves begin.
  if (earlierWord.start === laterWord.start) {
    return !hasWholeLength(earlierWord) && !/[A-Z][a-z]/.test(text.slice(earlierWord.start, earlierWord.end));
  }
  if (showsWhereMovesBegin(text.slice(earlierWord.end, laterWord.start))) return false;
  if (looksLikeBoard(earlier.text) || looksLikeBoard(later.text)) return true;
  const areWhole = hasWholeLength(earlierWord) && hasWholeLength(laterWord);
  return !areWhole && !(isAlone(text, earlierWord) && isAlone(text, laterWord));
}

/** Whether a text has a character that is neither a letter nor of a board, which is a fault of its own. */
const hasUnknownCharacter = (text: string): boolean =>
  significant(text).some((character) => !isLetter(character) && !isBoardCharacter(character));

/** Whether a text is a part of a board: more board characters than a wrong move has. */
const looksLikeBoard = (text: string): boolean => significant(text).filter(isBoardCharacter).length >= 3;

/** Whether an offset is in a move that is written like `Brs`, with a capital for its card. */
const isInCapitalizedMove = (text: string, { start }: Span): boolean =>
  [0, 1, 2].some((back) => start >= back && isCapitalizedMoveAt(text, start - back));

/** Returns the span of the characters around an offset that no white space separates. */
function wordAt(text: string, offset: number): Span {
  const before = text
    .slice(Math.max(0, offset - MAX_SEARCHED_LENGTH), offset)
    .split(/[\s\x85#]/)
    .at(-1)!;
  const after = /^[^\s\x85#]*/.exec(text.slice(offset, offset + MAX_SEARCHED_LENGTH))![0];
  return { start: offset - before.length, end: offset + after.length };
}

/** Whether a word is as long as a move, a row of a board, or the cards. */
const hasWholeLength = ({ start, end }: Span): boolean => end - start === 3 || end - start === 5;

/** Whether a word is alone on its line. */
function isAlone(text: string, word: Span): boolean {
  const before = text.slice(Math.max(0, word.start - MAX_SEARCHED_LENGTH), word.start);
  return (
    /(?:^|[\r\n])[^\S\r\n]*$/.test(before) &&
    /^[^\S\r\n]*(?:[\r\n#]|$)/.test(text.slice(word.end, word.end + MAX_SEARCHED_LENGTH))
  );
}
