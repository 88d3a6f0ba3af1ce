import type { NotationEntry } from '../../notation/index.js';
import { isGrammar } from '../reading/file-features.js';
import type { OpenGrammarFile } from '../reading/file-reader.js';
import { DEFAULT_SETTINGS } from './client-settings.js';
import type { ConfiguredHost } from './configs.js';
import type { Session } from './session.js';

/** The open files of a server, and the settings of its client. */
export class Workspace {
  readonly sessions = new Map<string, Session>();
  readonly host: ConfiguredHost;
  /** The URIs of the folders that are open. */
  folders: readonly string[] = [];
  client = DEFAULT_SETTINGS;
  /** Whether the client has sent `initialize` or, after that, `shutdown`. */
  phase: 'new' | 'running' | 'shut down' = 'new';

  constructor(host: ConfiguredHost) {
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

  /** Whether the config for the file at a URI takes long, so that the notation of the file may not be known yet. */
  awaitsConfig(uri: string): boolean {
    const config = this.#configFor(uri);
    return config !== undefined && this.host.isLate(config);
  }

  /** Returns the notations of a config that is in use, besides the built-in ones. */
  async ownNotations(config: string): Promise<NotationEntry[]> {
    const { builtIn, notationsFor } = this.host;
    const notations = (await notationsFor?.(config)) ?? builtIn;
    return notations.filter((notation) => !builtIn.includes(notation));
  }

  #configFor(uri: string): string | undefined {
    const { configFor, pathOf } = this.host;
    if (!this.client.isTrusted || pathOf === undefined) return undefined;
    return configFor?.(
      pathOf(uri),
      this.folders.map(pathOf).filter((path) => path !== ''),
    );
  }
}
