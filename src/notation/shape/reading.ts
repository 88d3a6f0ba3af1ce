import { elementsOf, firstUnitOf, type NodeIndex, type NodeList, type Tree } from '../../cst/index.js';
import { frozen, SharedValues } from '../read/shared-values.js';

/** The list without elements, which models share. */
export const NO_ELEMENTS: readonly never[] = frozen([]);

/** Greater than every key of a list of up to four characters. */
const LONG = 1 << 28;

/**
 * Lists of characters, as generated code reads them. Those of up to four ASCII characters are shared, by their keys: 0 for the empty list, and
 * `withUnit` for each further character.
 */
export class CharacterLists<At extends NodeIndex, T extends string> {
  readonly #known = new SharedValues<number, readonly T[]>();
  readonly #read: (tree: Tree, at: At) => T;

  /** @param read returns the character of a node */
  constructor(read: (tree: Tree, at: At) => T) {
    this.#read = read;
  }

  /** Returns the list with a key, if it is known. */
  get(key: number): readonly T[] | undefined {
    return this.#known.get(key);
  }

  /** Reads the list with a key from its nodes, which must be of the right kind, and keeps it if it is short. */
  add<Parent extends NodeIndex>(key: number, tree: Tree, at: Parent, list: NodeList<Parent, NodeIndex>): readonly T[] {
    const values = elementsOf(tree, at, list).map((one) => this.#read(tree, one as At));
    return key < LONG ? this.#known.add(key, values) : values;
  }
}

/** Returns the key of a list of characters after one more is added. */
export function withUnit(key: number, tree: Tree, at: NodeIndex): number {
  const unit = firstUnitOf(tree, at);
  return key >= 1 << 21 || unit > 127 ? LONG : (key << 7) | unit;
}
