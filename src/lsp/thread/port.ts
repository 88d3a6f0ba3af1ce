import type { FileRequest, FileVersion, UnreadRequest } from '../reading/file-reader.js';

/**
 * One end of a channel between a server and its worker thread: sends messages to the other side and receives its
 * messages.
 */
export interface Port {
  /** @param moved parts of the message that this side no longer uses, so that they need not be copied */
  post(message: unknown, moved?: readonly ArrayBuffer[]): void;
  /** Sets the handler of incoming messages. */
  listen(receive: (message: unknown) => void): void;
}

/** The server's end of the channel to a thread that reads texts. */
export interface ThreadPort extends Port {
  /**
   * Sets the handler for the end of the thread, with or without an error. It may also be called after
   * {@link ThreadPort.terminate}.
   */
  onFailure(fail: (error: unknown) => void): void;
  terminate(): void;
}

/** A request of a server to a thread about a version of a file. */
export interface ThreadRequest {
  readonly id: number;
  readonly uri: string;
  readonly request: FileRequest | UnreadRequest;
  /** The file; absent if the thread already has this version. */
  readonly file?: FileVersion;
}

/** Makes a thread load the notations of a config, for later requests. */
export interface Preparation {
  readonly config: string;
}

/** Notifies a thread that a file was closed. */
export interface ClosedFile {
  readonly closed: string;
}

/**
 * The answer of a thread to a request: its result as JSON in UTF-8 if there is one, or the error that it ended with.
 */
export interface ThreadAnswer {
  readonly id: number;
  readonly json?: Uint8Array<ArrayBuffer> | undefined;
  readonly error?: { readonly message: string; readonly code?: number };
}
