import type { NotationEntry } from '../../notation/index.js';
import { isGrammar } from '../open-files/file-features.js';
import type { OpenGrammarFile } from '../open-files/file-reader.js';
import type { PositionEncoding } from '../open-files/open-file.js';
import type { ServerHost } from './host.js';
import type { Session } from './session.js';

/** The open files of a server, and the settings of its client. */
export class Workspace {
  readonly sessions = new Map<string, Session>();
  readonly host: ServerHost;
  /** The URIs of the folders that are open. */
  folders: readonly string[] = [];
  /** Whether code of the open folders may run, as far as the client says. */
  isTrusted = true;
  encoding: PositionEncoding = 'utf-16';
  /** Whether the client requests diagnostics, so that none are published; and whether it can be told to request them again. */
  pullsDiagnostics = false;
  refreshesDiagnostics = false;
  /** Whether the client lets the server say which files it watches. */
  registersWatchers = false;
  /** Whether the client lets the server say which documents it serves, and whether it may name a folder for them. */
  registersDocuments = false;
  takesRelativePatterns = false;
  /** Whether the client has sent `initialize` or, after that, `shutdown`. */
  phase: 'new' | 'running' | 'shut down' = 'new';
  /** The address of the pages that explain codes; absent if the client gave none. */
  codePages: string | undefined;

  constructor(host: ServerHost) {
    this.host = host;
  }

  /** Returns the open grammars, except the one at a URI. */
  otherGrammars(uri: string): OpenGrammarFile[] {
    const files = Array.from(this.sessions.values(), ({ file }) => file);
    return files.flatMap((file) => (isGrammar(file) && file.uri !== uri ? [{ uri: file.uri, text: file.text }] : []));
  }

  /**
   * Returns the path of the config whose notations the file at a URI may be in, once it has run; `undefined` if none
   * applies, or if it can't be used or takes long, so that the built-in notations are used.
   */
  async configInUse(uri: string): Promise<string | undefined> {
    const config = this.#configFor(uri);
    if (config === undefined) return undefined;
    const notations = await this.host.notationsFor?.(config);
    return notations === undefined || notations === this.host.builtIn ? undefined : config;
  }

  /** Returns the notations of a config that is in use, besides the built-in ones. */
  async ownNotations(config: string): Promise<NotationEntry[]> {
    const { builtIn, notationsFor } = this.host;
    const notations = (await notationsFor?.(config)) ?? builtIn;
    return notations.filter((notation) => !builtIn.includes(notation));
  }

  #configFor(uri: string): string | undefined {
    const { configFor, pathOf } = this.host;
    if (!this.isTrusted || pathOf === undefined) return undefined;
    return configFor?.(
      pathOf(uri),
      this.folders.map(pathOf).filter((path) => path !== ''),
    );
  }
}
