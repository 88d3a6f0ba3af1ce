import type { Json } from './format.js';

/** A place where two JSON values differ. */
export interface JsonDifference {
  /** Keys and indices from the top. */
  readonly path: readonly (string | number)[];
  /** Nothing where only the other value has something. */
  readonly wanted: Json | undefined;
  readonly found: Json | undefined;
}

/** What is otherwise in `found` than in `wanted`, in the order of `wanted`. Takes no stack for the depth of values. */
export function* jsonDifferences(wanted: Json | undefined, found: Json | undefined): Iterable<JsonDifference> {
  const open: JsonDifference[] = [{ path: [], wanted, found }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next;
    if (isComposite(next.wanted) && isComposite(next.found) && sameSort(next.wanted, next.found)) {
      const ours = members(next.wanted);
      const theirs = members(next.found);
      const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
      for (const key of keys.toReversed()) {
        open.push({ path: [...path, key], wanted: ours.get(key), found: theirs.get(key) });
      }
    } else if (next.wanted !== next.found) yield next;
  }
}

type Composite = readonly Json[] | { readonly [key: string]: Json };

const isComposite = (json: Json | undefined): json is Composite => typeof json === 'object' && json !== null;
const sameSort = (a: Composite, b: Composite): boolean => Array.isArray(a) === Array.isArray(b);

const members = (json: Composite): Map<string | number, Json> =>
  new Map<string | number, Json>(Array.isArray(json) ? json.map((item, i) => [i, item as Json]) : Object.entries(json));
