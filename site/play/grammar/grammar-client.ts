import { WaitingAnswers } from '../waiting-answers.js';
import { WorkerClient } from '../worker-client.js';
import type {
  CompileAnswer,
  CompileRequest,
  CoverageAnswer,
  EbnfRequest,
  FilesRequest,
  ResultAnswer,
  TraceRequest,
} from './grammar-protocol.js';

/** The functions of the page that get the results of reading a grammar. */
export interface GrammarEvents {
  readonly onCompiled: (answer: CompileAnswer) => void;
  readonly onCoverage: (answer: CoverageAnswer) => void;
  readonly onProblem: (message: string) => void;
}

/** Milliseconds after which reading a grammar or its text is stopped. */
const TIME_LIMIT = 5000;

type Answer = CompileAnswer | CoverageAnswer | ResultAnswer;
type CompilerRequest = Omit<EbnfRequest, 'id'> | Omit<FilesRequest, 'id'> | Omit<TraceRequest, 'id'>;

/** Compiles grammars in a worker, the newest one only. */
export class GrammarClient {
  readonly #client: WorkerClient<unknown, Answer>;
  readonly #asked = new WaitingAnswers<ResultAnswer>();
  #version = 0;
  /** The version of the last text that was read, even if its parts were not counted yet. */
  #readVersion = 0;
  /** Whether the newest grammar was not compiled, or the parts of its text not counted yet. */
  #isCompiling = false;

  constructor(events: GrammarEvents) {
    const start = () => new Worker(new URL('./grammar.worker.ts', import.meta.url), { type: 'module' });
    this.#client = new WorkerClient<unknown, Answer>(
      start,
      {
        onAnswer: (answer) => {
          if (answer.kind === 'result') this.#asked.answer(answer.id, answer);
          else if (answer.version !== this.#version) return;
          else if (answer.kind === 'coverage') {
            this.#isCompiling = false;
            events.onCoverage(answer);
          } else {
            this.#readVersion = answer.version;
            this.#isCompiling = answer.parsed !== undefined;
            events.onCompiled(answer);
          }
          if (!this.#isCompiling && this.#asked.isEmpty) this.#client.endTimeLimit();
        },
        onLimit: (seconds) => {
          this.#abandon(`The work was stopped after ${seconds} seconds.`);
          events.onProblem(
            `Stopped after ${seconds} seconds. The grammar may backtrack too much for this text; the next change starts again.`,
          );
        },
        onFailure: (message) => {
          this.#abandon(message);
          events.onProblem(
            this.#readVersion === this.#version
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
    this.#isCompiling = true;
    this.#client.send({ kind: 'compile', version: this.#version, ...request });
  }

  /**
   * Requests a grammar from EBNF, the files of a parser, or a trace. Rejects with a message for people if there is no
   * answer.
   */
  ask(request: CompilerRequest): Promise<ResultAnswer> {
    const { id, answer } = this.#asked.add();
    this.#client.send({ ...request, id });
    return answer;
  }

  end(): void {
    this.#client.end();
    this.#abandon('The page was closed.');
  }

  #abandon(message: string): void {
    this.#isCompiling = false;
    this.#asked.abandon(message);
  }
}
