/** The part of the rounds, and of the cases of a property, that `npm test` tries. */
const QUICK = 0.05;

/**
 * The factor by which random tests try more or less than they state: `LUDOGRAM_ROUNDS`. `npm run test:deep` sets it to
 * 1 if it is absent.
 */
export const ROUNDS = Number(process.env.LUDOGRAM_ROUNDS ?? QUICK);

/** Returns how often a random test tries something that it tries `count` times at a factor of 1; at least once. */
export function rounds(count: number): number {
  return Math.max(1, Math.round(count * ROUNDS));
}

/**
 * Returns the size at which a test tries something: `quick` in `npm test`, `full` at a factor of 1 or more.
 */
export function sized(quick: number, full: number): number {
  return ROUNDS >= 1 ? full : quick;
}

/**
 * Returns the cases for which a property is tried: all of them at a factor of 1 or more, else that part, evenly spread.
 */
export function sampled<T>(cases: readonly T[]): readonly T[] {
  return ROUNDS >= 1 ? cases : cases.filter((_, i) => Math.floor(i * ROUNDS) > Math.floor((i - 1) * ROUNDS));
}
