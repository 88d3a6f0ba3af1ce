import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type Connection,
  createConnection,
  createProtocolConnection,
  type DataCallback,
  Emitter,
  type Message,
  RAL,
} from 'vscode-languageserver';

/** The part of the global object of a web worker that exchanges messages with the page. */
export interface PagePort {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/**
 * Returns the connection of a web worker to the page that started it. `vscode-languageserver/browser` has one as well,
 * but it loads only where modules for browsers are found, so not in Node.
 */
export function connectionToPage(port: PagePort): Connection {
  RAL.install(runtime);
  const reader = new PageReader(port);
  const writer = new PageWriter(port);
  // The page ends the worker.
  const watchDog = { shutdownReceived: false, initialize: () => {}, exit: () => {} };
  return createConnection((logger) => createProtocolConnection(reader, writer, logger), watchDog);
}

class PageReader extends AbstractMessageReader {
  readonly #messages = new Emitter<Message>();

  constructor(port: PagePort) {
    super();
    port.onmessage = ({ data }) => this.#messages.fire(data as Message);
  }

  listen(callback: DataCallback) {
    return this.#messages.event(callback);
  }
}

class PageWriter extends AbstractMessageWriter {
  readonly #port: PagePort;

  constructor(port: PagePort) {
    super();
    this.#port = port;
  }

  write(message: Message): Promise<void> {
    this.#port.postMessage(message);
    return Promise.resolve();
  }

  end(): void {
    // The page ends the worker.
  }
}

/** Returns a part of the runtime that only connections over streams use. */
const notForWorkers = (): never => {
  throw new Error('the messages of a web worker are objects, not bytes');
};

/** The parts of the runtime that the connection uses. */
const runtime: RAL = {
  applicationJson: {
    encoder: { name: 'application/json', encode: notForWorkers },
    decoder: { name: 'application/json', decode: notForWorkers },
  },
  messageBuffer: { create: notForWorkers },
  console,
  timer: {
    setTimeout(callback, milliseconds, ...args) {
      const timer = setTimeout(() => Reflect.apply(callback, undefined, args), milliseconds);
      return { dispose: () => clearTimeout(timer) };
    },
    setImmediate(callback, ...args) {
      let isDisposed = false;
      queueMicrotask(() => {
        if (!isDisposed) Reflect.apply(callback, undefined, args);
      });
      return { dispose: () => void (isDisposed = true) };
    },
    setInterval(callback, milliseconds, ...args) {
      const timer = setInterval(() => Reflect.apply(callback, undefined, args), milliseconds);
      return { dispose: () => clearInterval(timer) };
    },
  },
};
