import { elementsOf, endOf, type Node, type NodeIndex, type NodeList, startOf, type Tree } from '../../../cst/index.js';
import { ownMember } from '../../../objects.js';
import { type Path, sharedLength } from '../../path.js';
import type { Locator, PartSpan } from '../../read/reader-declaration.js';
import type { SpanReader } from '../shape.js';

// Generated code calls these functions to find parts of a model. Every path leads to a part that the model has.

/**
 * Returns the span of the part at a path of a value, given the node that the value is read from, or how the part is
 * found in a value inside it; `undefined` if the part has none.
 */
export type Find<At extends NodeIndex = NodeIndex> = (
  searched: SearchedTree,
  at: At,
  path: Path,
) => PartSpan | Further | undefined;

/**
 * How a part is found in a value inside another one, by the rest of its path. Values that can contain themselves return
 * it instead of calling each other, because values can be nested to any depth.
 */
export interface Further {
  readonly find: Find<never>;
  readonly from: NodeIndex;
  readonly path: Path;
}

/** Reads a value from a node; it is `undefined` if the value can't be read. */
export type ReadAt<At extends NodeIndex> = (tree: Tree, at: At, context: never) => unknown;

/** Returns the span of a node. */
export const partOf = (tree: Tree, node: NodeIndex): PartSpan => ({
  start: startOf(tree, node),
  end: endOf(tree, node),
  at: node,
});

/** Finds the node of a value, at any path. */
export const findNode: Find = ({ tree }, node) => partOf(tree, node);

/** Makes a finder of the span that a function returns for a node. */
export const findSpan =
  <At extends NodeIndex>(span: SpanReader<At>): Find<At> =>
  ({ tree }, at) => {
    const found = span(tree, at);
    return found && { ...found, at };
  };

/** Makes a finder of the parts of a value that is read from a field. */
export const findField =
  <At extends NodeIndex>(read: (tree: Tree, at: At) => number, find: Find<never> = findNode): Find<At> =>
  (searched, at, path) => {
    const found = read(searched.tree, at);
    return found === 0 ? undefined : find(searched, found as never, path);
  };

/**
 * Makes a finder of the members of a record.
 *
 * @param members the finders of the members that have a span
 * @param whole finds the whole record
 */
export const findMember =
  <At extends NodeIndex>(members: { readonly [key: string]: Find<At> }, whole: Find<At> = findNode): Find<At> =>
  (searched, at, path) =>
    (path[0] === undefined ? whole : ownMember(members, path[0]))?.(searched, at, path.slice(1));

/** Makes a finder that goes by the kind of the node. */
export const findByKind =
  (...cases: readonly (readonly [is: (tree: Tree, node: NodeIndex) => boolean, find: Find<never>])[]): Find =>
  (searched, node, path) =>
    cases.find(([is]) => is(searched.tree, node))?.[1](searched, node as never, path);

/** Makes a finder of the parts of a value that may not be readable. */
export const findIfRead =
  <At extends NodeIndex>(read: ReadAt<At>, find: Find<At>): Find<At> =>
  (searched, at, path) =>
    read(searched.tree, at, searched.context) === undefined ? undefined : find(searched, at, path);

/**
 * Makes a finder of the elements of a list.
 *
 * @param find finds the parts of an element
 * @param read reads an element; if absent, all elements are in the model
 */
export const findElement =
  <At extends NodeIndex, Found extends NodeIndex>(
    list: NodeList<At, Found>,
    find: Find<never> = findNode,
    read: ReadAt<Found> = () => true,
  ): Find<At> =>
  (searched, at, path) => {
    const element = elementsIn(searched, list, at, () => readable(searched, list, at, read))[path[0] as number];
    return element && find(searched, element as never, path.slice(1));
  };

/**
 * Makes a finder of the elements of a list that the model sorts by their values; see {@link findElement}.
 *
 * @param hasWhole whether the list itself is found as well, from its first element in the text to the last
 */
export const findSortedElement =
  <At extends NodeIndex, Found extends NodeIndex>(
    list: NodeList<At, Found>,
    find: Find<never>,
    read: ReadAt<Found>,
    compare: (a: never, b: never) => number,
    hasWhole = false,
  ): Find<At> =>
  (searched, at, path) => {
    if (path.length === 0) return hasWhole ? wholeOf(searched.tree, readable(searched, list, at, read)) : undefined;
    const element = elementsIn(searched, list, at, () =>
      elementsOf(searched.tree, at, list)
        .map((node) => ({ node, value: read(searched.tree, node, searched.context) }))
        .filter(({ value }) => value !== undefined)
        .sort((a, b) => compare(a.value as never, b.value as never))
        .map(({ node }) => node),
    )[path[0] as number];
    return element && find(searched, element as never, path.slice(1));
  };

/** Makes a finder of a list, from its first element to the last, or of the elements; see {@link findElement}. */
export const findElementOrWhole =
  <At extends NodeIndex, Found extends NodeIndex>(
    list: NodeList<At, Found>,
    find?: Find<never>,
    read: ReadAt<Found> = () => true,
  ): Find<At> =>
  (searched, at, path) => {
    if (path.length > 0) return findElement(list, find, read)(searched, at, path);
    const elements = elementsIn(searched, list, at, () => readable(searched, list, at, read));
    return wholeOf(searched.tree, elements);
  };

