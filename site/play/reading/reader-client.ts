import { WaitingAnswers } from '../waiting-answers.js';
import { WorkerClient } from '../worker-client.js';
import type { Answers, AskAnswer, Question, ReadAnswer, ReadRequest, UnknownAnswer } from './protocol.js';

/** The functions of the page that get the results of reading a text. */
export interface ReaderEvents {
  readonly onRead: (answer: ReadAnswer) => void;
  readonly onUnknown: (message: string) => void;
  /** Called with the reason, as a sentence, when the text can't be read. */
  readonly onProblem: (message: string) => void;
}

/** Milliseconds after which reading a text is stopped. */
const TIME_LIMIT = 15_000;

/** Reads texts in a worker, the newest one only, and asks about the text that was read last. */
export class ReaderClient {
  readonly #client: WorkerClient<unknown, ReadAnswer | UnknownAnswer | AskAnswer>;
  readonly #asked = new WaitingAnswers<unknown>();
  #version = 0;

  constructor(events: ReaderEvents) {
    const start = () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    this.#client = new WorkerClient(
      start,
      {
        onAnswer: (answer: ReadAnswer | UnknownAnswer | AskAnswer) => {
          if (answer.kind === 'ask') {
            if (answer.ok) this.#asked.answer(answer.id, answer.value);
            else this.#asked.refuse(answer.id, answer.message);
          } else if (answer.version !== this.#version) return;
          else if (answer.kind === 'unknown') {
            this.#client.endTimeLimit();
            events.onUnknown(answer.message);
          } else {
            if (!answer.isPartial) this.#client.endTimeLimit();
            events.onRead(answer);
          }
        },
        onLimit: (seconds) => {
          this.#asked.abandon('reading was stopped');
          events.onProblem(
            `Reading took more than ${seconds} seconds and was stopped. Shorten the text, or choose a lower level; the next change reads it again.`,
          );
        },
        onFailure: (message) => {
          this.#asked.abandon(message);
          events.onProblem(`Reading failed: ${message}`);
        },
      },
      TIME_LIMIT,
    );
  }

  /** Reads a text; answers to earlier ones are dropped. */
  read(request: Omit<ReadRequest, 'kind' | 'version'>): void {
    this.#asked.abandon('the text has changed');
    this.#version++;
    this.#client.send({ kind: 'read', version: this.#version, ...request });
  }

  /** Asks about the text that was read last. Rejects with a message for people if there is no answer. */
  ask<About extends Question['about']>(question: Question & { readonly about: About }): Promise<Answers[About]> {
    const { id, answer } = this.#asked.add();
    this.#client.send({ kind: 'ask', version: this.#version, id, ...question }, { isTimed: false });
    return answer as Promise<Answers[About]>;
  }

  end(): void {
    this.#client.end();
    this.#asked.abandon('the page was closed');
  }
}
