/**
 * Returns a function to call when a request begins. It returns a function that says whether no later request has begun:
 * answers can arrive in another order.
 */
export function lastBegun(): () => () => boolean {
  let count = 0;
  return () => {
    const number = ++count;
    return () => number === count;
  };
}
