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
}
