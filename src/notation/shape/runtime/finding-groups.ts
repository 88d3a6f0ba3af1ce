import { endOf, type NodeIndex, type NodeList, startOf, type Tree } from '../../../cst/index.js';
import { append } from '../../../maps.js';
import { ownMember } from '../../../objects.js';
import type { Path } from '../../path.js';
import { type Find, findNode, type SearchedTree } from './finding.js';

// Generated code calls these functions to find elements whose parts come after them.

/** A test of the kind of a node. */
export type NodeTest = (tree: Tree, node: NodeIndex) => boolean;

/** How the elements of a list and their parts are found. */
export interface Grouping {
  /** Whether a node is an element. */
  readonly element: NodeTest;
  /** The parts by the names of their members: their kinds, and how the parts inside them are found. */
  readonly attached: { readonly [key: string]: readonly [is: NodeTest, find?: Find<never>] };
  /** Whether nothing is read after a node. */
  readonly ends?: NodeTest;
  /** Whether parts after a node are not in the span of their element. */
  readonly closes?: NodeTest;
}

/** Makes a finder of elements with attached parts; `find` finds the other parts of an element. */
export const findInGroups =
  <At extends NodeIndex>(list: NodeList<At, NodeIndex>, grouping: Grouping, find: Find<never> = findNode): Find<At> =>
  (searched, at, path) => {
    const [index, key] = path;
    const group = groupsIn(searched, list, at, grouping)[Number(index) + 1];
    if (group?.at === undefined || typeof index !== 'number') return undefined;
    if (key === undefined) return { start: startOf(searched.tree, group.at), end: group.end, at: group.at };
    const attached = ownMember(grouping.attached, key);
    return attached === undefined
      ? find(searched, group.at as never, path.slice(1))
      : findAttached(searched, group, String(key), attached[1], path.slice(2));
  };

/** Makes a finder of the parts with a name that come before the first element. */
export const findLeading =
  <At extends NodeIndex>(list: NodeList<At, NodeIndex>, grouping: Grouping, key: string): Find<At> =>
  (searched, at, path) => {
    const [before] = groupsIn(searched, list, at, grouping);
    return before && findAttached(searched, before, key, grouping.attached[key]?.[1], path);
  };

/** An element and the nodes of what is attached to it; what comes before the first one has no element. */
interface Group {
  readonly at: NodeIndex | undefined;
  /** The offset after its last part. */
  end: number;
  readonly attached: Map<string, NodeIndex[]>;
}

function findAttached(
  searched: SearchedTree,
  { attached }: Group,
  key: string,
  find: Find<never> = findNode,
  path: Path,
): ReturnType<Find> {
  const node = attached.get(key)?.[path[0] as number];
  return node && find(searched, node as never, path.slice(1));
}

/** Returns what comes before the first element, then the elements. They are found once. */
function groupsIn<At extends NodeIndex>(
  searched: SearchedTree,
  list: NodeList<At, NodeIndex>,
  at: At,
  grouping: Grouping,
): readonly Group[] {
  const { tree } = searched;
  const groups = (searched.groups ??= new Map<object, Map<number, unknown>>());
  const known = (groups.get(grouping) ?? new Map()) as Map<number, readonly Group[]>;
  groups.set(grouping, known);
  const found = known.get(at) ?? grouped(tree, list, at, grouping);
  known.set(at, found);
  return found;
}

function grouped<At extends NodeIndex>(
  tree: Tree,
  list: NodeList<At, NodeIndex>,
  at: At,
  { element, attached, ends, closes }: Grouping,
): readonly Group[] {
  let group: Group = { at: undefined, end: 0, attached: new Map() };
  const all = [group];
  let isClosed = false;
  for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) {
    const node = i;
    if (element(tree, node)) all.push((group = { at: node, end: endOf(tree, node), attached: new Map() }));
    else if (ends?.(tree, node) === true) break;
    else {
      isClosed ||= closes?.(tree, node) === true;
      const [key] = Object.entries(attached).find(([, [is]]) => is(tree, node)) ?? [];
      if (key === undefined) continue;
      append(group.attached, key, node);
      if (!isClosed) group.end = endOf(tree, node);
    }
  }
  return all;
}