/** Returns the span from the first of some elements to the last; `undefined` if there are none. */
function wholeOf(tree: Tree, elements: readonly NodeIndex[]): PartSpan | undefined {
  const [first] = elements;
  return first && { start: startOf(tree, first), end: endOf(tree, elements.at(-1) ?? first) };
}

/** Makes a finder of a value with a node of its own: finds that for an empty path. */
export const findNodeOr =
  <At extends NodeIndex>(find: Find<At>): Find<At> =>
  (searched, at, path) =>
    path.length === 0 ? partOf(searched.tree, at) : find(searched, at, path);

/** Makes a finder of a value whose parts have no spans. */
export const findOnly =
  <At extends NodeIndex>(find: Find<At>): Find<At> =>
  (searched, at, path) =>
    path.length === 0 ? find(searched, at, path) : undefined;

/** Makes a finder of the comments of a text; `find` finds the span of one. */
export const findComment =
  (find: Find = findNode): Find =>
  (searched, _, [index]) => {
    const comment = (searched.comments ??= searched.tree.comments())[index as number]?.index;
    return comment && find(searched, comment, []);
  };

/**
 * The number of keys that a finder gets at first: more than lead from a value to another one inside it. Finders cut
 * keys off one by one, which takes long for a path through thousands of values.
 */
const INITIAL_KEYS = 16;

/** A value on the way to a part, and the number of keys that lead to it. */
interface Step extends Pick<Further, 'find' | 'from'> {
  readonly depth: number;
}

/**
 * Makes the function that finds the spans of the parts of a model by their paths. Its values can contain values of
 * their own type. What a path has in common with the one before it is not searched again.
 */
export const locatorOf =
  <At extends NodeIndex>(find: Find<At>): ((tree: Tree, at: At, context?: unknown) => Locator) =>
  (tree, at, context) => {
    const searched: SearchedTree = { tree, context: context as never };
    /** The values on the way to the part that was found last by a path through others. */
    const steps: Step[] = [];
    let known: Path = [];
    return (path) => {
      const shared = sharedLength(known, path);
      while ((steps.at(-1)?.depth ?? 0) > shared) steps.pop();
      let step = steps.at(-1) ?? { find, from: at, depth: 0 };
      for (let isKnown = false; ; isKnown = true) {
        const { depth } = step;
        let keys = path.slice(depth, depth + INITIAL_KEYS);
        let found = step.find(searched, step.from as never, keys);
        if (!isFurther(found) && depth + INITIAL_KEYS < path.length) {
          keys = path.slice(depth);
          found = step.find(searched, step.from as never, keys);
        }
        if (!isFurther(found)) return found;
        // A copy, because callers can change their path.
        if (!isKnown) known = path.slice();
        step = { find: found.find, from: found.from, depth: depth + keys.length - found.path.length };
        steps.push(step);
      }
    };
  };

const isFurther = (found: PartSpan | Further | undefined): found is Further => found !== undefined && 'find' in found;

/**
 * Makes the function that finds the spans of the parts of a model by their paths. No value of the model can contain
 * values of its own type.
 */
export const flatLocatorOf =
  <At extends NodeIndex>(find: Find<At>): ((tree: Tree, at: At, context?: unknown) => Locator) =>
  (tree, at, context) => {
    const searched: SearchedTree = { tree, context: context as never };
    return (path) => find(searched, at, path) as PartSpan | undefined;
  };

/** A tree in which parts are found. */
export interface SearchedTree {
  readonly tree: Tree;
  /** The values that reading depends on besides the tree. */
  readonly context: never;
  /** The readable elements of the lists that were read, by the index of the node with the list. */
  lists?: Map<object, (readonly NodeIndex[])[]>;
  /**
   * The elements with attached parts that were found, by how they are found and the index of the node with the list.
   */
  groups?: Map<object, ReadonlyMap<number, unknown>>;
  /** The comments of the text, once they were read. */
  comments?: readonly Node[];
}

/** Returns the elements of a list in the order of the model. They are found once, in the same way for each path. */
function elementsIn(
  searched: SearchedTree,
  list: object,
  node: NodeIndex,
  find: () => readonly NodeIndex[],
): readonly NodeIndex[] {
  const lists = (searched.lists ??= new Map<object, NodeIndex[][]>());
  const existing = lists.get(list) ?? [];
  lists.set(list, existing);
  return (existing[node] ??= find());
}

/** Returns the elements of a list that can be read. They aren't kept: a list can have millions of elements. */
function readable<At extends NodeIndex, Found extends NodeIndex>(
  { tree, context }: SearchedTree,
  list: NodeList<At, Found>,
  at: At,
  read: ReadAt<Found>,
): Found[] {
  let count = 0;
  for (let element = list.first(tree, at); element !== 0; element = list.next(tree, at, element)) count++;
  // With its full length from the start, an array is not copied while it grows.
  const found = new Array<Found>(count);
  count = 0;
  for (let element = list.first(tree, at); element !== 0; element = list.next(tree, at, element)) {
    if (read(tree, element, context) !== undefined) found[count++] = element;
  }
  found.length = count;
  return found;
}
