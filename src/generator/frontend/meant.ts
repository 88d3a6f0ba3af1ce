import { nearest } from '../../diagnostics/nearest.js';

/** Names with fewer characters are only compared without case. */
const TELLING = 4;

/** Returns the known name that is most similar to an unknown one, if any is near. */
export function meant(wanted: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((name) => [name.toLowerCase(), name]));
  const same = byLowerCase.get(wanted.toLowerCase());
  if (same !== undefined || wanted.length < TELLING) return same;
  const [near] = nearest(wanted, [...byLowerCase.keys()]);
  return near === undefined ? undefined : byLowerCase.get(near);
}
