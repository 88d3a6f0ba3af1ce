import { endOf, type Node, type NodeIndex, type NodeList, startOf, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Path } from '../path.js';
import type { PartSpan } from '../reader.js';
import type { SpanReader } from './shape.js';

// Generated code calls these functions to find parts of a model. Every path leads to a part that the model has.

/** Returns the span of a part that is read from one node. */
export const partOf = (tree: Tree, at: NodeIndex): PartSpan => ({ start: startOf(tree, at), end: endOf(tree, at), at });

/** Returns a span that is that of a part of a node; `undefined` if there is none. */
export const partWithSpan = (span: Span | undefined, at: NodeIndex): PartSpan | undefined => span && { ...span, at };

/** Returns the span of a member that is a leaf, or of the whole record for an empty path. */
export function memberOf<At extends NodeIndex>(
  tree: Tree,
  at: At,
  [key]: Path,
  readers: { readonly [key: string]: (tree: Tree, at: At) => NodeIndex },
): PartSpan {
  const read = key === undefined ? undefined : readers[key];
  return partOf(tree, read === undefined ? at : read(tree, at));
}

/** Returns the span from the first element of a list to the last; `undefined` for an empty list. */
export function wholeOf(tree: Tree, elements: readonly NodeIndex[]): PartSpan | undefined {
  const [first] = elements;
  const last = elements.at(-1);
  return first && last && { start: startOf(tree, first), end: endOf(tree, last) };
}

/** The elements of a list that were found so far, and the node after them; 0 at the end. */
interface FoundElements {
  readonly elements: NodeIndex[];
  next: NodeIndex | 0;
}

/** The lists of one tree. The elements of each are found once. */
export class Parts {
  readonly tree: Tree;
  /** The elements of each list by the index of its node. */
  readonly #found = new Map<object, FoundElements[]>();
  #comments: readonly Node[] | undefined;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /**
   * Returns the elements of the list of a node that are in the model.
   *
   * @param isRead whether an element is in the model, the same for each call with this list; all are if absent
   * @param last the index of the last element that is wanted: a long list is read no further
   */
  elements<At extends NodeIndex, Found extends NodeIndex>(
    list: NodeList<At, Found>,
    at: At,
    isRead: (element: Found) => boolean = () => true,
    last = Number.POSITIVE_INFINITY,
  ): readonly Found[] {
    const lists = this.#found.get(list) ?? [];
    this.#found.set(list, lists);
    const found = (lists[at] ??= { elements: [], next: list.first(this.tree, at) });
    while (found.next !== 0 && found.elements.length <= last) {
      const element = found.next as Found;
      if (isRead(element)) found.elements.push(element);
      found.next = list.next(this.tree, at, element);
    }
    return found.elements as Found[];
  }

  /** Returns the element with an index; see {@link Parts.elements}. */
  elementAt<At extends NodeIndex, Found extends NodeIndex>(
    list: NodeList<At, Found>,
    at: At,
    index: Path[number] | undefined,
    isRead?: (element: Found) => boolean,
  ): Found | undefined {
    return this.elements(list, at, isRead, Number(index))[Number(index)];
  }

  /** Returns the span of an element that is a leaf, at the path of its index. */
  element<At extends NodeIndex>(list: NodeList<At, NodeIndex>, at: At, [index]: Path): PartSpan | undefined {
    const found = this.elementAt(list, at, index);
    return found && partOf(this.tree, found);
  }

  /** Returns the span of the comment at the path of its index. */
  comment([index]: Path, span: SpanReader<NodeIndex> = partOf): PartSpan | undefined {
    const found = (this.#comments ??= this.tree.comments())[Number(index)];
    return found && partWithSpan(span(this.tree, found.index), found.index);
  }
}
