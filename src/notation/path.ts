import { ownMember } from '../objects.js';

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
  path.reduce<unknown>((part, key) => (isListOrRecord(part) ? ownMember(part, key) : undefined), model);

/** Whether a model has a part at a path: names of members are strings, and indices of lists are numbers. */
export function hasPart(model: unknown, path: Path): boolean {
  if (!Array.isArray(path)) return false;
  let part = model;
  for (const key of path) {
    if (!isListOrRecord(part)) return false;
    if (typeof key !== (Array.isArray(part) ? 'number' : 'string') || !Object.hasOwn(part, key)) return false;
    part = part[key];
  }
  return part !== undefined;
}

const isListOrRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** The message for a path that leads to no part of the model. */
export const NO_SUCH_PART = 'the model has no such part';

/** Writes a path as text, such as `moves[3].to`; empty for the whole model. */
export const pathText = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
