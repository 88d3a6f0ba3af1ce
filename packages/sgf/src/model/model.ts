import type { SgfNode, SgfProperty } from './shape.js';
import { type SgfValue, textOfValue } from './values.js';

export type { SgfCollection, SgfNode, SgfProperty, SgfTree } from './shape.js';
export type { SgfComposed, SgfValue } from './values.js';

/** Returns the first property of a node with a name; `undefined` if it has none. */
export const propertyOf = (node: SgfNode | undefined, id: string): SgfProperty | undefined =>
  node?.properties.find((property) => property.id === id);

/** Returns the first value of a property of a node as text; `undefined` if it has none. */
export function textOfProperty(node: SgfNode | undefined, id: string): string | undefined {
  const value = propertyOf(node, id)?.values[0];
  return value === undefined ? undefined : textOfValue(value);
}

/**
 * Returns the points of a list, with rectangles expanded: `aa`, or `aa:bc` for six points. Values that aren't points
 * are left out, and white space around points has no meaning.
 */
export const pointsOf = (values: readonly SgfValue[]): string[] => values.flatMap((value) => [...pointsIn(value)]);

/** Yields the points of one value of a list: one, those of a rectangle row by row, or none if it is invalid. */
export function* pointsIn(value: SgfValue): Generator<string> {
  if (typeof value === 'string') {
    const point = value.trim();
    if (isPoint(point)) yield point;
    return;
  }
  const [first, second] = [value.first.trim(), value.second.trim()];
  if (!isPoint(first) || !isPoint(second)) return;
  const [[x1, y1], [x2, y2]] = [coordinatesOf(first), coordinatesOf(second)];
  for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) {
    for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) yield pointAt(x, y);
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a point of a board of at most 52 lines. */
export const isPoint = (text: string): boolean => /^[A-Za-z]{2}$/.test(text);

/** Returns the point in a column and a row, counted from 0 at the top left. */
export const pointAt = (x: number, y: number): string => LETTERS[x]! + LETTERS[y]!;

/** Returns the column and row of a point, from 0 at the top left. */
export const coordinatesOf = (point: string): readonly [x: number, y: number] => [
  LETTERS.indexOf(point[0]!),
  LETTERS.indexOf(point[1]!),
];
