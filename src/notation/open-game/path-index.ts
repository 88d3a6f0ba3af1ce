import { getOrInsert } from '../../maps.js';
import type { Path } from '../path.js';

/** Values of parts of a model, found in time that depends only on the length of the path. */
export interface PathIndex<Value> {
  value?: Value;
  readonly parts: Map<string | number, PathIndex<Value>>;
}

/** Returns the part of an index that is at a path, made if it is new. Its `value` can be set. */
export function madePartAt<Value>(index: PathIndex<Value>, path: Path): PathIndex<Value> {
  let part = index;
  for (const key of path) part = getOrInsert(part.parts, key, () => ({ parts: new Map() }));
  return part;
}

/** Returns the value of the innermost part with a value that is at a path or around it; `undefined` if none is. */
export function valueAround<Value>(index: PathIndex<Value>, path: Path): Value | undefined {
  let part: PathIndex<Value> | undefined = index;
  let found = part.value;
  for (const key of path) {
    part = part?.parts.get(key);
    found = part?.value ?? found;
  }
  return found;
}
