import type { Node } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Path } from '../path.js';
import type { Reading } from '../read/reading.js';

/** The color type of a part of a text, by its name in the Language Server Protocol. */
export type TokenType =
  'comment' | 'enumMember' | 'keyword' | 'macro' | 'number' | 'operator' | 'property' | 'string' | 'type' | 'variable';

/** The kind of an entry of an outline, which decides its icon. */
export type OutlineType = 'array' | 'event' | 'field' | 'module' | 'object' | 'property' | 'string';

/** The declaration of how the outline of a text lists the nodes of one kind. */
export interface OutlineRule {
  readonly type: OutlineType;
  /** Returns the name of an entry. If absent, the name is the first line of the entry's text. */
  readonly name?: (node: Node) => string;
  /** Whether the entries that follow, up to the next one of this kind, are listed inside this one. */
  readonly heads?: boolean;
}

/** An entry of the outline of a text. */
export interface OutlineEntry {
  readonly name: string;
  /** A description in a few words. */
  readonly detail: string;
  readonly type: OutlineType;
  /** The whole entry, including the entries inside it. */
  readonly span: Span;
  /** The part to go to, inside `span`. */
  readonly selection: Span;
  readonly children: readonly OutlineEntry[];
}

/** A location in a text for which an editor requests information. */
export interface EditorLocation<Model = unknown, Root = unknown> {
  readonly reading: Reading<Model, Root>;
  readonly offset: number;
  /** The innermost node that contains the character at the offset. */
  readonly node: Node;
  /** Returns that node or its nearest ancestor of one of these kinds; `undefined` if there is none. */
  around(kinds: readonly string[]): Node | undefined;
}

/** The start of a turn of the main line, while the main line is played. */
export interface Landmark<Position = unknown> {
  readonly offset: number;
  /** Returns the position before the turn. */
  position(): Position;
}

/** The location where text is being typed. */
export interface CompletionLocation<Model = unknown, Root = unknown, Position = unknown> {
  /**
   * The text up to the cursor. In the middle of a long text, it lacks the turns between the head and a landmark shortly
   * before the cursor.
   */
  readonly before: string;
  /** The position before the first turn of `before`; absent if `before` lacks no turns, or if it is not known yet. */
  readonly position?: Position;
  /**
   * Whether `before` lacks turns but the position after them is not known yet: moves that are offered then are left
   * out, and only texts that need no position, such as tags and their values, are shown.
   */
  readonly isCut?: boolean;
  /** The word that is being typed: the characters before the cursor that are neither white space nor brackets. */
  readonly word: Span;
  /**
   * Reads the text up to an offset, at level `syntax`. A text that was read for the last completion is not read again.
   */
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
  /** A short description in plain text. */
  readonly detail?: string;
}

/** A type of hints that editors show only if the user wants them. */
export type HintType = 'captures' | 'pieces';

/** A short remark that an editor shows at an offset, as if it were part of the text. */
export interface Hint {
  readonly offset: number;
  /** The captured pieces or the piece that moves; absent for a hint that is always shown. */
  readonly type?: HintType;
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
 * Information for editors that can't be derived from the grammar, the codes and the model of a notation. Every part is
 * optional. Without it, editors still check, format, color, fold and outline texts, and complete words of the grammar.
 */
export interface EditorSupport<Model = unknown, Root = unknown, Position = unknown> {
  /**
   * Colors of nodes by the names of their kinds, and of nodes without children by those of their fields; `undefined`
   * for none. If a name is absent, the names of the kind and the field suggest the color.
   */
  readonly tokens?: Readonly<Record<string, TokenType | undefined>>;
  /**
   * The node kinds that the outline lists. Nodes inside a listed node are inside its entry. If absent, the outline is
   * derived from the tree.
   */
  readonly outline?: Readonly<Record<string, OutlineRule>>;
  /**
   * Returns the entries of the outline of a text whose tree does not show them, in document order. If present,
   * `outline` is not used.
   */
  outlineOf?(reading: Reading<Model, Root>): readonly OutlineEntry[];
  /** Returns the paths of the moves of the main line, in the order of play. */
  plies?(model: Model): readonly Path[];
  /**
   * Returns a model whose main line goes through variations to the move at a location and ends there; `undefined` on
   * the main line.
   */
  lineTo?(location: EditorLocation<Model, Root>): Model | undefined;
  /**
   * Returns the description of a location in Markdown; `undefined` if there is none. The kind of the node is always
   * shown as well.
   */
  hover?(location: EditorLocation<Model, Root>): string | undefined;
  /**
   * Plays the main line, and yields each turn that a text can begin with after its head; the first turn is always the
   * first of them. Completion in long texts starts from such a landmark instead of the start. If absent, it always
   * reads the whole text before the cursor.
   *
   * @param position the position before the first turn, if the text lacks the turns before it
   */
  landmarks?(reading: Reading<Model, Root>, position?: Position): Iterable<Landmark<Position>>;
  /**
   * Returns the texts that can be typed at a location; `undefined` if that depends on turns that the text lacks. If
   * there are none, editors offer the words of the grammar.
   */
  complete?(location: CompletionLocation<Model, Root, Position>): readonly Completion[] | undefined;
  /** Returns hints with results of the rules, such as captures or scores. */
  hints?(reading: Reading<Model, Root>): readonly Hint[];
  /**
   * Returns the span that the text at a location refers to, such as the move that a variation replaces; `undefined` if
   * it refers to none.
   */
  definition?(location: EditorLocation<Model, Root>): Span | undefined;
  /** Returns the spans of players' names. A name that occurs several times is renamed everywhere at once. */
  names?(reading: Reading<Model, Root>): readonly Span[];
  readonly templates?: readonly Template[];
}
