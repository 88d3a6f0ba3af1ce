import { Delay } from './delay.js';

/** The events of a client besides the answers of its worker. */
export interface ClientEvents<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Called when the worker took longer than the limit and was ended; it starts again with the next request. */
  readonly onLimit: (seconds: number) => void;
  /** Called when the worker could not be started, or failed. */
  readonly onFailure: (message: string) => void;
}

/** A worker as far as a client uses it. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/**
 * Sends requests to a worker and ends it when it does not answer in time, so that no text and no grammar can stop the
 * page. The next request starts a new one.
 */
export class WorkerClient<Request, Answer> {
  readonly #start: () => WorkerLike;
  readonly #events: ClientEvents<Answer>;
  readonly #limit: number;
  #worker: WorkerLike | undefined;
  readonly #timeLimit = new Delay();

  /** @param limit milliseconds from a timed request to the call of {@link endTimeLimit} */
  constructor(start: () => WorkerLike, events: ClientEvents<Answer>, limit: number) {
    this.#start = start;
    this.#events = events;
    this.#limit = limit;
  }

  /** Sends a request; after one that `isTimed`, {@link endTimeLimit} must be called within the limit. */
  send(request: Request, { isTimed = true } = {}): void {
    const worker = (this.#worker ??= this.#started());
    if (isTimed) {
      this.#timeLimit.start(() => {
        this.end();
        this.#events.onLimit(this.#limit / 1000);
      }, this.#limit);
    }
    worker.postMessage(request);
  }

  /** Ends the time limit, after the complete answer to the last timed request. */
  endTimeLimit(): void {
    this.#timeLimit.cancel();
  }

  /** Ends the worker. */
  end(): void {
    this.#timeLimit.cancel();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #started(): WorkerLike {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent) => this.#events.onAnswer(data as Answer);
    worker.onerror = ({ message }) => {
      this.end();
      this.#events.onFailure(message);
    };
    return worker;
  }
}
