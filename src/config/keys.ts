import { nearest } from '../diagnostics/nearest.js';

/** A problem of a config, and its location: `notations[1].grammar`. */
export interface ConfigProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the problem of the first key that is not a known one; `undefined` if there is none. */
export function unknownKey(value: object, known: readonly string[], path: string): ConfigProblem | undefined {
  const key = Object.keys(value).find((one) => !known.includes(one));
  if (key === undefined) return undefined;
  const [near] = nearest(key, known);
  const hint = near === undefined ? `expected ${known.join(', ')}` : `did you mean ${near}?`;
  return { path, message: `unknown key "${key}": ${hint}` };
}
