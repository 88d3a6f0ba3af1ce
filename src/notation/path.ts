import { ownMember } from '../objects.js';
import { failure, type Result } from './result.js';

/**
 * The path of a part of a model: keys and indices from the top, such as `['moves', 3, 'to']`. Problems, changes and
 * requests for spans name parts of a model by their paths.
 */
export type Path = readonly (string | number)[];

/**
 * One change of a model: inserts an element of a list or an absent member, replaces a value, or removes a part. `after`
 * is the path of a part that comes before an inserted one in the text, if the model does not say where it is written.
 */
export type Change =
  | { readonly insert: Path; readonly value: unknown; readonly after?: Path }
  | { readonly replace: Path; readonly value: unknown }
  | { readonly remove: Path };

/** Returns the path of the part that a change inserts, replaces or removes. */
export function pathOf(change: Change): Path {
  if ('insert' in change) return change.insert;
  return 'replace' in change ? change.replace : change.remove;
}

/** Returns the part of a model at a path; `undefined` if the model has none. */
export const partAt = (model: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isObject(part) ? ownMember(part, key) : undefined), model);

/** Whether a model has a part at a path: names of members are strings, and indices of lists are numbers. */
export function hasPart(model: unknown, path: Path): boolean {
  if (!Array.isArray(path)) return false;
  let part = model;
  for (const key of path) {
    if (!isObject(part)) return false;
    if (typeof key !== (Array.isArray(part) ? 'number' : 'string') || !Object.hasOwn(part, key)) return false;
    part = (part as Members)[key];
  }
  return part !== undefined;
}

type Members = { readonly [key: string]: unknown };

const isObject = (part: unknown): part is Members => typeof part === 'object' && part !== null;

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

/** The message for a path that leads to no part of the model. */
export const NO_SUCH_PART = 'the model has no such part';

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
    throw new MissingPartError(`the list has ${list.length} elements, so there is no index ${key}`);
  }
  if (isInsertion) return list.toSpliced(key, 0, change.value);
  if (rest === 0 && 'remove' in change) return list.toSpliced(key, 1);
  return undefined;
}

/** Writes a path as text, such as `moves[3].to`; empty for the whole model. */
export const pathText = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
