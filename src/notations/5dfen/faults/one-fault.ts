import type { Board } from '../../../../generated/5dfen/nodes.js';
import { boardColour, isBoard } from '../../../../generated/5dfen/readers.js';
import {
  endOf,
  type Node,
  type NodeIndex,
  parentOf,
  type SyntaxFailure,
  textOf,
  type Tree,
} from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';

/** The longest text that is searched around an error. Limits the time that a text with many errors takes. */
const MAX_SEARCHED_LENGTH = 400;

/** Errors of the fields of a board. */
const OF_FIELD = new Set(['LayerError', 'TimeError', 'ColourError', 'FifthFieldError', 'UnclosedBoardError']);

/** Errors among the moves. */
const OF_MOVES = new Set(['TokenError', 'CoordinatesError', 'MarkError', 'StrayBracketError']);

/**
 * Whether two neighboring errors are one: fields of a board with a separator too many or too few, parts of a line
 * that was a board or a header, tags in a variation, parts of a move, or words of a comment without its opening brace.
 */
export function areOneFault(earlierError: SyntaxFailure, laterError: SyntaxFailure): boolean {
  const { node: earlier, kind: earlierKind } = earlierError;
  const { node: later, kind: laterKind } = laterError;
  const { text } = earlier.tree;
  if (OF_FIELD.has(earlierKind) && OF_FIELD.has(laterKind)) return areInOneBoard(earlierError, laterError);
  if (later.start - earlier.end > MAX_SEARCHED_LENGTH) return false;
  const between = text.slice(earlier.end, later.start);
  if (isAtTag(earlierKind, between)) return true;
  // A parenthesis too many puts all tags into a variation.
  if (earlierKind === 'VariationTagError' && laterKind === earlierKind && between.trim() === '') return true;
  if (areInBrokenToken(text, earlier, later, between) || (laterKind === 'StrayBracketError' && between === '')) {
    return true;
  }
  // A variation has its own errors.
  if (/[{}()]/.test(between)) return false;
  if (OF_MOVES.has(earlierKind) && OF_MOVES.has(laterKind) && areInLostComment(earlier, later)) return true;
  if (/[\r\n]/.test(between)) return false;
  // A header without quotation marks is whole.
  if (earlierKind === 'UnquotedHeaderError') return isRestOfTag(text, earlier.end);
  // So is one with its bracket, unless it is the start of a board.
  if (earlierKind === 'TagError' && earlier.text.endsWith(']')) return isRestOfTag(text, earlier.end);
  return (
    areParts(earlier.text, between, later.text) ||
    isRestOfTag(text, earlierKind === 'TagError' ? earlier.end : earlier.start)
  );
}

/** Whether two errors of fields are in one board, whose fields are off by a separator or end too early. */
function areInOneBoard(
  { node: { tree, index }, kind: earlierKind }: SyntaxFailure,
  { node: later, kind: laterKind }: SyntaxFailure,
): boolean {
  const board = parentOf(tree, index);
  if (later.start > endOf(tree, board)) return false;
  return hasWrongFields(tree, board) || (earlierKind === 'ColourError' && laterKind === 'UnclosedBoardError');
}

/** Whether two errors among the moves are words of a comment without its opening brace. */
const areInLostComment = ({ tree: { text }, end }: Node, later: Node): boolean =>
  isInLostComment(text, end) && (later.text === '}' || isInLostComment(text, later.end));

/** Whether an error follows a broken header or board directly: it is a part that the break has cut off. */
const isAtTag = (kind: string, between: string): boolean => kind === 'TagError' && /^[ \t]*\[[^\]\r\n]*$/.test(between);

/**
 * Whether two errors are the halves of a token that white space or a sign splits: a parenthesis that opens in the first
 * is closed in the second, or is alone between them, or only the rest of coordinates follows the first.
 */
function areInBrokenToken(text: string, a: Span, b: Span, between: string): boolean {
  if (/^[ \t]*\([ \t]*$/.test(between)) return true;
  if (!/^[ \t/]*$/.test(between)) return false;
  if (/^[ \tLT\d+-]{0,20}\)[A-Za-z>]/.test(text.slice(a.end, a.end + MAX_SEARCHED_LENGTH))) return true;
  return isOpen(text.slice(a.start, a.end)) && /^[^()]*\)/.test(text.slice(b.start, b.end + 1));
}

/** Whether the last parenthesis of a text is an opening one. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/**
 * Whether two texts are parts of one move: nothing is between them, or white space or a slash beside a sign. A brace or
 * a bracket is a fault of its own.
 */
const areParts = (a: string, between: string, b: string): boolean =>
  between === '' ||
  between === '/' ||
  (/^[ \t]$/.test(between) && (/[(>x=]$/.test(a) || /^[)>=~]/.test(b))) ||
  (['', '/'].includes(between.replaceAll(/[ \t]/g, '')) &&
    /\w/.test(a) !== /\w/.test(b) &&
    !/^[{}[\]]+$/.test(/\w/.test(a) ? b : a));

/** Whether a board has more or fewer than four fields. */
function hasWrongFields(tree: Tree, board: NodeIndex): boolean {
  if (!isBoard(tree, board)) return false;
  const text = textOf(tree, board);
  return boardColour(tree, board as NodeIndex<Board>) === 0 || (text.match(/[:;]/g) ?? []).length !== 3;
}

/** Whether only words without digits, which can't be moves, are between an offset and a closing brace. */
function isInLostComment(text: string, offset: number): boolean {
  return /^[^{}()/\d\r\n]*\}/.test(text.slice(offset, offset + MAX_SEARCHED_LENGTH));
}

/** Whether a word of letters is at an offset, and neither in a comment without its opening brace nor in a header. */
export const isBeforeWord = (text: string, offset: number): boolean =>
  /^[ \t]*[A-Za-z]{1,99}(?:[\s(]|$)/.test(text.slice(offset, offset + MAX_SEARCHED_LENGTH)) &&
  !isInLostComment(text, offset) &&
  !isRestOfTag(text, offset);

/**
 * Whether a line ends, after an offset, like a board or a header: with a color or a quotation mark before a bracket.
 */
export function isRestOfTag(text: string, offset: number): boolean {
  const [line = ''] = text.slice(offset, offset + MAX_SEARCHED_LENGTH).split(/[\r\n]/, 1);
  const end = line.replaceAll(/[ \t]/g, '');
  return !line.includes('[') && /(?:[:;][wb]?|^[wb]|")\]$/.test(end);
}
