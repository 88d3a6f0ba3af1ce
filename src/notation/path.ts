import { failure, type Result } from './result.js';

/**
 * Points to a part of a model: keys and indices from the top, such as `['moves', 3, 'to']`. Problems name their place in a
 * model this way, readings find the text of a part by it, and changes say by it what they change.
 */
export type Path = readonly (string | number)[];

/** One change of a model: a new element of a list or an absent member; another value; one part less. */
export type Change =
  | { readonly insert: Path; readonly value: unknown }
  | { readonly replace: Path; readonly value: unknown }
  | { readonly remove: Path };

/** The path of the part that a change inserts, replaces or removes. */
export function pathOf(change: Change): Path {
  if ('insert' in change) return change.insert;
  return 'replace' in change ? change.replace : change.remove;
}

/** The part of a model at a path; `undefined` where the model has none. */
export const partAt = (model: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Members | undefined)?.[key], model);

type Members = { readonly [key: string]: unknown };

/**
 * A model after a change; the model that was given stays as it is. A list takes a new element at any index up to its length,
 * a record only a member that it does not have. The problem, where there is one, is at the path of the change.
 */
export function changedModel<Model>(model: Model, change: Change): Result<{ readonly model: Model }> {
  const path = pathOf(change);
  try {
    return { ok: true, model: changedPart(model, path, change) as Model };
  } catch (error) {
    if (error instanceof NoSuchPart) return failure(path, error.message);
    throw error;
  }
}

class NoSuchPart extends Error {}

function changedPart(part: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if ('replace' in change) return change.value;
    throw new NoSuchPart('the whole model can only be replaced');
  }
  if (Array.isArray(part)) return changedList(part, key, rest, change);
  if (typeof part !== 'object' || part === null) throw new NoSuchPart('the model has no such part');
  const members = part as Members;
  const has = Object.hasOwn(members, key) && members[key] !== undefined;
  if (rest.length === 0 && 'insert' in change) {
    if (has) throw new NoSuchPart('this part already exists: replace it');
    return { ...members, [key]: change.value };
  }
  if (!has) throw new NoSuchPart('the model has no such part');
  if (rest.length > 0 || 'replace' in change) return { ...members, [key]: changedPart(members[key], rest, change) };
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== String(key)));
}

function changedList(list: readonly unknown[], key: string | number, rest: Path, change: Change): unknown[] {
  const isInsertion = rest.length === 0 && 'insert' in change;
  const isIndex = typeof key === 'number' && Number.isInteger(key) && key >= 0;
  if (!isIndex || key >= list.length + (isInsertion ? 1 : 0)) {
    throw new NoSuchPart(`the list has ${list.length} elements, so there is no index ${key}`);
  }
  if (isInsertion) return list.toSpliced(key, 0, change.value);
  if (rest.length === 0 && 'remove' in change) return list.toSpliced(key, 1);
  return list.with(key, changedPart(list[key], rest, change));
}

/** A path for people: `moves[3].to`; empty for the whole model. */
export const pathText = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
