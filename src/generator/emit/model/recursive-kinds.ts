import type { ReadField } from '../readers/readers-file.js';

/**
 * Returns kinds of nodes without which no kind contains itself, directly or through others: the first ones of the
 * grammar, and none without need.
 *
 * @param fields all fields that the model has
 */
export function recursiveKinds(fields: readonly ReadField[]): ReadonlySet<string> {
  const parents = [...new Set(fields.map(({ parent }) => parent))];
  const recursive = new Set(parents);
  // The last ones first: a kind that is left out of a cycle leaves the earlier ones in it.
  for (const kind of parents.toReversed()) {
    recursive.delete(kind);
    if (containsItself(kind, fields, recursive)) recursive.add(kind);
  }
  return recursive;
}

/** Whether nodes of a kind can contain nodes of it, without others between them that are recursive. */
function containsItself(kind: string, fields: readonly ReadField[], recursive: ReadonlySet<string>): boolean {
  const reached = new Set([kind]);
  // A set yields what is added to it while it is read.
  for (const reachedKind of reached) {
    for (const { parent, found } of fields) {
      if (parent !== reachedKind) continue;
      if (found.includes(kind)) return true;
      for (const inner of found) if (!recursive.has(inner)) reached.add(inner);
    }
  }
  return false;
}
