import { changedModel } from '../../changed-model.js';
import { type Change, partAt, pathOf } from '../../path.js';

/**
 * Returns a changed model without the list that a removal left empty, for notations in which such a list is absent. It
 * is what `settle` of an `Editor` returns.
 *
 * @param names the names of the lists that are absent when they are empty
 */
export function withoutEmptyList<Model>(changed: Model, change: Change, names: readonly string[]): Model {
  const list = pathOf(change).slice(0, -1);
  const isOptional = 'remove' in change && names.includes(String(list.at(-1)));
  if (!isOptional || (partAt(changed, list) as readonly unknown[]).length > 0) return changed;
  const settled = changedModel(changed, { remove: list });
  return settled.ok ? settled.model : changed;
}
