import { isGrammar } from './file-features.js';
import type { ServerHost } from './server.js';
import type { PositionEncoding } from './open-file.js';
import type { Session } from './sessions.js';

/** Name of the action that applies every safe fix of a file. */
export const FIX_ALL = 'source.fixAll.ludogram';

/** The open files of a server, and the settings of its client. */
export class Workspace {
  readonly sessions = new Map<string, Session>();
  /** The given host, except that it reads the open version of files that are open in the editor. */
  readonly host: ServerHost;
  /** The URIs of the folders that are open. */
  folders: readonly string[] = [];
  encoding: PositionEncoding = 'utf-16';
  /** Whether the client has sent `initialize` or, after that, `shutdown`. */
  phase: 'new' | 'running' | 'shut down' = 'new';
  /** The address of the pages that explain codes; absent if the client gave none. */
  codePages: string | undefined;

  constructor(host: ServerHost) {
    const { readFile } = host;
    this.host =
      readFile === undefined ? host : { ...host, readFile: (path) => this.openAt(path)?.file.text ?? readFile(path) };
  }

  /** Returns the open file at a path, however the editor writes its URI. */
  openAt(path: string): Session | undefined {
    const { pathOf, uriOf } = this.host;
    const direct = this.sessions.get(uriOf?.(path) ?? path);
    if (direct !== undefined || pathOf === undefined || uriOf === undefined) return direct;
    return [...this.sessions.values()].find(({ file }) => uriOf(pathOf(file.uri)) === uriOf(path));
  }

  /** Returns the paths of all grammars: the open ones, and those in the open folders. */
  grammars(): string[] {
    const { pathOf, grammarsBelow } = this.host;
    if (pathOf === undefined) return [];
    const open = [...this.sessions.values()].flatMap(({ file }) => (isGrammar(file) ? [pathOf(file.uri)] : []));
    const below = this.folders.flatMap((folder) => grammarsBelow?.(pathOf(folder)) ?? []);
    return [...open, ...below].filter((path) => path !== '');
  }

  /** Returns the address of the page that explains a code. */
  codePage(code: string): string | undefined {
    if (this.codePages === undefined) return this.host.codePage?.(code);
    const [format = '', name = ''] = code.split('/');
    return `${this.codePages.replace(/\/?$/, '/')}${format}.html#${name}`;
  }
}
