import { type ChildOrder, type ChildPart, nextsOf } from '../../analyze/child-order.js';

/**
 * The start of a search for a child: after a number of leaf children of the node, or after an element of the same list,
 * which is a leaf or not. A leaf is a child without children.
 */
export type SearchStart = number | 'leaf' | 'element';

/** The way to find a child. */
export type Access = { readonly start: SearchStart } &
  /** The child is at the start of the search or absent; the node can end there, or have another child there. */
  (
    | { readonly how: 'fixed'; readonly mayEnd: boolean; readonly mayDiffer: boolean }
    /** The child is there, or after one leaf. */
    | { readonly how: 'either' }
    /** The child is there, or after children of one kind. */
    | { readonly how: 'skip'; readonly kind: string; readonly isLeaf: boolean }
    /** The child can be anywhere after the start of the search, or be absent. */
    | { readonly how: 'search' }
  );

type PartFilter = (part: ChildPart) => boolean;

/** Returns the way to find the first child that a `wanted` part makes. */
export function accessToFirst(order: ChildOrder, wanted: PartFilter): Access {
  let here: ReadonlySet<ChildPart | undefined> = order.first;
  let mayEnd = false;
  for (let start = 0; start < order.parts.length; start++) {
    mayEnd ||= here.has(undefined);
    const children = [...here].filter((part) => part !== undefined);
    const others = children.filter((part) => !wanted(part));
    if (others.length < children.length) {
      if (!leadTo(others, wanted)) {
        return { start, how: 'fixed', mayEnd, mayDiffer: others.length > 0 };
      }
      return mayEnd ? { start, how: 'search' } : accessAfter(children, start, wanted);
    }
    if (!others.every(({ isLeaf }) => isLeaf)) {
      return mayEnd ? { start, how: 'search' } : accessAfter(others, start, wanted);
    }
    here = partsAfter(others);
  }
  return { start: 0, how: 'search' };
}

function partsAfter(parts: Iterable<ChildPart>): ReadonlySet<ChildPart | undefined> {
  const all = new Set<ChildPart | undefined>();
  for (const next of nextsOf(parts)) for (const part of next) all.add(part);
  return all;
}

/** Returns the way to find a child that is among `children`, or after those of them that are not wanted. */
function accessAfter(children: readonly ChildPart[], start: number, wanted: PartFilter): Access {
  const others = children.filter((part) => !wanted(part));
  const next = [...partsAfter(others)];
  const isWanted = (part: ChildPart | undefined): boolean => part !== undefined && wanted(part);
  if (others.every(({ isLeaf }) => isLeaf) && next.every(isWanted)) return { start, how: 'either' };
  const kind = others[0]?.kind;
  const isOther = (part: ChildPart | undefined): boolean => part !== undefined && part.kind === kind;
  if (kind !== undefined && others.every(isOther)) {
    const { skipped, after } = runOf(others, isOther);
    // A wanted child of this kind would be skipped as well.
    const wouldSkipWanted = [...children, ...skipped].some((part) => isWanted(part) && isOther(part));
    if (!wouldSkipWanted && after.every(isWanted)) {
      return { start, how: 'skip', kind, isLeaf: skipped.every(({ isLeaf }) => isLeaf) };
    }
  }
  return { start, how: 'search' };
}

/** Returns the parts that make a run of children of one kind, and everything that can come after such a run. */
function runOf(
  first: readonly ChildPart[],
  isOfRun: (part: ChildPart | undefined) => boolean,
): { readonly skipped: readonly ChildPart[]; readonly after: readonly (ChildPart | undefined)[] } {
  const skipped = new Set(first);
  const after = new Set<ChildPart | undefined>();
  const expanded = new Set<ChildPart['next']>();
  // Parts that are added are visited as well.
  for (const part of skipped) {
    if (expanded.has(part.next)) continue;
    expanded.add(part.next);
    for (const next of part.next) {
      if (next !== undefined && isOfRun(next)) skipped.add(next);
      else after.add(next);
    }
  }
  return { skipped: [...skipped], after: [...after] };
}

/** Returns the way to find the next child that a `wanted` part makes, after an earlier one. */
export function accessToNext(order: ChildOrder, wanted: PartFilter): Access {
  const elements = order.parts.filter(wanted);
  const start = elements.every(({ isLeaf }) => isLeaf) ? 'leaf' : 'element';
  const others = new Set<ChildPart>();
  for (const part of partsAfter(elements)) if (part !== undefined && !wanted(part)) others.add(part);
  if (leadTo(others, wanted)) return { start, how: 'search' };
  return { start, how: 'fixed', mayEnd: true, mayDiffer: others.size > 0 };
}

/** Whether a wanted child can come somewhere after the child of one of the given parts. */
function leadTo(parts: Iterable<ChildPart>, wanted: PartFilter): boolean {
  const seen = new Set(parts);
  const expanded = new Set<ReadonlySet<ChildPart | undefined>>();
  for (const part of seen) {
    if (expanded.has(part.next)) continue;
    expanded.add(part.next);
    for (const next of part.next) {
      if (next === undefined) continue;
      if (wanted(next)) return true;
      seen.add(next);
    }
  }
  return false;
}

/** Whether a node can end without a child of a wanted part. */
export function canEndBefore({ first }: ChildOrder, wanted: PartFilter): boolean {
  const before = new Set(first);
  const expanded = new Set<ChildPart['next']>();
  for (const part of before) {
    if (part === undefined) return true;
    if (wanted(part) || expanded.has(part.next)) continue;
    expanded.add(part.next);
    for (const next of part.next) before.add(next);
  }
  return false;
}
