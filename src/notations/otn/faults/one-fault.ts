import type { SyntaxFailure } from '../../../cst/index.js';
import { repairedMove } from '../move/syntax.js';

/**
 * Whether two neighboring errors are one: rows with nothing between their slashes, letters of one word in a
 * position, parts of a position, an entry, a move or a tag that a wrong character splits, or a wrong character in the
 * place of a bracket.
 */
export function areOneFault(
  { node: earlier, kind: earlierKind }: SyntaxFailure,
  { node: later, kind: laterKind }: SyntaxFailure,
): boolean {
  const between = earlier.tree.text.slice(earlier.end, later.start);
  const isWhiteSpace = /^[ \t\r\n]*$/.test(between);
  // A move that only needs other letters or no white space is a fault of its own, whatever follows.
  if (earlierKind === 'MoveError' && repairedMove(earlier.text) !== undefined) return false;
  if (laterKind === 'UnparsedError' && isWhiteSpace) return true;
  switch (earlierKind) {
    case 'EmptyRowError':
    case 'CellError':
      if (laterKind === 'UnclosedError') return /^\/?[ \t\r\n]*$/.test(between);
      if (earlierKind === laterKind) return earlierKind === 'CellError' ? /^[a-z]*$/i.test(between) : between === '/';
      return REST_OF_POSITION.test(`${between}${later.text}`);
    case 'EntryError':
      // A bracket in an entry ends the tag too early.
      if (laterKind === 'TagError') return between === ']' && later.text.endsWith(']');
      return earlierKind === laterKind && isWhiteSpace && (/[:/]$/.test(earlier.text) || !/[^:]:/.test(later.text));
    case 'MoveError':
      if (laterKind === 'StrayError') return between === '';
      // A bracket in a move begins a commentary.
      if (laterKind === 'UnclosedError') return between.startsWith('[');
      return (
        earlierKind === laterKind &&
        /^[ \t]+$/.test(between) &&
        (HALF_MOVE.test(earlier.text) || HALF_MOVE.test(later.text))
      );
    case 'TagError':
      return earlierKind === laterKind && between === '';
    default:
      return false;
  }
}

/** Matches a part of a move: with a type or a separator at the start or the end. */
const HALF_MOVE = /^[-^=x/]|[-^=x/]$/;

/** The rest of a position after an error in it, with the wrong character that ends it too early. */
const REST_OF_POSITION = /^[tcnkmg\d/]*[ \t\r\n\]]+[tcnkmg\d/]+[ \t\r\n\]]*$/i;
