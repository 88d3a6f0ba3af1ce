/** Longer texts are not listed by their lengths. */
const MAX_LISTED_LENGTH = 100;

/** Some lengths, or all lengths but those. */
export interface Lengths {
  readonly lengths: readonly number[];
  readonly isNegated: boolean;
}

/** Returns the lengths for which a comparison with a number is true: `length > 2` is any but 0, 1 and 2. */
export function lengthsFor(operator: string, number: number): Lengths | undefined {
  if (!Number.isInteger(number) || number < 0 || number > MAX_LISTED_LENGTH) return undefined;
  const below = Array.from({ length: number }, (_, length) => length);
  switch (operator) {
    case '===':
      return { lengths: [number], isNegated: false };
    case '<':
      return { lengths: below, isNegated: false };
    case '<=':
      return { lengths: [...below, number], isNegated: false };
    case '>':
      return { lengths: [...below, number], isNegated: true };
    case '>=':
      return { lengths: below, isNegated: true };
    default:
      return undefined;
  }
}
