import { defined } from '../../defined.js';
import { GrammarMemory } from '../../generator/grammar-memory.js';
import type { ChosenOptions } from '../../notation/declared-options.js';
import type { HintType, Level } from '../../notation/index.js';
import { CompletionMemory } from '../features/completion/completion-memory.js';
import type { Features } from '../features/features.js';
import type { ServerHost } from '../host/host.js';
import { type LspPosition, openAt, OpenFile, type PositionEncoding } from '../open-files/open-file.js';
import { TokenResults } from '../open-files/token-results.js';
import { type AnswerContext, type AnswerName, answerTo } from '../protocol/answers.js';
import { completionsToLsp } from '../protocol/convert.js';
import { completionsInUnreadFile, featuresOfFile } from './file-features.js';

/** A grammar that is open in the editor. */
export interface OpenGrammarFile {
  readonly uri: string;
  readonly text: string;
}

/** One version of a file, and the settings of the server that its answers depend on. */
export interface FileVersion {
  readonly uri: string;
  readonly languageId: string;
  /** Increases with each change of the text or of a file that it depends on. */
  readonly version: number;
  readonly text: string;
  readonly encoding: PositionEncoding;
  /** The path of the config that applies to the file. */
  readonly config?: string | undefined;
  /** Whether that config takes long, so that the file may be in a notation that is not known yet. */
  readonly awaitsConfig?: boolean;
  /** The address of the pages that explain codes, if the client gave one. */
  readonly codePages?: string | undefined;
  /** The types of hints that the user wants. */
  readonly hintTypes?: readonly HintType[];
  /** The command of the client that shows the board at a position, if it has one. */
  readonly boardCommand?: string | undefined;
  /** The command of the client that shows how a grammar reads a text, if it has one. */
  readonly traceCommand?: string | undefined;
  /** The options of notations that the client chose. */
  readonly options?: ChosenOptions;
  /** For a grammar: the other open grammars, and the URIs of the open folders. */
  readonly grammars?: readonly OpenGrammarFile[];
  readonly folders?: readonly string[];
}

/** A request about a version of a file. */
export interface FileRequest {
  /** The level to read the text at, at least. A grammar has no levels. */
  readonly level: Level;
  readonly name: AnswerName;
  /** The parameters of the request in the Language Server Protocol. */
  readonly params: unknown;
}

/** A request for completions in a version of a file that need not be read for it. */
export interface UnreadRequest {
  readonly name: 'completionInUnread';
  readonly params: unknown;
}

/** Answers requests about files, here or in another thread. */
export interface FileAnswers {
  /** Returns the answer in the Language Server Protocol; `undefined` if no notation fits the file. */
  ask(file: FileVersion, request: FileRequest | UnreadRequest): Promise<unknown>;
  /** Ends all work on a file that has changed. */
  drop(uri: string): void;
  /** Ends all work on a file that was closed, and forgets it. */
  close(uri: string): void;
}

/** A version of a file that was read. */
interface ReadVersion {
  readonly version: number;
  readonly level: Level;
  readonly file: OpenFile;
  readonly features: Promise<Features | undefined>;
  readonly context: AnswerContext;
  readonly memory: CompletionMemory;
}

/** The work on a version of a file that the next one takes over. */
type KeptWork = Pick<ReadVersion, 'memory'> & Pick<AnswerContext, 'tokens'>;

/** Milliseconds without a request after which completions are prepared. */
const IDLE_TIME = 300;
/** Milliseconds after which completions are prepared in a new file, and after a completion: more probably follow. */
const SHORT_IDLE_TIME = 50;
/** Milliseconds for which completions are prepared without a break. */
const PREPARATION_TIME = 10;

/**
 * Reads files and answers requests about them in this thread. Keeps the latest version of each file. Between requests,
 * prepares completions in files that are too long for a check by the rules at each change.
 */
export class FileReader implements FileAnswers {
  readonly #host: ServerHost;
  readonly #isQuick: boolean;
  readonly #versions = new Map<string, ReadVersion>();
  readonly #grammarMemory = new GrammarMemory();
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** @param options whether hover texts of a text at level `syntax` leave out everything that needs the rules */
  constructor(host: ServerHost, { isQuick }: { readonly isQuick: boolean }) {
    this.#host = host;
    this.#isQuick = isQuick;
  }

