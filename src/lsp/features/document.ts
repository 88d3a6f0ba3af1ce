import { endOf, firstNode, nextNode, type Node, startOf, type Tree } from '../../cst/index.js';
import { withAncestors } from '../../cst/tree/ancestors.js';
import type { Span } from '../../diagnostics/index.js';
import type { EditorLocation, EditorSupport, Hint, Notation, NotationReading, Reading } from '../../notation/index.js';
import type { CompletionMemory } from './completion/completion-memory.js';

/** A text that is open in an editor, with its notation and its reading. Every feature is a function of this. */
export interface ReadDocument {
  readonly notation: Notation;
  /** The declarations of the notation for editors; `{}` if there are none. */
  readonly support: EditorSupport;
  readonly reading: NotationReading;
  /** Keeps what completion has read, for the next version of the text. */
  readonly memory?: CompletionMemory | undefined;
}

/** Returns the location at an offset of a reading, in the form that the editor functions of a notation take. */
export function locationAt(reading: Reading, offset: number): EditorLocation {
  const node = reading.tree.nodeAt(offset);
  return {
    reading,
    offset,
    node,
    around: (kinds) => withAncestors(node).find(({ kindName }) => kinds.includes(kindName)),
  };
}

/**
 * Returns the location at an offset or, if a word ends there, at the word's last character, because the cursor is after
 * a word that was just typed.
 */
export function locationNear(reading: Reading, offset: number): EditorLocation {
  const { text } = reading.tree;
  const isAfterWord = isWhiteSpace(text, offset) && !isWhiteSpace(text, offset - 1);
  return locationAt(reading, isAfterWord ? offset - 1 : offset);
}

/** Whether there is white space at an offset, or no character at all. */
export const isWhiteSpace = (text: string, offset: number): boolean => !/\S/.test(text.charAt(offset));

/** Returns the name of a kind in words: `turn number` for `TurnNumber`. */
export const kindInWords = (kind: string): string => kind.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ').toLowerCase();

/** Returns the part of the text that the text at an offset refers to; nothing if it refers to none. */
export const definitionAt = ({ support, reading }: ReadDocument, offset: number): Span | undefined =>
  support.definition?.(locationNear(reading, offset));

/** Returns the hints inside a part of the text, in document order. */
export function hintsIn({ support, reading }: ReadDocument, within: Span): Hint[] {
  const hints = support.hints?.(reading) ?? [];
  return hints
    .filter(({ offset }) => offset >= within.start && offset <= within.end)
    .sort((a, b) => a.offset - b.offset);
}

/** Whether an offset is inside text for people: a comment, or a node that the notation colors as one. */
export function isProse(support: EditorSupport, tree: Tree, offset: number): boolean {
  return withAncestors(tree.nodeAt(offset)).some((around) => isText(support, around));
}

/**
 * Returns a function with the results of {@link isProse} for many ascending offsets: it walks the tree once instead of
 * going to each offset from the start.
 */
export function proseIn(support: EditorSupport, tree: Tree): (offset: number) => boolean {
  let node = firstNode(tree);
  let end = 0;
  return (offset) => {
    for (; node !== 0 && startOf(tree, node) <= offset; node = nextNode(tree, node)) {
      if (isText(support, tree.node(node))) end = Math.max(end, endOf(tree, node));
    }
    return offset < end;
  };
}

/** Whether a node is text for people: a comment, or a part that has the color of one. */
const isText = (support: EditorSupport, { tree, kind, kindName, fieldName }: Node): boolean =>
  tree.language.comments.includes(kind) || [kindName, fieldName].some((name) => support.tokens?.[name] === 'comment');
