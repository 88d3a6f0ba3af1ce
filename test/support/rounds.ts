/**
 * The factor by which random tests try more than under `npm test`: `LUDOGRAM_ROUNDS`. `npm run test:deep` sets it to 10 if
 * it is absent.
 */
export const ROUNDS = Number(process.env.LUDOGRAM_ROUNDS ?? 1);

/** How often a random test tries something that `npm test` tries `count` times; at least once. */
export function rounds(count: number): number {
  return Math.max(1, Math.round(count * ROUNDS));
}
