import { visibleRecord, visibleText } from '../diagnostics/index.js';

/** Where text is written to. */
export interface Sink {
  write(text: string): unknown;
  /** Whether a person is looking at it. */
  readonly isTTY?: boolean;
}

/** The streams and the environment of a run. Node's `process` is one; tests bring their own. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: { readonly [name: string]: string | undefined };
  /** The working folder, where the search for a config begins; without it, none is looked for. */
  readonly cwd?: () => string;
  /** Calls a function when the user interrupts the program, instead of ending it; returns what takes that back. */
  readonly onInterrupt?: (act: () => void) => () => void;
  /** Whether much work may be spread over worker threads: `ludogram` itself allows it. */
  readonly hasThreads?: true;
}

/** A stream as verbs see it: nothing that a file contains can act on a terminal through it. */
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

  /** Writes text for people: hidden characters are escaped, except line feeds. */
  write(text: string): void {
    this.#sink.write(visibleText(text));
  }

  /** Writes text that may contain colors, and in which everything else is escaped: that of `renderDiagnostics`. */
  writePainted(text: string): void {
    this.#sink.write(text);
  }

  /** Writes a record, a picture or JSON without a change; on a terminal, its hidden characters are escaped. */
  writeExact(text: string): void {
    this.#sink.write(this.isTTY ? visibleRecord(text) : text);
  }
}

/** The streams that verbs read from and write to. */
export interface VerbIo extends Omit<Io, 'stdout' | 'stderr' | 'cwd'> {
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The streams of a run as verbs see them. */
export function verbIo(io: Io): VerbIo {
  const { stdout, stderr, env, onInterrupt } = io;
  return {
    ...(onInterrupt === undefined ? {} : { onInterrupt }),
    get stdin() {
      return io.stdin;
    },
    stdout: new Output(stdout),
    stderr: new Output(stderr),
    env,
  };
}
