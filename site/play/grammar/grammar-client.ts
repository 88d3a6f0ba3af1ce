import type {
  CompileAnswer,
  CompileRequest,
  CoverageAnswer,
  EbnfRequest,
  FilesRequest,
  ResultAnswer,
  TraceRequest,
} from './grammar-protocol.js';
import { WorkerClient } from '../worker-client.js';

/** The parts of a grammar's analysis that the page shows. */
export interface GrammarEvents {
  readonly onCompiled: (answer: CompileAnswer) => void;
  readonly onCoverage: (answer: CoverageAnswer) => void;
  readonly onProblem: (message: string) => void;
}

/** Milliseconds after which reading a grammar or its text is stopped. */
const TIME_LIMIT = 5000;

type Answer = CompileAnswer | CoverageAnswer | ResultAnswer;
type Wanted = Omit<EbnfRequest, 'id'> | Omit<FilesRequest, 'id'> | Omit<TraceRequest, 'id'>;

/** Compiles grammars in a worker, the newest one only. */
export class GrammarClient {
  readonly #client: WorkerClient<unknown, Answer>;
  readonly #waiting = new Map<number, { resolve(answer: ResultAnswer): void; reject(error: Error): void }>();
  #version = 0;
  /** The last text that was read, although its parts were not counted yet. */
  #read = 0;
  #requests = 0;

  constructor(events: GrammarEvents) {
    const start = () => new Worker(new URL('./grammar.worker.ts', import.meta.url), { type: 'module' });
    const abandon = (message: string) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    };
    this.#client = new WorkerClient<unknown, Answer>(
      start,
      {
        onAnswer: (answer) => {
          if (answer.kind === 'result') {
            this.#waiting.get(answer.id)?.resolve(answer);
            this.#waiting.delete(answer.id);
            this.#client.done();
          } else if (answer.version !== this.#version) return;
          else if (answer.kind === 'coverage') {
            this.#client.done();
            events.onCoverage(answer);
          } else {
            this.#read = answer.version;
            if (answer.parsed === undefined) this.#client.done();
            events.onCompiled(answer);
          }
        },
        onLimit: (seconds) => {
          abandon('stopped');
          events.onProblem(
            `Stopped after ${seconds} seconds. The grammar may backtrack too much for this text; the next change starts again.`,
          );
        },
        onFailure: (message) => {
          abandon(message);
          events.onProblem(
            this.#read === this.#version
              ? `The parts of the grammar that the text uses could not be counted: ${message}`
              : `The text could not be read by this grammar: ${message}`,
          );
        },
      },
      TIME_LIMIT,
    );
  }

  /** Compiles a grammar and reads a text; answers to earlier requests are dropped. */
  compile(request: Omit<CompileRequest, 'kind' | 'version'>): void {
    this.#version++;
    this.#client.send({ kind: 'compile', version: this.#version, ...request });
  }

  /** Requests a grammar from EBNF, the files of a parser, or a trace. */
  ask(request: Wanted): Promise<ResultAnswer> {
    const id = ++this.#requests;
    this.#client.send({ ...request, id });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  end(): void {
    this.#client.end();
  }
}
