import type { Span } from '../../diagnostics/index.js';
import { partAt, type Path } from '../path.js';
import type { Reading } from '../read/reading.js';

/** A part of a model that is written in a text. */
interface WrittenPart {
  readonly path: Path;
  readonly span: Span;
}

/**
 * Returns the span of a part and of its members, which a notation may write after it: a mark on a move, for example.
 * `undefined` if nothing of the part is in the text.
 */
export function extentOf(reading: Pick<Reading, 'model' | 'spanOf'>, path: Path): Span | undefined {
  const part = partAt(reading.model, path);
  const own = reading.spanOf(path);
  if (typeof part !== 'object' || part === null || (own !== undefined && Array.isArray(part))) return own;
  const keys = Array.isArray(part) ? part.keys() : Object.keys(part);
  let [start, end] = own === undefined ? [Number.POSITIVE_INFINITY, -1] : [own.start, own.end];
  for (const key of keys) {
    const span = reading.spanOf([...path, key]);
    if (span === undefined) continue;
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return end === -1 ? undefined : { start, end };
}

/**
 * Returns the parts of a model that are written before and after a part: the elements beside it, the other members of
 * its record, and the same for the nearest parts that contain it.
 *
 * @param span the span of the part
 */
export function neighborsOf(
  reading: Reading,
  path: Path,
  span: Span,
): { readonly preceding: readonly WrittenPart[]; readonly following: readonly WrittenPart[] } {
  const parts = pathsBeside(reading.model, path).flatMap((beside): WrittenPart[] => {
    const extent = extentOf(reading, beside);
    return extent === undefined ? [] : [{ path: beside, span: extent }];
  });
  return {
    preceding: parts.filter(({ span: { end } }) => end <= span.start),
    following: parts.filter(({ span: { start } }) => start >= span.end),
  };
}

/**
 * The greatest number of parts around a part whose members are looked at, the nearest ones. Only deep variations are in
 * more, and what is written beside such a variation belongs to one of these.
 */
const MAX_OUTER_PARTS = 40;

/**
 * Returns the paths of the elements beside a part, of the other members of its record, and the same for the nearest
 * parts that contain it, the outermost first.
 */
export function pathsBeside(model: unknown, path: Path): Path[] {
  return [...path.entries()].slice(-MAX_OUTER_PARTS).flatMap(([depth, key]): Path[] => {
    const parent = path.slice(0, depth);
    const part = partAt(model, parent);
    const keys = Array.isArray(part) ? [Number(key) - 1, Number(key) + 1] : Object.keys(part as object);
    return keys.filter((other) => other !== key).map((other) => [...parent, other]);
  });
}
