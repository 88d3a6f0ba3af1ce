import { JsonText } from '../protocol/json-text.js';
import { LspError, LspErrorCode } from '../protocol/lsp-error.js';
import type { FileAnswers, FileRequest, FileVersion, UnreadRequest } from '../reading/file-reader.js';
import type { ClosedFile, Preparation, ThreadAnswer, ThreadPort, ThreadRequest } from './port.js';

interface PendingRequest {
  readonly id: number;
  readonly file: FileVersion;
  readonly request: FileRequest | UnreadRequest;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * A thread that answers requests about files, so that the server stays free for messages. It starts when it is
 * prepared; otherwise at the first request. It gets one request at a time: requests that wait can be dropped without
 * ending the thread.
 */
export class FeatureThread implements FileAnswers {
  readonly #start: () => ThreadPort;
  readonly #staleLimit: number;
  #port: ThreadPort | undefined;
  #waiting: PendingRequest[] = [];
  /** The request that the thread has. */
  #current: PendingRequest | undefined;
  /** Ends the thread if it still works on a request that was dropped. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The version of each file that the thread has. */
  readonly #sent = new Map<string, number>();
  #count = 0;

  /**
   * @param start starts the thread
   * @param staleLimit milliseconds that the thread may work on a request that was replaced or canceled, before it
   *   is ended and started again
   */
  constructor(start: () => ThreadPort, staleLimit: number) {
    this.#start = start;
    this.#staleLimit = staleLimit;
  }

  /** Starts the thread, and loads the notations of a config in it, so that the first answer takes less time. */
  prepare(config?: string): void {
    this.#port ??= this.#started();
    if (config !== undefined) this.#port.post({ config } satisfies Preparation);
  }

  /** Returns the answer as JSON; `undefined` if no notation fits the file. */
  ask(file: FileVersion, request: FileRequest | UnreadRequest): Promise<JsonText | undefined> {
    return new Promise((resolve, reject) => {
      const settle = (result: unknown): void => resolve(result as JsonText | undefined);
      this.#waiting.push({ id: ++this.#count, file, request, resolve: settle, reject });
      this.#next();
    });
  }

  drop(uri: string): void {
    const dropped = this.#waiting.filter(({ file }) => file.uri === uri);
    this.#waiting = this.#waiting.filter(({ file }) => file.uri !== uri);
    if (this.#current?.file.uri === uri) {
      dropped.push(this.#current);
      this.#timer ??= setTimeout(() => this.#restart(), this.#staleLimit);
    }
    for (const { reject } of dropped) reject(new LspError(LspErrorCode.contentModified, 'the text has changed'));
  }

  close(uri: string): void {
    this.drop(uri);
    if (this.#sent.delete(uri)) this.#port?.post({ closed: uri } satisfies ClosedFile);
  }

  /**
   * Ends the thread, so that the next one loads every module again. A request that it has is rejected, because its
   * answer would come from the old modules.
   */
  reload(): void {
    const current = this.#current;
    this.#restart();
    current?.reject(new LspError(LspErrorCode.contentModified, 'the config has changed'));
  }

  /** Sends the next request, unless the thread has one. */
  #next(): void {
    if (this.#current !== undefined) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#current = next;
    const { id, file, request } = next;
    const { uri, version } = file;
    this.#port ??= this.#started();
    const isKnown = this.#sent.get(uri) === version;
    this.#sent.set(uri, version);
    this.#port.post({ id, uri, request, ...(isKnown ? {} : { file }) } satisfies ThreadRequest);
  }

  #started(): ThreadPort {
    const port = this.#start();
    port.listen((message) => {
      const { id, json, error } = message as ThreadAnswer;
      const answered = this.#current;
      if (answered?.id !== id) return;
      this.#finish();
      if (error === undefined) answered.resolve(json === undefined ? undefined : new JsonText(json));
      else {
        answered.reject(error.code === undefined ? new Error(error.message) : new LspError(error.code, error.message));
      }
      this.#next();
    });
    port.onFailure((error) => {
      if (port !== this.#port) return;
      const failed = this.#current;
      this.#restart();
      failed?.reject(error);
    });
    return port;
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#current = undefined;
  }

  /** Ends the thread, and continues in a new one. */
  #restart(): void {
    this.#finish();
    this.#port?.terminate();
    this.#port = undefined;
    this.#sent.clear();
    this.#next();
  }
}
