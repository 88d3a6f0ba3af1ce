import { setFlagsFromString } from 'node:v8';

/** The flags by the major version of Node, with about fifteen times V8's own number of calls. */
const FLAGS: ReadonlyMap<number, string> = new Map([
  [20, '--interrupt-budget=1000000'],
  [22, '--invocation-count-for-turbofan=45000'],
  [24, '--invocation-count-for-turbofan=45000'],
]);

/**
 * Returns the flag that makes V8 optimize only functions that are called very often; `undefined` for a version of Node
 * that is not known, because V8 reports a flag that it doesn't know.
 *
 * @param version a version of Node, such as `20.19.0`
 */
export const lateOptimization = (version: string): string | undefined => FLAGS.get(Number.parseInt(version, 10));

/**
 * Makes V8 optimize only functions that are called very often. A short process is over before optimized code has repaid
 * the time of the optimizing compiler: that took half of the time of a generation.
 */
export function optimizeLate(): void {
  const flag = lateOptimization(process.versions.node);
  if (flag !== undefined) setFlagsFromString(flag);
}
