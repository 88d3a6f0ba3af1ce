/**
 * Returns a function to call when a text is asked for. Once the text has come, the result of the call says whether no
 * other text was asked for meanwhile: they may come in another order.
 */
export function lastBegun(): () => () => boolean {
  let count = 0;
  return () => {
    const number = ++count;
    return () => number === count;
  };
}
