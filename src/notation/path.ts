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
export const hasPart = (model: unknown, path: Path): boolean => new KnownParts(model).has(path);

/**
 * The parts of a model on the last path that was looked up. What the next path has in common with it is not looked up
 * again: paths into nested variations have thousands of keys.
 */
export class KnownParts {
  #path: Path = [];
  /** The model, and the part at the end of each beginning of the path. */
  readonly #parts: unknown[];

  constructor(model: unknown) {
    this.#parts = [model];
  }

  /** Whether the model has a part at a path; see {@link hasPart}. */
  has(path: Path): boolean {
    if (!Array.isArray(path)) return false;
    const parts = this.#parts;
    parts.length = sharedLength(this.#path, path) + 1;
    let part = parts.at(-1);
    // A copy, because callers can change their path.
    this.#path = path.slice();
    for (let i = parts.length - 1; i < path.length; i++) {
      const key = path[i]!;
      const isKey = typeof key === (Array.isArray(part) ? 'number' : 'string');
      if (!isListOrRecord(part) || !isKey || !Object.hasOwn(part, key)) {
        this.#path = this.#path.slice(0, i);
        return false;
      }
      part = part[key];
      parts.push(part);
    }
    return part !== undefined;
  }
}

/** Returns the number of keys that two paths have in common at their beginnings. */
export function sharedLength(one: Path, other: Path): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

const isListOrRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** The message for a path that leads to no part of the model. */
export const NO_SUCH_PART = 'the model has no such part';

/** Writes a path as text, such as `moves[3].to`; empty for the whole model. */
export const pathText = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
