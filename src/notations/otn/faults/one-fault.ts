import type { SyntaxFailure } from '../../../cst/index.js';
import { repairedMove } from '../move/syntax.js';

/**
 * Whether two neighboring errors are one: rows with nothing between their slashes, letters of one word in a position,
 * parts of a position, an entry, a move or a tag that a wrong character splits, or a wrong character in place of a
 * bracket.
 */
export function areOneFault(earlier: SyntaxFailure, later: SyntaxFailure): boolean {
  const { node, kind } = earlier;
  const between = node.tree.text.slice(node.end, later.node.start);
  // A move that only needs other letters or no white space is a fault of its own, whatever follows.
  if (kind === 'MoveError' && repairedMove(node.text) !== undefined) return false;
  if (later.kind === 'UnparsedError' && WHITE_SPACE.test(between)) return true;
  return CONTINUATIONS[kind]?.(earlier, later, between) === true;
}

/** Whether a later error continues an earlier one, given the text between them. */
type Continues = (earlier: SyntaxFailure, later: SyntaxFailure, between: string) => boolean;

/** Whether an error in a row of a position goes on. */
const continuesPosition: Continues = (earlier, later, between) => {
  if (later.kind === 'UnclosedError') return /^\/?[ \t\r\n]*$/.test(between);
  if (later.kind !== earlier.kind) return REST_OF_POSITION.test(between + later.node.text);
  return earlier.kind === 'CellError' ? /^[a-z]*$/i.test(between) : between === '/';
};

/** Whether an error in an entry of the rules goes on. */
const continuesEntry: Continues = ({ node: earlier }, { node: later, kind }, between) => {
  // A bracket in an entry ends the tag too early.
  if (kind === 'TagError') return between === ']' && later.text.trimEnd().endsWith(']');
  if (kind !== 'EntryError' || !WHITE_SPACE.test(between)) return false;
  return /[:/]$/.test(earlier.text) || !/[^:]:/.test(later.text);
};

/** Whether an error in a move goes on. */
const continuesMove: Continues = ({ node: earlier }, { node: later, kind }, between) => {
  if (kind === 'StrayError') return between === '';
  // A bracket in a move begins a commentary.
  if (kind === 'UnclosedError') return between.startsWith('[');
  if (kind !== 'MoveError' || !/^[ \t]+$/.test(between)) return false;
  return HALF_MOVE.test(earlier.text) || HALF_MOVE.test(later.text);
};

/** The errors that can continue an error of each kind. */
const CONTINUATIONS: { readonly [kind: string]: Continues | undefined } = {
  EmptyRowError: continuesPosition,
  CellError: continuesPosition,
  EntryError: continuesEntry,
  MoveError: continuesMove,
  TagError: (_, later, between) => later.kind === 'TagError' && between === '',
};

const WHITE_SPACE = /^[ \t\r\n]*$/;

/** Matches a part of a move: with a type or a separator at the start or the end. */
const HALF_MOVE = /^[-^=x/]|[-^=x/]$/;

/** The rest of a position after an error in it, with the wrong character that ends it too early. */
const REST_OF_POSITION = /^[tcnkmg\d/]*[ \t\r\n\]]+[tcnkmg\d/]+[ \t\r\n\]]*$/i;
