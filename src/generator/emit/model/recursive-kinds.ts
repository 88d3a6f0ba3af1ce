import { getOrInsert } from '../../../maps.js';
import { cyclesOf } from '../../graph/cycles.js';
import type { ReadField } from '../readers/readers-file.js';

/**
 * Returns kinds of nodes without which no kind contains itself, directly or through others: the first ones of the
 * grammar, and none without need.
 *
 * @param fields all fields that the model has
 */
export function recursiveKinds(fields: readonly Pick<ReadField, 'parent' | 'found'>[]): ReadonlySet<string> {
  const inner = new Map<string, Set<string>>();
  for (const { parent, found } of fields) {
    const kinds = getOrInsert(inner, parent, () => new Set());
    for (const kind of found) kinds.add(kind);
  }
  const recursive = new Set(cyclesOf(inner).flatMap((cycle) => [...cycle]));
  // The last ones first: a kind that is left out of a cycle leaves the earlier ones in it.
  for (const kind of [...inner.keys()].reverse()) {
    if (!recursive.delete(kind)) continue;
    if (containsItself(kind, inner, recursive)) recursive.add(kind);
  }
  return recursive;
}

/**
 * Whether nodes of a kind can contain nodes of it, without others between them that are recursive.
 *
 * @param inner for each kind, the kinds of nodes in its fields
 */
function containsItself(
  kind: string,
  inner: ReadonlyMap<string, ReadonlySet<string>>,
  recursive: ReadonlySet<string>,
): boolean {
  const reached = new Set(inner.get(kind));
  // A set yields what is added to it while it is read.
  for (const reachedKind of reached) {
    if (reachedKind === kind) return true;
    if (recursive.has(reachedKind)) continue;
    for (const next of inner.get(reachedKind) ?? []) reached.add(next);
  }
  return false;
}
