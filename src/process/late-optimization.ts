import { setEngineFlag } from './runtime.js';

/** The flag that says after how much work V8 optimizes a function, with V8's own amount, by major version of Node. */
const FLAGS: ReadonlyMap<number, readonly [name: string, amount: number]> = new Map([
  [20, ['--interrupt-budget', 132_000]],
  [22, ['--invocation-count-for-turbofan', 3000]],
  [24, ['--invocation-count-for-turbofan', 3000]],
  [26, ['--invocation-count-for-turbofan', 3000]],
]);

/**
 * Returns the flag that makes V8 optimize a function only after `times` as much work as V8 itself demands; `undefined`
 * for a version of Node that is not known, because V8 reports a flag that it doesn't know.
 *
 * @param version a version of Node, such as `20.19.0`
 */
export function lateOptimizationFlag(version: string, times: number): string | undefined {
  const [name, amount] = FLAGS.get(Number.parseInt(version, 10)) ?? [];
  return name === undefined || amount === undefined ? undefined : `${name}=${amount * times}`;
}

/**
 * Makes V8 optimize functions later, in all threads from now on: after `times` as much work as V8 itself demands. The
 * optimizing compiler takes long, and repays only what runs for long after it.
 */
export function optimizeLate(times: number): void {
  const flag = lateOptimizationFlag(process.versions.node, times);
  if (flag !== undefined) setEngineFlag(flag);
}
