import { truncated } from '../../cst/text/characters.js';
import { pathText } from '../path.js';
import { pathOfPart } from '../path-of-part.js';
import type { Json } from './codec.js';

/** A difference between two JSON values. */
export interface JsonDifference {
  /** Keys and indices from the top. */
  readonly path: readonly (string | number)[];
  /** The value in `wanted`; `undefined` if only `found` has a value at the path. */
  readonly wanted: Json | undefined;
  readonly found: Json | undefined;
}

/**
 * Yields the differences between `found` and `wanted`, in the order of `wanted`. Takes time proportional to the size of
 * the values, whatever their depth. The path of a difference is computed only when it is read.
 */
export function* jsonDifferences(wanted: Json | undefined, found: Json | undefined): Iterable<JsonDifference> {
  const open = [new Pair(wanted, found)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.wanted === next.found) continue;
    if (isComposite(next.wanted) && isComposite(next.found) && sameSort(next.wanted, next.found)) {
      const from = open.length;
      for (const pair of membersOf(next, next.wanted, next.found)) open.push(pair);
      reverseFrom(open, from);
    } else yield next;
  }
}

/** Two values at the same path. */
class Pair implements JsonDifference {
  readonly wanted: Json | undefined;
  readonly found: Json | undefined;
  readonly #parent: Pair | undefined;
  readonly #key: string | number;

  constructor(wanted: Json | undefined, found: Json | undefined, parent?: Pair, key: string | number = '') {
    this.wanted = wanted;
    this.found = found;
    this.#parent = parent;
    this.#key = key;
  }

  get path(): (string | number)[] {
    return pathOfPart<Pair>(
      this,
      (pair) => pair.#parent,
      (pair) => pair.#key,
    );
  }
}

type Members = { readonly [key: string]: Json };
type Composite = readonly Json[] | Members;

const isComposite = (json: Json | undefined): json is Composite => typeof json === 'object' && json !== null;
const sameSort = (a: Composite, b: Composite): boolean => Array.isArray(a) === Array.isArray(b);

/**
 * Yields the members of two lists or two objects: those of `wanted` in their order, then those that only `found` has.
 */
function* membersOf(parent: Pair, wanted: Composite, found: Composite): Iterable<Pair> {
  if (Array.isArray(wanted)) {
    const [ours, theirs] = [wanted as readonly Json[], found as readonly Json[]];
    const length = Math.max(ours.length, theirs.length);
    for (let i = 0; i < length; i++) yield new Pair(ours[i], theirs[i], parent, i);
    return;
  }
  const [ours, theirs] = [wanted as Members, found as Members];
  for (const key of Object.keys(ours)) yield new Pair(ours[key], memberOf(theirs, key), parent, key);
  for (const key of Object.keys(theirs)) {
    if (!Object.hasOwn(ours, key)) yield new Pair(undefined, theirs[key], parent, key);
  }
}

/** Returns an object's own member; nothing for inherited members. */
const memberOf = (members: Members, key: string): Json | undefined =>
  Object.hasOwn(members, key) ? members[key] : undefined;

/** Reverses the end of a list from an index on. */
function reverseFrom<T>(list: T[], from: number): void {
  const end = list.splice(from).reverse();
  for (const item of end) list.push(item);
}

/** Limit for the differences that are reported for one value; the first ones are enough to find the fault. */
const MAX_DIFFERENCES = 8;

/** Lists the differences between `found` and `expected`, one line each: `moves[0].card: expected "B", found "C"`. */
export function differences(expected: Json | undefined, found: Json | undefined): string[] {
  const out: string[] = [];
  for (const { path, wanted, found: other } of jsonDifferences(expected, found)) {
    if (out.length === MAX_DIFFERENCES) return [...out, '…'];
    out.push(`${pathText(path) || 'the whole value'}: expected ${show(wanted)}, found ${show(other)}`);
  }
  return out;
}

const MAX_VALUE_LENGTH = 100;

function show(json: Json | undefined): string {
  if (json === undefined) return 'nothing';
  return truncated(JSON.stringify(json), MAX_VALUE_LENGTH);
}
