/** Returns a function that draws whole numbers from 0 to `below` - 1: the same ones in each run. */
export function randomNumbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
