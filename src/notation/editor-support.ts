import type { Node } from '../cst/index.js';
import type { Span } from '../diagnostics/index.js';
import type { Path } from './path.js';
import type { Reading } from './reading.js';

/** How a part of a text is colored. The names are those of the Language Server Protocol. */
export type TokenType =
  'comment' | 'enumMember' | 'keyword' | 'macro' | 'number' | 'operator' | 'property' | 'string' | 'type' | 'variable';

/** The kind of an entry of an outline, which decides its icon. */
export type OutlineType = 'array' | 'event' | 'field' | 'module' | 'object' | 'property' | 'string';

/** How the nodes of one kind are listed in the outline of a text. */
export interface OutlineRule {
  readonly type: OutlineType;
  /** The name of an entry; the first line of its text if absent. */
  readonly name?: (node: Node) => string;
  /** Whether the entries that follow, up to the next one of this kind, are listed inside this one. */
  readonly heads?: boolean;
}

/** A location in a text that an editor asks about. */
export interface EditorLocation<Model = unknown, Root = unknown> {
  readonly reading: Reading<Model, Root>;
  readonly offset: number;
  /** The innermost node that contains the character at the offset. */
  readonly node: Node;
  /** That node or its nearest ancestor of one of these kinds; `undefined` where there is none. */
  around(kinds: readonly string[]): Node | undefined;
}

/** The location where text is being typed. */
export interface CompletionLocation<Model = unknown, Root = unknown> {
  /** The text up to the cursor. */
  readonly before: string;
  /** The word that is being typed: the characters before the cursor that are neither white space nor brackets. */
  readonly word: Span;
  /** Reads the text up to an offset, at level `structure`. */
  readUntil(offset: number): Reading<Model, Root>;
}

/** The kind of text that a completion inserts, which decides its icon. */
export type CompletionType = 'card' | 'key' | 'keyword' | 'move' | 'tag' | 'template' | 'value';

/** A text that can be inserted where something is being typed. */
export interface Completion {
  readonly type: CompletionType;
  /** The text that replaces `span`. */
  readonly text: string;
  readonly span: Span;
  /** The text that the list shows, if it differs from the inserted text. */
  readonly label?: string;
  /** A few words about it, in plain text. */
  readonly detail?: string;
}

/** A short remark that an editor shows at an offset, as if it were part of the text. */
export interface Hint {
  readonly offset: number;
  readonly text: string;
  /** The meaning, in a sentence. */
  readonly tooltip?: string;
}

/** A text to begin a new record with. */
export interface Template {
  readonly title: string;
  readonly text: string;
}

/**
 * The information for editors that does not follow from the grammar, the codes and the model of a notation. Every part
 * is optional: without any of it, texts are still checked, formatted, colored, folded, outlined and completed with the
 * words of the grammar.
 */
export interface EditorSupport<Model = unknown, Root = unknown> {
  /** The color of nodes without children, by the names of their kinds or of their fields. Derived where absent. */
  readonly tokens?: Readonly<Record<string, TokenType>>;
  /** The kinds that the outline lists. Nodes inside a listed node are inside its entry. Derived if absent. */
  readonly outline?: Readonly<Record<string, OutlineRule>>;
  /** The paths of the moves of the main line, in the order in which they are played. */
  plies?(model: Model): readonly Path[];
  /**
   * A model whose main line leads through variations to the move at a location and ends there; `undefined` on the main
   * line.
   */
  lineTo?(at: EditorLocation<Model, Root>): Model | undefined;
  /** The description of a location, as Markdown. Its kind is shown in any case. */
  hover?(at: EditorLocation<Model, Root>): string | undefined;
  /** The texts that can be typed at a location. If there are none, the words of the grammar are offered. */
  complete?(at: CompletionLocation<Model, Root>): readonly Completion[];
  /** Remarks on what the rules yield. */
  hints?(reading: Reading<Model, Root>): readonly Hint[];
  /** The location that the text at a location refers to, such as the move that a variation replaces. */
  definition?(at: EditorLocation<Model, Root>): Span | undefined;
  /** The spans of the names of players. One that is written several times can be renamed everywhere at once. */
  names?(reading: Reading<Model, Root>): readonly Span[];
  readonly templates?: readonly Template[];
}
