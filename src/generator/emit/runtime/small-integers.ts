/** The largest integer that engines store without an object on every platform. */
const MAX_SMALL_INTEGER = '0x3fffffff';

/** The values of the names that templates have for the largest small integer. */
export const SMALL_INTEGERS = {
  INDEX_MASK: MAX_SMALL_INTEGER,
  MANY_CALLS: MAX_SMALL_INTEGER,
  NO_LEVEL: MAX_SMALL_INTEGER,
} as const;
