import {
  elementsOf,
  endOf,
  firstUnitOf,
  kindOf,
  nextNode,
  nextNodeOutside,
  type NodeIndex,
  type NodeList,
  startOf,
  textOf,
  type Tree,
} from '../../../cst/index.js';
import { frozen, MAX_COPIED_LENGTH, SharedValues } from '../../read/shared-values.js';

/** The list without elements, which models share. */
export const NO_ELEMENTS: readonly never[] = frozen([]);

/** Greater than every key of a list of up to four characters. */
const LONG_LIST_KEY = 1 << 28;

/**
 * Lists of characters, as generated code reads them. Those of up to four ASCII characters are shared, by their keys: 0
 * for the empty list, and `withUnit` for each further character.
 */
export class CharacterLists<At extends NodeIndex, T extends string> {
  readonly #lists = new SharedValues<number, readonly T[]>();
  readonly #read: (tree: Tree, at: At) => T;

  /** @param read returns the character of a node */
  constructor(read: (tree: Tree, at: At) => T) {
    this.#read = read;
  }

  /** Returns the list with a key, if it is known. */
  get(key: number): readonly T[] | undefined {
    return this.#lists.get(key);
  }

  /** Reads the list with a key from its nodes, which must be of the right kind, and keeps it if it is short. */
  add<Parent extends NodeIndex>(key: number, tree: Tree, at: Parent, list: NodeList<Parent, NodeIndex>): readonly T[] {
    const values = elementsOf(tree, at, list).map((element) => this.#read(tree, element as At));
    return key < LONG_LIST_KEY ? this.#lists.add(key, values) : values;
  }
}

/** Returns the key of a list of characters after one more is added. */
export function withUnit(key: number, tree: Tree, node: NodeIndex): number {
  const unit = firstUnitOf(tree, node);
  return key >= 1 << 21 || unit > 127 ? LONG_LIST_KEY : (key << 7) | unit;
}

/** Returns the text of a node without the comments in it. */
export function textWithoutComments(tree: Tree, node: NodeIndex): string {
  const { text, language } = tree;
  let out = '';
  let from = startOf(tree, node);
  for (let i = nextNode(tree, node, node); i !== 0;) {
    const isComment = language.comments.includes(kindOf(tree, i));
    if (isComment) {
      out += text.slice(from, startOf(tree, i));
      from = endOf(tree, i);
    }
    i = isComment ? nextNodeOutside(tree, i, node) : nextNode(tree, i, node);
  }
  return out + text.slice(from, endOf(tree, node));
}

/** Sorts a list that usually is sorted already, and returns it. */
export function sorted<T>(values: T[], compare: (a: T, b: T) => number): T[] {
  for (let i = 1; i < values.length; i++) {
    if (compare(values[i - 1] as T, values[i] as T) > 0) return values.sort(compare);
  }
  return values;
}

/** The most elements that are kept after they were read. */
const MAX_KEPT_ELEMENTS = 4096;

/**
 * Collects the elements of lists while they are read, inner lists last. A finished list is copied out at its exact
 * length.
 */
export class OpenElements<T> {
  #elements: T[] = [];
  /** The number of elements. */
  size = 0;

  /** Adds an element of the list that is being read. */
  push(element: T): void {
    this.#elements[this.size++] = element;
  }

  /** Ends a list. Returns its elements, which are those since a size. */
  take(begin: number): readonly T[] {
    const own = this.#elements.slice(begin, this.size);
    if (begin === 0 && this.size > MAX_KEPT_ELEMENTS) this.#elements = [];
    this.size = begin;
    return own;
  }
}

/** The number of texts whose values are kept; a power of 2. */
const SLOTS = 1 << 14;

/**
 * Values of nodes whose texts repeat, as generated code reads them. That of a short text is made and frozen once, as
 * long as no other text takes its slot. Finding it makes no string.
 */
export class SharedTexts<Value> {
  readonly #texts: string[] = new Array<string>(SLOTS).fill('');
  readonly #values: (Value | undefined)[] = new Array<Value | undefined>(SLOTS).fill(undefined);

  /** Returns the value of the text of a node, if it is known. */
  get(tree: Tree, node: NodeIndex): Value | undefined {
    const { text } = tree;
    const start = startOf(tree, node);
    const end = endOf(tree, node);
    if (end - start > MAX_COPIED_LENGTH) return undefined;
    const slot = slotOf(text, start, end);
    const value = this.#values[slot];
    if (value === undefined) return undefined;
    const known = this.#texts[slot] as string;
    return known.length === end - start && isAt(text, start, known) ? value : undefined;
  }

  /** Freezes and keeps the value of the text of a node if the text is short. Returns the value. */
  add(tree: Tree, node: NodeIndex, value: Value): Value {
    const start = startOf(tree, node);
    const end = endOf(tree, node);
    if (end - start > MAX_COPIED_LENGTH) return value;
    const slot = slotOf(tree.text, start, end);
    this.#texts[slot] = textOf(tree, node);
    return (this.#values[slot] = frozen(value));
  }
}

function slotOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash ^ (hash >>> 14)) & (SLOTS - 1);
}

/** Whether a text has a part at an offset. A loop, because engines inline it. */
function isAt(text: string, start: number, part: string): boolean {
  for (let i = 0; i < part.length; i++) if (text.charCodeAt(start + i) !== part.charCodeAt(i)) return false;
  return true;
}
