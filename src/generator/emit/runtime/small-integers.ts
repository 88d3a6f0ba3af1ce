/** The largest integer that engines store without an object on every platform. */
const LARGEST_SMALL_INTEGER = '0x3fffffff';

/** The values of the names that templates have for the largest small integer. */
export const SMALL_INTEGERS = {
  INDEX_MASK: LARGEST_SMALL_INTEGER,
  MANY_CALLS: LARGEST_SMALL_INTEGER,
  NO_LEVEL: LARGEST_SMALL_INTEGER,
} as const;
