/** A leaf of the tagged JSON. */
export const leaf = (type, value) => ({ type, value });

const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];

/** Compares the names of two tags by the order of the export format (section "Tag pair section"). */
export function compareTags(a, b) {
  const [first, second] = [a, b].map((name) => (ROSTER.includes(name) ? ROSTER.indexOf(name) : ROSTER.length));
  return first - second || (a < b ? -1 : a > b ? 1 : 0);
}
