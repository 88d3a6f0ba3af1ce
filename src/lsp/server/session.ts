import type { Diagnostic } from 'vscode-languageserver';
import type { Level } from '../../notation/index.js';
import type { OpenFile } from '../open-files/open-file.js';
import type { AnswerName } from '../protocol/answers.js';
import { valueOf } from '../protocol/json-text.js';
import { LspError, LspErrorCode } from '../protocol/lsp-error.js';
import { REQUESTS } from '../protocol/request-table.js';
import { isGrammar } from '../reading/file-features.js';
import type { FileAnswers, FileVersion } from '../reading/file-reader.js';

/** Milliseconds without a change after which a large text is checked by the rules. */
const IDLE_TIME = 150;
/** Milliseconds: if the last check by the rules took longer, it is not repeated at each change. */
const MAX_CHECK_TIME = 100;
/** Length in UTF-16 units from which a text counts as large before its first check by the rules. */
const MAX_QUICK_LENGTH = 50_000;
const MAX_QUICK_GRAMMAR_LENGTH = 20_000;
/** Milliseconds to wait for a hover text by the rules; after that, the hover text comes from the syntax alone. */
const HOVER_WAIT = 30;

/** The settings of the server that the answers about a file depend on. */
type Settings = Omit<FileVersion, 'uri' | 'languageId' | 'version' | 'text'>;

/** The parts of a server that a session uses. */
export interface SessionHost {
  /** Answers what takes little time: everything about short texts, and the syntax of long ones. */
  readonly quick: FileAnswers;
  /** Answers what takes long, in a thread that may be ended; if absent, `quick` does. */
  readonly slow?: FileAnswers | undefined;
  /** Returns the settings for the file. */
  settings(): Promise<Settings>;
  /** Shows the diagnostics of the file. */
  publish(diagnostics: readonly Diagnostic[]): void;
  /** Reports an error of a notation itself, which must not end the server. */
  reportError(error: unknown): void;
}

/** An open file, and the checks of its current version. */
export class Session {
  readonly file: OpenFile;
  readonly #host: SessionHost;
  /** Counts the changes of the text and of the files that it depends on. */
  #version = 0;
  /** The level that the current version was checked at. */
  #level: Level = 'syntax';
  /** Whether a version of the text was read. */
  #isRead = false;
  /**
   * The milliseconds that the last check by the rules took; `undefined` until the second one has ended, because the
   * first also loads the notation.
   */
  #lastCheckTime: number | undefined;
  /** Whether a check by the rules has ended. */
  #isWarm = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(file: OpenFile, host: SessionHost) {
    this.file = file;
    this.#host = host;
  }

  /**
   * Checks the current version of the text, or checks the unchanged text again because a file that it depends on has
   * changed: its syntax at once, the rules of the game once it has not changed for a while.
   */
  check(): void {
    this.#version++;
    this.#level = 'syntax';
    clearTimeout(this.#timer);
    this.#host.quick.drop(this.file.uri);
    this.#host.slow?.drop(this.file.uri);
    // Changes that have arrived meanwhile are applied first.
    this.#timer = setTimeout(() => void this.#checkNow(), 0);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#host.quick.close(this.file.uri);
    this.#host.slow?.close(this.file.uri);
  }

  /** Answers a request about the current version; `undefined` if no notation fits the file. */
  async answer(name: AnswerName, params: unknown): Promise<unknown> {
    const { quick, slow = quick } = this.#host;
    const file = await this.#snapshot();
    const ask = (from: FileAnswers, level: Level) => from.ask(file, { level, name, params });
    if (!this.#isLong) return ask(quick, 'rules');
    if (slow === quick) return ask(quick, this.#level);
    if (isGrammar(this.file)) return ask(REQUESTS[name].needs === 'tokens' ? quick : slow, 'rules');
    if (name === 'completion' && !this.#isRead) {
      // The slow thread has nothing to do before the quick one has read the text.
      return Promise.race([slow.ask(file, { name: 'completionInUnread', params }), ask(quick, 'syntax')]);
    }
    if (name === 'hover') {
      return Promise.race([ask(slow, 'rules'), computeAfter(HOVER_WAIT, () => ask(quick, 'syntax'))]);
    }
    return REQUESTS[name].needs === 'rules' ? ask(slow, 'rules') : ask(quick, 'syntax');
  }

  /** Whether checking the text by the rules takes too long to do it at each change. */
  get #isLong(): boolean {
    if (this.#lastCheckTime !== undefined) return this.#lastCheckTime > MAX_CHECK_TIME;
    return this.file.text.length > (isGrammar(this.file) ? MAX_QUICK_GRAMMAR_LENGTH : MAX_QUICK_LENGTH);
  }

  async #checkNow(): Promise<void> {
    const version = this.#version;
    const { quick, slow } = this.#host;
    if (!this.#isLong) return this.#report(quick, 'rules', version);
    // A grammar has no levels. Its check can be ended only in a thread.
    const delay = isGrammar(this.file) && slow !== undefined ? 0 : IDLE_TIME;
    if (!isGrammar(this.file)) await this.#report(quick, 'syntax', version);
    if (this.#isOutdated(version)) return;
    this.#timer = setTimeout(() => void this.#report(slow ?? quick, 'rules', version), delay);
  }

  /** Reads the text at a level, and shows its diagnostics. */
  async #report(from: FileAnswers, level: Level, version: number): Promise<void> {
    const began = performance.now();
    let found: unknown;
    try {
      found = await from.ask(await this.#snapshot(), { level, name: 'diagnostics', params: {} });
    } catch (error) {
      // The text has changed; its next version will be checked.
      if (error instanceof LspError) return;
      this.#host.reportError(error);
    }
    if (level === 'rules') {
      // The first check also loads the notation, so its time doesn't count.
      if (this.#isWarm) this.#lastCheckTime = performance.now() - began;
      this.#isWarm = true;
    }
    this.#isRead = true;
    if (this.#isOutdated(version)) return;
    this.#level = level;
    const diagnostics = valueOf(found);
    this.#host.publish((diagnostics as readonly Diagnostic[] | undefined) ?? []);
  }

  #isOutdated(version: number): boolean {
    return this.#isClosed || this.#version !== version;
  }

  /** Returns an immutable copy of the current version of the file. Rejects if it changes or is closed meanwhile. */
  async #snapshot(): Promise<FileVersion> {
    const { uri, languageId, text } = this.file;
    const version = this.#version;
    const settings = await this.#host.settings();
    if (this.#isOutdated(version)) throw new LspError(LspErrorCode.contentModified, 'the text has changed');
    return { uri, languageId, text, version, ...settings };
  }
}

const computeAfter = <Result>(milliseconds: number, compute: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => setTimeout(() => compute().then(resolve, reject), milliseconds));
