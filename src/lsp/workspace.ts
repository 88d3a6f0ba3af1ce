import type { ServerHost } from './host.js';
import type { PositionEncoding } from './open-file.js';
import type { Session } from './sessions.js';

/** Name of the action that applies every safe fix of a file. */
export const FIX_ALL = 'source.fixAll.ludogram';

/** The open files of a server, and what its client asked for. */
export class Workspace {
  readonly sessions: ReadonlyMap<string, Session>;
  readonly host: ServerHost;
  encoding: PositionEncoding = 'utf-16';
  /** The address of the pages that explain codes, where the client gave one. */
  codePages: string | undefined;

  constructor(host: ServerHost, sessions: ReadonlyMap<string, Session>) {
    this.host = host;
    this.sessions = sessions;
  }

  /** The page that explains a code. */
  codePage(code: string): string | undefined {
    if (this.codePages === undefined) return this.host.codePage?.(code);
    const [format = '', name = ''] = code.split('/');
    return `${this.codePages.replace(/\/?$/, '/')}${format}.html#${name}`;
  }
}
