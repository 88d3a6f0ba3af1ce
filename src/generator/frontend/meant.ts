import { nearest } from '../../diagnostics/nearest.js';

/** Names of fewer characters are all alike, but for their case. */
const TELLING = 4;

/** The name that an unknown one was probably meant to be, if any is near. */
export function meant(wanted: string, known: readonly string[]): string | undefined {
  const byLowerCase = new Map(known.map((name) => [name.toLowerCase(), name]));
  const same = byLowerCase.get(wanted.toLowerCase());
  if (same !== undefined || wanted.length < TELLING) return same;
  const [near] = nearest(wanted, [...byLowerCase.keys()]);
  return near === undefined ? undefined : byLowerCase.get(near);
}
