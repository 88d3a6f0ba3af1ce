import { parentPort, Worker } from 'node:worker_threads';
import { keepHeapSmall } from '../../process/small-heap.js';
import { type ConfiguredNotations, processHost } from '../host/process-host.js';
import type { Port, ThreadPort } from './port.js';
import { serveThread } from './serve.js';

/**
 * Megabytes for objects that were just made. With twice as many, checking a text by the rules of its game takes a tenth
 * less time, and the server 16 MB more memory; with the default, up to 40 MB more.
 */
const YOUNG_MEGABYTES = 12;

/** Megabytes of the stack, for traces of deeply nested texts. It takes memory only where it is used. */
const STACK_MEGABYTES = 64;

/**
 * Starts a thread of Node.
 *
 * @param entry the module that it runs, which calls {@link serveInNodeThread}
 */
export function startNodeThread(entry: URL): ThreadPort {
  keepHeapSmall();
  const worker = new Worker(entry, {
    // Standard output belongs to the protocol, so output of a notation must not get there.
    stdout: true,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES, stackSizeMb: STACK_MEGABYTES },
  });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (receive) => void worker.on('message', receive),
    onFailure(fail) {
      worker.on('error', fail);
      // Code of a notation can end the thread without an error.
      worker.on('exit', (code) => fail(new Error(`the thread ended with code ${code}`)));
    },
    terminate: () => void worker.terminate(),
  };
}

/**
 * Reads texts for the server that started this thread of Node.
 *
 * @param configured the notations to know
 */
export function serveInNodeThread(configured: ConfiguredNotations): void {
  const server: Port = {
    post: (message, moved) => parentPort?.postMessage(message, moved),
    listen: (receive) => void parentPort?.on('message', receive),
  };
  // Code of a config can throw where nobody waits for it.
  process.on('uncaughtException', (error) => console.error(error));
  serveThread(server, processHost(configured));
}
