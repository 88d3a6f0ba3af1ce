import type { Change, Path } from '../../path.js';
import { isSameModel } from '../same-model.js';

/**
 * Returns the changes that make one list of a model from another: they remove elements at the end, the last one first,
 * then replace those that differ and add new ones at the end.
 *
 * @param path the path of the list in the model
 * @param changesOf returns the changes of an element that differs; if absent, it is replaced
 */
export function listChanges<Element>(
  path: Path,
  before: readonly Element[],
  after: readonly Element[],
  changesOf: (path: Path, before: Element, after: Element) => readonly Change[] = replacement,
): Change[] {
  const removed = before.slice(after.length).map((_, i): Change => ({ remove: [...path, after.length + i] }));
  const changed = after.flatMap((value, i): readonly Change[] => {
    const at = [...path, i];
    if (i >= before.length) return [{ insert: at, value }];
    return isSameModel(before[i], value) ? [] : changesOf(at, before[i]!, value);
  });
  return [...removed.reverse(), ...changed];
}

const replacement = (path: Path, _: unknown, value: unknown): Change[] => [{ replace: path, value }];
