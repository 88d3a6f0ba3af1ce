/**
 * Returns a random number generator with a seed, so that failures can be repeated: whole numbers from 0 to below `n`.
 */
export function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}
