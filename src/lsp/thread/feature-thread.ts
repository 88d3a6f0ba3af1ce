import type { Diagnostic } from '../../diagnostics/index.js';
import type { Features } from '../features/features.js';
import { LspError, LspErrorCode } from '../convert.js';
import type { Answer, FeatureName, FileVersion, Question, ThreadPort } from './port.js';

interface Pending {
  readonly question: Omit<Question, 'file'>;
  readonly file: FileVersion;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * A thread that reads large texts by the rules of the game, so that the server can answer other requests meanwhile. It
 * starts at the first question, and restarts after work on an old version was stopped.
 */
export class FeatureThread {
  readonly #start: () => ThreadPort;
  #port: ThreadPort | undefined;
  readonly #pending = new Map<number, Pending>();
  /** The version of each file that the thread has. */
  readonly #sent = new Map<string, number>();
  #count = 0;

  constructor(start: () => ThreadPort) {
    this.#start = start;
  }

  /** Returns the diagnostics of a version of a file at level `rules`. */
  async diagnostics(file: FileVersion): Promise<readonly Diagnostic[]> {
    return ((await this.#ask(file, 'diagnostics', [])) as readonly Diagnostic[] | undefined) ?? [];
  }

  /** Returns the result of a feature of a version of a file, read at level `rules`. */
  ask<Name extends FeatureName>(
    file: FileVersion,
    feature: Name,
    ...args: Parameters<Features[Name]>
  ): Promise<ReturnType<Features[Name]>> {
    return this.#ask(file, feature, args) as Promise<ReturnType<Features[Name]>>;
  }

  /** Stops all work on a file that has changed or was closed. Its pending questions end with an error. */
  drop(uri: string): void {
    const dropped = [...this.#pending.values()].filter(({ question }) => question.uri === uri);
    if (dropped.length === 0) return;
    for (const { question, reject } of dropped) {
      this.#pending.delete(question.id);
      reject(new LspError(LspErrorCode.contentModified, 'the text has changed'));
    }
    // A busy thread can only be stopped by ending it.
    this.#end();
    for (const one of this.#pending.values()) this.#post(one);
  }

  #ask(file: FileVersion, feature: Question['feature'], args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { uri, version } = file;
      const pending: Pending = { question: { id: ++this.#count, uri, version, feature, args }, file, resolve, reject };
      this.#pending.set(pending.question.id, pending);
      this.#post(pending);
    });
  }

  #post({ question, file }: Pending): void {
    this.#port ??= this.#started();
    const isKnown = this.#sent.get(file.uri) === file.version;
    this.#sent.set(file.uri, file.version);
    this.#port.post(isKnown ? question : { ...question, file });
  }

  #started(): ThreadPort {
    const port = this.#start();
    port.listen((message) => {
      const { id, result, error } = message as Answer;
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (error === undefined) pending?.resolve(result);
      else pending?.reject(new Error(error));
    });
    port.onFailure((error) => {
      if (port !== this.#port) return;
      this.#end();
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    });
    return port;
  }

  #end(): void {
    this.#port?.terminate();
    this.#port = undefined;
    this.#sent.clear();
  }
}
