import type { SyntaxFailure } from '../../../cst/index.js';

/**
 * Whether two neighboring errors are one: rows with nothing between their slashes, letters of one word in a
 * position, parts of a position, an entry, a move or a tag that a wrong character splits, or a wrong character in the
 * place of a bracket.
 */
export function areOneFault({ node: a, kind }: SyntaxFailure, { node: b, kind: next }: SyntaxFailure): boolean {
  const between = a.tree.text.slice(a.end, b.start);
  const isBlank = /^[ \t\r\n]*$/.test(between);
  if (next === 'UnparsedError' && isBlank) return true;
  switch (kind) {
    case 'EmptyRowError':
    case 'CellError':
      if (next === 'UnclosedError') return /^\/?[ \t\r\n]*$/.test(between);
      if (kind === next) return kind === 'CellError' ? /^[a-z]*$/i.test(between) : between === '/';
      return REST_OF_POSITION.test(`${between}${b.text}`);
    case 'EntryError':
      // A bracket in an entry ends the tag too early.
      if (next === 'TagError') return between === ']' && b.text.endsWith(']');
      return kind === next && isBlank && (/[:/]$/.test(a.text) || !/[^:]:/.test(b.text));
    case 'MoveError':
      if (next === 'StrayError') return between === '';
      // A bracket in a move begins a commentary.
      if (next === 'UnclosedError') return between.startsWith('[');
      return kind === next && /^[ \t]+$/.test(between) && (HALF_MOVE.test(a.text) || HALF_MOVE.test(b.text));
    case 'TagError':
      return kind === next && between === '';
    default:
      return false;
  }
}

/** Matches a part of a move: with a type or a separator at the start or the end. */
const HALF_MOVE = /^[-^=x/]|[-^=x/]$/;

/** The rest of a position after an error in it, with the wrong character that ends it too early. */
const REST_OF_POSITION = /^[tcnkmg\d/]*[ \t\r\n\]]+[tcnkmg\d/]+[ \t\r\n\]]*$/i;
