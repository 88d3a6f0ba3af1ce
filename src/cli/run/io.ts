import type { TrialExtent } from '../../config/trial.js';
import { defined } from '../../defined.js';
import { visibleRecord, visibleText } from '../../diagnostics/index.js';

/** A stream to write text to. */
export interface Sink {
  write(text: string | Uint8Array): unknown;
  /** Whether the stream is a terminal. */
  readonly isTTY?: boolean;
  /** The width of the terminal; 0 if it doesn't know. */
  readonly columns?: number;
  /** Whether the writer should wait for the event `drain` before it writes more. */
  readonly writableNeedDrain?: boolean;
  once?(event: 'drain', listener: () => void): unknown;
}

/** The streams and the environment of a run. Node's `process` has this shape; tests pass their own. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: { readonly [name: string]: string | undefined };
  /** Returns the working folder, where the search for a config begins. Without it, no config is looked for. */
  readonly cwd?: () => string;
  /** The part of a config that is tried in another process before this one runs it; by default, its module. */
  readonly configTrial?: TrialExtent;
  /**
   * Calls a function when the user interrupts the program, instead of ending it; returns a function that undoes this.
   */
  readonly onInterrupt?: (act: () => void) => () => void;
  /** Whether work may be spread over worker threads; set by the program `ludogram` itself. */
  readonly hasThreads?: boolean;
}

/** The least width that output is laid out for, even in a narrower terminal. */
const MIN_OUTPUT_WIDTH = 30;

/** An output stream for verbs. It escapes control characters, so that the content of a file can't act on a terminal. */
export class Output {
  readonly #sink: Sink;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** The stream itself, for a library that asks questions on a terminal. */
  get sink(): Sink {
    return this.#sink;
  }

  get isTTY(): boolean {
    return this.#sink.isTTY === true;
  }

  /**
   * The width of the terminal, at least {@link MIN_OUTPUT_WIDTH}; `undefined` if it is unknown, for a file or a pipe.
   */
  get columns(): number | undefined {
    const { columns = 0 } = this.#sink;
    return this.isTTY && columns > 0 ? Math.max(columns, MIN_OUTPUT_WIDTH) : undefined;
  }

  /** Writes text for people: hidden characters are escaped, except line feeds. */
  write(text: string): void {
    this.#sink.write(visibleText(text));
  }

  /** Writes text with colors, in which everything else is escaped already, such as the text of `renderDiagnostics`. */
  writeColored(text: string | Uint8Array): void {
    this.#sink.write(text);
  }

  /** Writes a record, a picture or JSON without a change; on a terminal, hidden characters of a text are escaped. */
  writeExact(text: string | Uint8Array): void {
    this.#sink.write(this.isTTY && typeof text === 'string' ? visibleRecord(text) : text);
  }

  /** Waits until the stream can take more, so that no more than its own buffer is kept in memory. */
  async drained(): Promise<void> {
    const sink = this.#sink;
    if (sink.writableNeedDrain !== true) return;
    await new Promise<void>((resolve) => {
      if (sink.once === undefined) resolve();
      else sink.once('drain', resolve);
    });
  }
}

/** The streams that verbs read from and write to. */
export interface VerbIo extends Omit<Io, 'stdout' | 'stderr' | 'cwd' | 'configTrial'> {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** Whether questions can be asked: standard input and output are terminals. */
export const isInteractive = ({ stdin, stdout }: VerbIo): boolean => stdin.isTTY === true && stdout.isTTY;

/** Returns the streams of a run in the form that verbs use. */
export function verbIo(host: Io): VerbIo {
  const { stdout, stderr, env, onInterrupt } = host;
  return {
    ...defined({ onInterrupt }),
    get stdin() {
      return host.stdin;
    },
    stdout: new Output(stdout),
    stderr: new Output(stderr),
    env,
  };
}
