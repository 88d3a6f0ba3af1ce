import type { Json } from '../formats/format.js';

/** Most differences that are told of one value: the first ones say what is wrong. */
const MOST = 8;

/** What is otherwise in `found` than in `expected`, a line each: `moves[0].card: expected "B", found "C"`. */
export function differences(expected: Json | undefined, found: Json | undefined): string[] {
  const out: string[] = [];
  const open: { path: string; expected: Json | undefined; found: Json | undefined }[] = [{ path: '', expected, found }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path } = next;
    if (isComposite(next.expected) && isComposite(next.found) && sameSort(next.expected, next.found)) {
      const wanted = members(next.expected);
      const given = members(next.found);
      const keys = [...new Set([...wanted.keys(), ...given.keys()])];
      for (const key of keys.toReversed()) {
        open.push({ path: join(path, key), expected: wanted.get(key), found: given.get(key) });
      }
    } else if (next.expected !== next.found) {
      if (out.length === MOST) return [...out, '…'];
      out.push(`${path || 'the whole value'}: expected ${show(next.expected)}, found ${show(next.found)}`);
    }
  }
  return out;
}

type Composite = readonly Json[] | { readonly [key: string]: Json };

const isComposite = (json: Json | undefined): json is Composite => typeof json === 'object' && json !== null;
const sameSort = (a: Composite, b: Composite): boolean => Array.isArray(a) === Array.isArray(b);

const members = (json: Composite): Map<string | number, Json> =>
  new Map<string | number, Json>(Array.isArray(json) ? json.map((item, i) => [i, item as Json]) : Object.entries(json));

function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

const LONGEST = 100;

function show(json: Json | undefined): string {
  if (json === undefined) return 'nothing';
  const text = JSON.stringify(json);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
