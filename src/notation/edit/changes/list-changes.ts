import type { Change, Path } from '../../path.js';
import { isSameModel } from '../same-model.js';

/**
 * Returns the changes that make one list of a model from another. Each change reads the text again, so there are only a
 * few: they remove elements at the end, replace the first one that differs, then replace and add all others at once.
 *
 * @param path the path of the list in the model
 * @param changesOf returns the changes of the first element that differs; if absent, it is replaced
 */
export function listChanges<Element>(
  path: Path,
  before: readonly Element[],
  after: readonly Element[],
  changesOf: (path: Path, before: Element, after: Element) => readonly Change[] = replacement,
): Change[] {
  const differing = after.flatMap((value, i) => (i < before.length && isSameModel(before[i], value) ? [] : [i]));
  const [first, ...others] = differing.filter((i) => i < before.length);
  const changes = [
    ...shortening(path, before, after.length),
    ...(first === undefined ? [] : changesOf([...path, first], before[first]!, after[first]!)),
  ];
  const left = [...others, ...differing.filter((i) => i >= before.length)];
  if (left.length > 1) return [...changes, { replace: path, value: after }];
  for (const i of left) {
    const at = [...path, i];
    changes.push(i < before.length ? { replace: at, value: after[i] } : { insert: at, value: after[i] });
  }
  return changes;
}

/** Returns the changes that remove the elements of a list from an index on. */
function shortening(path: Path, list: readonly unknown[], length: number): Change[] {
  const changes: Change[] = [];
  // A list that would be empty is absent in some models, so its last element is removed alone.
  const kept = Math.max(1, length);
  if (list.length > kept + 1) changes.push({ replace: path, value: list.slice(0, kept) });
  else if (list.length > kept) changes.push({ remove: [...path, kept] });
  if (length === 0 && list.length > 0) changes.push({ remove: [...path, 0] });
  return changes;
}

const replacement = (path: Path, _: unknown, value: unknown): Change[] => [{ replace: path, value }];