  async ask(given: FileVersion, request: FileRequest | UnreadRequest): Promise<unknown> {
    if (request.name === 'completionInUnread') return this.#completeUnread(given, request.params);
    const { level, name, params } = request;
    clearTimeout(this.#idle);
    let cached = this.#versions.get(given.uri);
    const isNew = cached === undefined;
    if (cached?.version !== given.version || (level === 'rules' && cached.level !== 'rules')) {
      // Otherwise both versions would be in memory while the new one is read.
      this.#versions.delete(given.uri);
      cached = this.#read(given, level, cached && { memory: cached.memory, tokens: cached.context.tokens });
      this.#versions.set(given.uri, cached);
    }
    const features = await cached.features;
    try {
      return features && answerTo(name, features, cached.file, params, cached.context);
    } finally {
      const isCompletion = name === 'completion';
      if (features !== undefined && (isCompletion || level === 'syntax')) {
        this.#prepare(features, isNew || isCompletion ? SHORT_IDLE_TIME : IDLE_TIME);
      }
    }
  }

  async #completeUnread(given: FileVersion, params: unknown): Promise<unknown> {
    const file = new OpenFile(given, given.encoding);
    const offset = file.offsetOf((params as { readonly position: LspPosition }).position);
    const found = await completionsInUnreadFile(given, this.#host, offset, given.config);
    return found && completionsToLsp(found.items, found.isComplete, file);
  }

  /** Prepares completions, unless a request comes. */
  #prepare(features: Features, delay: number): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (features.prepareCompletions?.(PREPARATION_TIME) === true) this.#prepare(features, 0);
    }, delay);
  }

  drop(): void {
    // Work in this thread can't be ended.
  }

  close(uri: string): void {
    clearTimeout(this.#idle);
    this.#versions.delete(uri);
  }

  #read(given: FileVersion, level: Level, last?: KeptWork): ReadVersion {
    const { version, encoding, config, codePages, boardCommand, traceCommand, hintTypes = [], folders = [] } = given;
    const file = new OpenFile(given, encoding);
    const open = [file, ...this.#openGrammars(given)];
    const { readFile, pathOf, grammarsBelow } = this.#host;
    const read = readFile && ((path: string) => openAt(path, open, this.#host)?.text ?? readFile(path));
    const host: ServerHost = { ...this.#host, ...defined({ readFile: read }) };
    const grammars = (): string[] => {
      if (pathOf === undefined) return [];
      const below = folders.flatMap((folder) => grammarsBelow?.(pathOf(folder)) ?? []);
      return [...open.map(({ uri }) => pathOf(uri)), ...below].filter((path) => path !== '');
    };
    const isQuick = this.#isQuick && level === 'syntax';
    const { memory = new CompletionMemory(), tokens = new TokenResults() } = last ?? {};
    memory.release();
    const grammarMemory = this.#grammarMemory;
    return {
      version,
      level,
      file,
      memory,
      features: featuresOfFile(given, host, level, { isQuick, grammars, config, memory, grammarMemory }),
      context: {
        boardCommand,
        traceCommand,
        hintTypes,
        tokens,
        codePage: (code) => (codePages === undefined ? host.codePage?.(code) : pageIn(codePages, code)),
        uriOf: (path) => openAt(path, open, host)?.uri ?? host.uriOf?.(path) ?? path,
        fileAt: (path) => openAt(path, open, host) ?? this.#fileOnDisk(path, file, encoding),
      },
    };
  }

  #openGrammars({ grammars = [], encoding }: FileVersion): OpenFile[] {
    return grammars.map((grammar) => new OpenFile({ ...grammar, languageId: 'peggy', version: 0 }, encoding));
  }

  /** Returns the file at a path; without a file system, the requested file. */
  #fileOnDisk(path: string, asked: OpenFile, encoding: PositionEncoding): OpenFile {
    const { uriOf, readFile } = this.#host;
    if (uriOf === undefined) return asked;
    return new OpenFile({ uri: uriOf(path), languageId: '', version: 0, text: readFile?.(path) ?? '' }, encoding);
  }
}

/** Returns the address of the page that explains a code, among pages at an address. */
function pageIn(pages: string, code: string): string {
  const [notation = '', name = ''] = code.split('/');
  return `${pages.replace(/\/?$/, '/')}${notation}.html#${name}`;
}
