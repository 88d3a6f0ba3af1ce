import { type Change, partAt, type Path, pathOf } from '../../path.js';

/**
 * Returns the change that replaces the part around the one that a change concerns, such as a whole list instead of one
 * of its elements. It is what `widen` of an `Editor` returns.
 *
 * @param changed the changed model
 * @param minLength the length of the shortest path that is replaced
 * @returns the change; `undefined` if the path of the part around is shorter
 */
export function widenedChange(
  change: Change,
  changed: unknown,
  minLength: number,
): { readonly replace: Path; readonly value: unknown } | undefined {
  const path = pathOf(change).slice(0, -1);
  return path.length < minLength ? undefined : { replace: path, value: partAt(changed, path) };
}
