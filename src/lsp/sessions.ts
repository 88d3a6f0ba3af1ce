import type { Diagnostic } from '../diagnostics/index.js';
import type { Level } from '../notation/index.js';
import type { AskedFeatures, Features } from './features/features.js';
import { featuresOfFile, isGrammar } from './file-features.js';
import type { ServerHost } from './server.js';
import { LspError } from './convert.js';
import type { OpenFile } from './open-file.js';
import type { FeatureThread } from './thread/feature-thread.js';
import type { FileVersion } from './thread/port.js';
import { threadedFeatures } from './thread/threaded-features.js';

/** Milliseconds without a change after which a large text is checked by the rules. */
const IDLE = 250;
/** Milliseconds: if the last check by the rules took longer, it is not repeated at each change. */
const QUICK = 25;
/** Length in UTF-16 units from which a text counts as large before its first check by the rules. */
const LONG = 50_000;

/** Shows the diagnostics of a file. */
type Publish = (file: OpenFile, diagnostics: readonly Diagnostic[]) => void;

/** An open file, and the results for its current version. */
export class Session {
  readonly file: OpenFile;
  readonly #host: ServerHost;
  readonly #fail: (error: unknown) => void;
  readonly #publish: Publish;
  readonly #thread: FeatureThread | undefined;
  readonly #grammars: (() => readonly string[]) | undefined;
  #current:
    { readonly version: number; readonly level: Level; readonly features: Promise<Features | undefined> } | undefined;
  /** How long the last check by the rules took, in milliseconds; `undefined` up to the end of the second one. */
  #duration: number | undefined;
  /** Whether a check by the rules has ended. */
  #isWarm = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /**
   * @param fail reports an error of a notation itself, which must not end the server
   * @param options.thread checks large texts by the rules; if absent, this thread does
   * @param options.grammars lists the paths of the grammars that may import this one
   */
  constructor(
    file: OpenFile,
    host: ServerHost,
    publish: Publish,
    fail: (error: unknown) => void,
    {
      thread,
      grammars,
    }: { readonly thread?: FeatureThread | undefined; readonly grammars?: () => readonly string[] } = {},
  ) {
    this.file = file;
    this.#host = host;
    this.#publish = publish;
    this.#fail = fail;
    this.#thread = thread;
    this.#grammars = grammars;
  }

  /** Checks the current version of the text: its syntax at once, the rules of the game once it has not changed for a while. */
  check(): void {
    clearTimeout(this.#timer);
    this.#thread?.drop(this.file.uri);
    // Changes that have arrived meanwhile are applied first.
    this.#timer = setTimeout(() => void this.#checkNow(), 0);
  }

  /** Checks the unchanged text again, because a file that it depends on has changed. */
  recheck(): void {
    this.#current = undefined;
    this.check();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#thread?.drop(this.file.uri);
  }

  /** Returns the features of the current version, at the strictest level checked so far. */
  async features(): Promise<AskedFeatures | undefined> {
    const { version } = this.file;
    const features = await (this.#current?.version === version ? this.#current.features : this.#read('syntax'));
    if (features === undefined || this.#thread === undefined || !this.#isLong()) return features;
    return threadedFeatures(snapshotOf(this.file), features, this.#thread);
  }

  /** Whether checking the text by the rules takes too long to do it at each change. */
  #isLong(): boolean {
    if (isGrammar(this.file)) return false;
    return this.#duration === undefined ? this.file.text.length > LONG : this.#duration > QUICK;
  }

  async #checkNow(): Promise<void> {
    const { version } = this.file;
    if (isGrammar(this.file)) {
      this.#timer = setTimeout(() => void this.#report('rules', version), (this.#duration ?? 0) > QUICK ? IDLE : 0);
      return;
    }
    if (this.#isLong()) {
      await this.#report('syntax', version);
      if (this.#isClosed || this.file.version !== version) return;
      this.#timer = setTimeout(() => void this.#reportRules(version), IDLE);
    } else await this.#report('rules', version);
  }

  /** Reports the diagnostics of the rules, computed in a thread if there is one. */
  async #reportRules(version: number): Promise<void> {
    if (this.#thread === undefined) return this.#report('rules', version);
    const began = performance.now();
    try {
      const diagnostics = await this.#thread.diagnostics(snapshotOf(this.file));
      this.#duration = performance.now() - began;
      if (!this.#isClosed && this.file.version === version) this.#publish(this.file, diagnostics);
    } catch (error) {
      // The text has changed; its next version will be checked.
      if (!(error instanceof LspError)) this.#fail(error);
    }
  }

  async #report(level: Level, version: number): Promise<void> {
    const began = performance.now();
    let features: Features | undefined;
    try {
      features = await this.#read(level);
    } catch (error) {
      this.#fail(error);
    }
    if (level === 'rules') {
      // The first check also loads the notation, so its time doesn't count.
      if (this.#isWarm) this.#duration = performance.now() - began;
      this.#isWarm = true;
    }
    if (!this.#isClosed && this.file.version === version) this.#publish(this.file, features?.diagnostics ?? []);
  }

  #read(level: Level): Promise<Features | undefined> {
    const { version } = this.file;
    // A grammar has no levels.
    if (this.#current?.version === version && isGrammar(this.file)) return this.#current.features;
    const isQuick = this.#thread !== undefined && level === 'syntax';
    const features = featuresOfFile(this.file, this.#host, level, { isQuick, grammars: this.#grammars });
    this.#current = { version, level, features };
    return features;
  }
}

/** Returns an immutable copy of the current version of a file. */
const snapshotOf = ({ uri, languageId, version, text }: OpenFile): FileVersion => ({ uri, languageId, version, text });
