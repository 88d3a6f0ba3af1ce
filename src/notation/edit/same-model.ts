import { pathOfPart } from '../path-of-part.js';

/** Depth below which parts of a model are compared later instead of recursively, to save stack. */
const MAX_RECURSION_DEPTH = 400;

/**
 * Whether two models are equal, however deep they are. A member that is `undefined` counts as absent; -0 is not equal
 * to 0.
 */
export function isSameModel(a: unknown, b: unknown): boolean {
  const later: [unknown, unknown][] = [[a, b]];
  for (let next = later.pop(); next !== undefined; next = later.pop()) {
    if (!isSame(next[0], next[1], 0, later)) return false;
  }
  return true;
}

type Members = { readonly [key: string]: unknown };

function isSame(a: unknown, b: unknown, depth: number, later: [unknown, unknown][]): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (depth === MAX_RECURSION_DEPTH) {
    later.push([a, b]);
    return true;
  }
  if (!Array.isArray(a) && !Array.isArray(b)) return haveSameMembers(a as Members, b as Members, depth, later);
  return Array.isArray(a) && Array.isArray(b) && haveSameElements(a, b, depth, later);
}

function haveSameElements(
  a: readonly unknown[],
  b: readonly unknown[],
  depth: number,
  later: [unknown, unknown][],
): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i], depth + 1, later)) return false;
  return true;
}

function haveSameMembers(a: Members, b: Members, depth: number, later: [unknown, unknown][]): boolean {
  // Members are counted, because an object that lacks one such as `constructor` inherits it.
  let surplus = 0;
  for (const key in a) {
    const member = a[key];
    if (member === undefined) continue;
    if (!isSame(member, b[key], depth + 1, later)) return false;
    surplus++;
  }
  for (const key in b) if (b[key] !== undefined) surplus--;
  return surplus === 0;
}

/**
 * Returns the path of the first difference between a model and `reference`: keys and indices from the top. Members that
 * only the model has are ignored. Returns nothing if they agree.
 */
export function contradiction(model: unknown, reference: unknown): (string | number)[] | undefined {
  interface Part {
    readonly ours: unknown;
    readonly theirs: unknown;
    readonly parent: Part | undefined;
    readonly key: string | number;
  }
  const open: Part[] = [{ ours: model, theirs: reference, parent: undefined, key: '' }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { ours, theirs } = part;
    if (Object.is(ours, theirs)) continue;
    const areBoth = typeof ours === 'object' && typeof theirs === 'object' && ours !== null && theirs !== null;
    if (!areBoth || (Array.isArray(theirs) && (ours as readonly unknown[]).length !== theirs.length)) {
      return pathOfPart(
        part,
        ({ parent }) => parent,
        ({ key }) => key,
      );
    }
    const keys = Array.isArray(theirs) ? [...theirs.keys()] : Object.keys(theirs);
    for (const key of keys.reverse()) {
      open.push({
        ours: (ours as Members)[key],
        theirs: (theirs as Members)[key],
        parent: part,
        key,
      });
    }
  }
  return undefined;
}
