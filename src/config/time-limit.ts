import { UnfinishedConfigError } from './config-file.js';

/** The most milliseconds that code of a config may take. */
const LIMIT = 30_000;

/**
 * Waits for a promise of code that may never settle, such as a module with a top-level `await`.
 *
 * @param name the name of the config, for the message
 * @throws an {@link UnfinishedConfigError} after the limit, or as soon as the process has nothing else to wait for
 */
export async function settledInTime<Value>(promise: Promise<Value>, name: string, limit = LIMIT): Promise<Value> {
  const { promise: unfinished, reject } = withReject();
  const give = (when: string) => () =>
    reject(new UnfinishedConfigError(`${name}: the config doesn't finish loading${when}: expected no endless "await"`));
  const onIdle = give('');
  const timer = setTimeout(give(` within ${limit / 1000} seconds`), limit).unref();
  process.once('beforeExit', onIdle);
  try {
    return await Promise.race([promise, unfinished]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
  }
}

/** A promise that never resolves, and the function that rejects it. */
function withReject(): { readonly promise: Promise<never>; readonly reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => (reject = refuse));
  return { promise, reject };
}
