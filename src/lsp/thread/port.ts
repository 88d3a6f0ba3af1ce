import type { Features } from '../features/features.js';

/**
 * One end of a channel between a server and its worker thread: sends messages to the other side and receives its
 * messages.
 */
export interface Port {
  post(message: unknown): void;
  /** Sets the handler of incoming messages. */
  listen(receive: (message: unknown) => void): void;
}

/** The server's end of the channel to a thread that reads texts. */
export interface ThreadPort extends Port {
  /** Sets the handler that is called when the thread ends with an error. */
  onFailure(fail: (error: unknown) => void): void;
  terminate(): void;
}

/** One version of a file. */
export interface FileVersion {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: string;
}

/** The name of a feature that is a function. */
export type FeatureName = {
  [Name in keyof Features]: Features[Name] extends (...args: never) => unknown ? Name : never;
}[keyof Features];

/** A request of a server to a thread: the diagnostics of a version of a file, or the result of one of its features. */
export interface Question {
  readonly id: number;
  readonly uri: string;
  readonly version: number;
  /** The file; absent if the thread already has this version. */
  readonly file?: FileVersion;
  readonly feature: 'diagnostics' | FeatureName;
  readonly args: readonly unknown[];
}

/** The answer of a thread to a question: its result, or the error that it ended with. */
export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}
