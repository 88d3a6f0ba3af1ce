import { isShortMoveError } from '../../../../generated/oni/readers.js';
import type { SyntaxFailure } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { hasWholeMove, isBoardCharacter, isLetter, significant, SPELLED_MOVE } from '../characters.js';
import type { OniContext } from '../options.js';

// White space between moves is optional, so a letter that is missing or too many shifts the moves after it: they are
// read out of step, up to an offset that shows where a move begins. All errors up to there are one fault.

/** Errors inside a board. */
const BOARD_ERRORS = new Set(['BoardError', 'RowError', 'CellError']);

/**
 * The number of characters around an error that are searched. Limits the time that a text with many errors takes.
 */
const MAX_SEARCHED_LENGTH = 400;

/**
 * Whether nothing between two errors, and nothing about them, shows where a move begins. Moves that are written
 * apart do, and so do the cards and the rows of a board.
 */
export function areOutOfStep({ node: a }: SyntaxFailure, { node: b, kind }: SyntaxFailure): boolean {
  // Rows and cells of a board have their own errors.
  if (BOARD_ERRORS.has(kind) || b.start - a.end > MAX_SEARCHED_LENGTH) return false;
  const { text } = a.tree;
  const [wordA, wordB] = [wordAt(text, a.start), wordAt(text, b.start)];
  const [textA, textB] = [text.slice(a.start, a.end), text.slice(b.start, b.end)];
  if (hasForeign(textA) && hasForeign(textB)) return false;
  if (isSpelled(text, a) && isSpelled(text, b)) return false;
  // In a run like `BrsLhl`, the capitals show where the moves begin.
  if (wordA.start === wordB.start) return !isWhole(wordA) && !/[A-Z][a-z]/.test(text.slice(wordA.start, wordA.end));
  if (hasWholeMove(text.slice(wordA.end, wordB.start))) return false;
  if (looksLikeBoard(textA) || looksLikeBoard(textB)) return true;
  const areWhole = isWhole(wordA) && isWhole(wordB);
  return !areWhole && !(isAlone(text, wordA) && isAlone(text, wordB));
}

/** Whether a text has a character that can't be in a file, which is a fault of its own. */
const hasForeign = (text: string): boolean =>
  significant(text).some((character) => !isLetter(character) && !isBoardCharacter(character));

/** Whether a text is a part of a board: more board characters than a wrong move has. */
const looksLikeBoard = (text: string): boolean => significant(text).filter(isBoardCharacter).length >= 3;

/** Whether an offset is in a move that is spelled like `Brs`, with its card as a capital. */
const isSpelled = (text: string, { start }: Span): boolean =>
  [0, 1, 2].some((back) => start >= back && isSpelledAt(text, start - back));

/** Whether a move that is spelled like `Brs` begins at an offset. */
const isSpelledAt = (text: string, start: number): boolean => text.slice(start, start + 4).search(SPELLED_MOVE) === 0;

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
const isWhole = ({ start, end }: Span): boolean => end - start === 3 || end - start === 5;

/** Whether a word is alone on its line. */
function isAlone(text: string, word: Span): boolean {
  const before = text.slice(Math.max(0, word.start - MAX_SEARCHED_LENGTH), word.start);
  return (
    /(?:^|[\r\n])[^\S\r\n]*$/.test(before) &&
    /^[^\S\r\n]*(?:[\r\n#]|$)/.test(text.slice(word.end, word.end + MAX_SEARCHED_LENGTH))
  );
}

/** A ply by its index among the plies. */
interface IndexedPly {
  readonly index: number;
}

/**
 * Returns the index of the first ply that only looks wrong because a character is missing before it; the number of
 * plies if none does.
 *
 * In a run of moves that neither white space nor capitals keep apart, a missing character is noticed only at the end of
 * the run, so the moves before it may be read out of step. They count as out of step if, from the first illegal move
 * on, at least half are illegal.
 */
export function firstOutOfStep({ tree, spanOf }: OniContext, count: number, illegal: readonly IndexedPly[]): number {
  if (illegal.length === 0) return count;
  const next = tree.root.moves[count];
  if (next === undefined || !isShortMoveError(tree, next.index)) return count;
  let joined = count;
  for (let end = next.start; joined > 0; joined--) {
    const span = spanOf(['moves', joined - 1]);
    if (span === undefined || significant(tree.text.slice(span.end, end)).length > 0) break;
    if (isSpelledOrApart(span, tree.text)) break;
    end = span.start;
  }
  const suspects = illegal.filter(({ index }) => index >= joined);
  const [first] = suspects;
  if (first === undefined) return count;
  return suspects.length * 2 >= count - first.index ? first.index : count;
}

/** Whether a move is spelled like `Brs` or apart from others, so that it begins and ends where it should. */
const isSpelledOrApart = ({ start, end }: Span, text: string): boolean =>
  isSpelledAt(text, start) || /^[\s\x85][A-Za-z]{3}(?:[\s\x85]|$)/.test(text.slice(Math.max(0, start - 1), end + 1));
