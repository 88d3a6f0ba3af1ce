import type { ReadField } from '../readers/readers-file.js';

/**
 * Returns the kinds of nodes that can't always be read: a field that each of their nodes has can be an error, or a node
 * of such a kind.
 *
 * @param fields all fields that the model has
 * @param isError whether nodes of a kind are errors
 */
export function unreadableKinds(fields: readonly ReadField[], isError: (kind: string) => boolean): ReadonlySet<string> {
  const required = fields.filter(({ isList, mayBeAbsent }) => !isList && !mayBeAbsent);
  const known = new Set<string>();
  for (let size = -1; size < known.size;) {
    size = known.size;
    for (const { parent, found } of required) {
      if (found.some((kind) => isError(kind) || known.has(kind))) known.add(parent);
    }
  }
  return known;
}
