import { plural } from '../diagnostics/index.js';
import { type Change, NO_SUCH_PART, type Path, pathOf } from './path.js';
import { failure, type Result } from './result.js';

type Members = { readonly [key: string]: unknown };

/**
 * Returns a changed copy of a model, or a problem at the path of the change. An element can be inserted into a list at
 * any index up to its length, and into an absent list at index 0; a member can be inserted into a record only if it is
 * absent.
 */
export function changedModel<Model>(model: Model, change: Change): Result<{ readonly model: Model }> {
  const path = pathOf(change);
  try {
    return { ok: true, model: changedPart(model, path, change) as Model };
  } catch (error) {
    if (error instanceof MissingPartError) return failure(path, error.message);
    throw error;
  }
}

class MissingPartError extends Error {}

function changedPart(model: unknown, path: Path, change: Change): unknown {
  const around: unknown[] = [];
  let part = model;
  for (const [i, key] of path.entries()) {
    const changed = Array.isArray(part)
      ? changedList(part, key, path.length - i - 1, change)
      : changedRecord(part, key, path.slice(i + 1, i + 3), change);
    if (changed !== undefined) return copyWith(around, path, changed);
    around.push(part);
    part = (part as Members)[key];
  }
  if ('replace' in change) return copyWith(around, path, change.value);
  throw new MissingPartError('the whole model can only be replaced');
}

/** Copies the outermost of the nested parts, with the innermost replaced by `value`. */
function copyWith(around: readonly unknown[], path: Path, value: unknown): unknown {
  let copy = value;
  for (let i = around.length - 1; i >= 0; i--) {
    const part = around[i];
    copy = Array.isArray(part) ? part.with(Number(path[i]), copy) : { ...(part as Members), [path[i]!]: copy };
  }
  return copy;
}

/**
 * Returns a changed copy of a record; `undefined` if the change is in a member.
 *
 * @param rest the first keys of the path in the member
 */
function changedRecord(part: unknown, key: string | number, rest: Path, change: Change): Members | undefined {
  if (typeof part !== 'object' || part === null) throw new MissingPartError(NO_SUCH_PART);
  const members = part as Members;
  const has = Object.hasOwn(members, key) && members[key] !== undefined;
  if (rest.length === 0 && 'insert' in change) {
    if (has) throw new MissingPartError('this part already exists: replace it');
    return { ...members, [key]: change.value };
  }
  // A list that would be empty is absent in some models.
  if (!has && 'insert' in change && rest.length === 1 && rest[0] === 0) return { ...members, [key]: [change.value] };
  if (!has) throw new MissingPartError(NO_SUCH_PART);
  if (rest.length > 0 || 'replace' in change) return undefined;
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== String(key)));
}

/**
 * Returns a changed copy of a list; `undefined` if the change is in an element.
 *
 * @param rest the number of keys of the path in the element
 */
function changedList(
  list: readonly unknown[],
  key: string | number,
  rest: number,
  change: Change,
): readonly unknown[] | undefined {
  const isInsertion = rest === 0 && 'insert' in change;
  const isIndex = typeof key === 'number' && Number.isInteger(key) && key >= 0;
  if (!isIndex || key >= list.length + (isInsertion ? 1 : 0)) {
    throw new MissingPartError(`the list has ${plural(list.length, 'element')}, so there is no index ${key}`);
  }
  if (isInsertion) return list.toSpliced(key, 0, change.value);
  if (rest === 0 && 'remove' in change) return list.toSpliced(key, 1);
  return undefined;
}
