import type { Expression } from '../../../ir.js';

/**
 * Returns the number of UTF-16 units that every match of consecutive parts has, if the parts alone determine it: they
 * are literals and single units, not calls or repetitions.
 */
export function fixedLength(parts: readonly Expression[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    const length = lengthOf(part);
    if (length === undefined) return undefined;
    sum += length;
  }
  return sum;
}

function lengthOf(e: Expression): number | undefined {
  switch (e.op) {
    case 'literal':
      return e.units.length;
    case 'set':
      return e.set.points ? undefined : 1;
    case 'sequence':
      return fixedLength(e.parts);
    case 'and':
    case 'not':
    case 'lineStart':
      return 0;
    case 'text':
    case 'capture':
      return lengthOf(e.inner);
    default:
      return undefined;
  }
}
