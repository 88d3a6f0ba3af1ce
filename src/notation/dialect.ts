/** A dialect of a notation; its default one if absent. Throws a `RangeError` that names the valid ones for any other. */
export function checkedDialect(
  id: string,
  dialects: readonly string[],
  wanted: string | undefined,
): string | undefined {
  if (wanted === undefined) return dialects[0];
  if (dialects.includes(wanted)) return wanted;
  const valid = dialects.length === 0 ? 'it has none' : `expected ${dialects.join(' or ')}`;
  throw new RangeError(`unknown dialect "${wanted}" of ${id}: ${valid}`);
}
