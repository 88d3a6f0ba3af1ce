import type { Features } from '../features/features.js';

/** The other side of a channel: a worker thread as its server sees it, or the server as the thread sees it. */
export interface Port {
  post(message: unknown): void;
  /** Sets what is done with each message. */
  listen(receive: (message: unknown) => void): void;
}

/** A thread that reads texts, as its server sees it. */
export interface ThreadPort extends Port {
  /** Sets what is done when the thread ends by an error. */
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

/** Names of the features that are functions. */
export type FeatureName = {
  [Name in keyof Features]: Features[Name] extends (...args: never) => unknown ? Name : never;
}[keyof Features];

/** A request of a server to a thread: the diagnostics of a version of a file, or the result of one of its features. */
export interface Question {
  readonly id: number;
  readonly uri: string;
  readonly version: number;
  /** The file; absent where the thread has this version already. */
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
