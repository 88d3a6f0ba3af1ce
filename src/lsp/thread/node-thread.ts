import { parentPort, Worker } from 'node:worker_threads';
import type { Port, ThreadPort } from './port.js';

/**
 * Megabytes for objects that were just made. With the default, a server with a text of 1 MB takes up to 40 MB more;
 * with less than this, reading takes longer.
 */
const YOUNG_GENERATION = 24;

/**
 * Starts a thread of Node.
 *
 * @param entry the module that it runs, which calls `serveThread`
 */
export function startNodeThread(entry: URL): ThreadPort {
  const worker = new Worker(entry, {
    // Standard output belongs to the protocol, so output of a notation must not get there.
    stdout: true,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (receive) => void worker.on('message', receive),
    onFailure: (fail) => void worker.on('error', fail),
    terminate: () => void worker.terminate(),
  };
}

/** Returns the port through which a thread of Node talks to its server. */
export const nodeServerPort = (): Port => ({
  post: (message, moved) => parentPort?.postMessage(message, moved),
  listen: (receive) => void parentPort?.on('message', receive),
});
