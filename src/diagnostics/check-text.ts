/**
 * Throws a `TypeError` for what isn't a text. Programs in JavaScript pass anything, and without this the error would
 * come from some method of strings.
 */
export function checkText(given: unknown): asserts given is string {
  if (typeof given !== 'string') throw new TypeError(`expected a text, not ${typeof given}`);
}
