/**
 * The language server for web workers. Use this entry point in the worker script of a web page that contains an editor:
 *
 * ```ts
 * import { serveWorker } from 'ludogram/lsp/browser';
 *
 * serveWorker();
 * ```
 *
 * - `serveWorker` starts the server in the worker. The page starts the worker with
 *   `new Worker(url, { type: 'module' })`; both exchange messages of the Language Server Protocol.
 *
 * @module ludogram/lsp/browser
 */
import { defined } from '../defined.js';
import type { NotationEntry } from '../notation/index.js';
import { NOTATIONS } from '../notations/registry.js';
import { connectionToPage, type PagePort } from './connection/worker-connection.js';
import { startServer } from './server/server.js';
import type { ThreadPort } from './thread/port.js';
import { serveThread } from './thread/serve.js';

/**
 * The name of the web workers that read texts. They run the same script and find their task by this name.
 */
const THREAD = 'ludogram-thread';

/** The parts of the global object of a web worker that the server uses. */
interface WorkerScope extends PagePort {
  readonly name?: string;
  readonly location?: { readonly href: string };
  postMessage(message: unknown, moved?: readonly ArrayBuffer[]): void;
}

interface NestedWorker extends WorkerScope {
  onerror: ((event: { readonly message?: string }) => void) | null;
  terminate(): void;
}

/**
 * Serves the page that started this web worker. Texts are read in other workers that run the same script, so the script
 * must do nothing else; if workers can't start workers, this one does all the work.
 *
 * @param notations the notations that texts can be in; the built-in ones if absent
 * @param options.type how the script is loaded, as in `new Worker(url, { type })`: `module` if absent
 */
export function serveWorker(
  notations: readonly NotationEntry[] = NOTATIONS,
  options: { readonly type?: 'module' | 'classic' } = {},
): void {
  const { type = 'module' } = options;
  const scope = globalThis as unknown as WorkerScope;
  // VS Code adds the name of the worker that starts another one before its name.
  if (scope.name?.endsWith(THREAD) === true) {
    const listen = (receive: (message: unknown) => void): void => {
      scope.onmessage = ({ data }) => receive(data);
    };
    return serveThread(
      { post: (message, moved = []) => scope.postMessage(message, moved), listen },
      { builtIn: notations },
    );
  }
  const startThread = threadStarter(scope, type);
  startServer(connectionToPage(scope), { builtIn: notations, ...defined({ startThread }) });
}

function threadStarter({ location }: WorkerScope, type: string): (() => ThreadPort) | undefined {
  const { Worker } = globalThis as { Worker?: new (url: string, options: object) => NestedWorker };
  if (Worker === undefined || location === undefined) return undefined;
  return () => {
    const worker = new Worker(location.href, { type, name: THREAD });
    return {
      post: (message) => worker.postMessage(message),
      listen(receive) {
        worker.onmessage = ({ data }) => receive(data);
      },
      onFailure(fail) {
        worker.onerror = ({ message }) => fail(new Error(message ?? 'a worker ended'));
      },
      terminate: () => worker.terminate(),
    };
  };
}
