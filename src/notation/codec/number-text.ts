/**
 * Writes a number in digits. -0 is written as `-0`, because most notations have no negative zero and must reject it.
 */
export function numberText(number: number): string {
  if (typeof number !== 'number') throw new TypeError('not a number');
  return Object.is(number, -0) ? '-0' : String(number);
}
