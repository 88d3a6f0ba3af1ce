import type { Level, NotationEntry } from '../notation/index.js';
import { notationByContent, notationById, notationByName } from '../notation/entry.js';
import { type Features, notationFeatures } from './features/features.js';
import type { ServerHost } from './host.js';
import type { OpenFile } from './open-file.js';

/** Milliseconds without a change after which a large text is checked by the rules. */
const IDLE = 250;
/** Milliseconds that checking by the rules may take for it to be done at each change. */
const QUICK = 25;
/** Units of a text that is taken to be large before it was checked by the rules. */
const LONG = 50_000;

/** A file that is open, and what is known of its current version. */
export class Session {
  readonly file: OpenFile;
  readonly #host: ServerHost;
  readonly #fail: (error: unknown) => undefined;
  readonly #publish: (file: OpenFile, features: Features | undefined) => void;
  #current:
    { readonly version: number; readonly level: Level; readonly features: Promise<Features | undefined> } | undefined;
  /** How long the last check by the rules took, in milliseconds; `undefined` before the first one. */
  #duration: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** @param fail reports an error of a notation itself, which must not end the server */
  constructor(
    file: OpenFile,
    host: ServerHost,
    publish: (file: OpenFile, features: Features | undefined) => void,
    fail: (error: unknown) => void,
  ) {
    this.#fail = (error) => {
      fail(error);
      return undefined;
    };
    this.file = file;
    this.#host = host;
    this.#publish = publish;
  }

  /** Checks the current version of the text: its syntax at once, the rules of the game once it has not changed for a while. */
  check(): void {
    clearTimeout(this.#timer);
    // Changes that have arrived meanwhile are applied first.
    this.#timer = setTimeout(() => void this.#checkNow(), 0);
  }

  /** Checks the text again although it has not changed: a file that it depends on has. */
  recheck(): void {
    this.#current = undefined;
    this.check();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** The features of the current version, at the strictest level at which it was checked so far. */
  features(): Promise<Features | undefined> {
    const { version } = this.file;
    if (this.#current?.version === version) return this.#current.features;
    return this.#read('syntax');
  }

  async #checkNow(): Promise<void> {
    const { version } = this.file;
    if (isGrammar(this.file)) {
      this.#timer = setTimeout(() => void this.#report('rules', version), (this.#duration ?? 0) > QUICK ? IDLE : 0);
      return;
    }
    const isLong = this.#duration === undefined ? this.file.text.length > LONG : this.#duration > QUICK;
    if (isLong) {
      await this.#report('syntax', version);
      if (this.#isClosed || this.file.version !== version) return;
      this.#timer = setTimeout(() => void this.#report('rules', version), IDLE);
    } else await this.#report('rules', version);
  }

  async #report(level: Level, version: number): Promise<void> {
    const began = performance.now();
    const features = await this.#read(level).catch(this.#fail);
    if (level === 'rules') this.#duration = performance.now() - began;
    if (!this.#isClosed && this.file.version === version) this.#publish(this.file, features);
  }

  #read(level: Level): Promise<Features | undefined> {
    const { version } = this.file;
    // A grammar has no levels.
    if (this.#current?.version === version && isGrammar(this.file)) return this.#current.features;
    const features = featuresOfFile(this.file, this.#host, level);
    this.#current = { version, level, features };
    return features;
  }
}

/** Whether a file is a grammar. */
export const isGrammar = ({ languageId, uri }: OpenFile): boolean => languageId === 'peggy' || uri.endsWith('.peggy');

async function featuresOfFile(file: OpenFile, host: ServerHost, level: Level): Promise<Features | undefined> {
  if (isGrammar(file)) {
    // With the generator, which only grammars need.
    const { grammarFeatures } = await import('./grammar/features.js');
    const { readFile: read, pathOf } = host;
    const path = pathOf?.(file.uri) ?? '';
    return grammarFeatures({
      text: file.text,
      file: path === '' ? 'grammar.peggy' : path,
      ...(read === undefined ? {} : { read }),
    });
  }
  const entry = entryFor(file, (await host.notationsFor?.(file.uri)) ?? host.builtIn);
  return entry === undefined ? undefined : notationFeatures(entry, file.text, level);
}

/** The notation of a file: as its editor calls it, else by the name of the file, else by its content. */
function entryFor({ languageId, uri, text }: OpenFile, notations: readonly NotationEntry[]): NotationEntry | undefined {
  return (
    notationById(notations, languageId.replace(/^ludogram-/, '')) ??
    notationByName(notations, uri) ??
    notationByContent(notations, text)
  );
}
