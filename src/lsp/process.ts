import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { NotationEntry } from '../notation/index.js';
import type { ServerHost } from './host.js';
import { startServer } from './server.js';

/**
 * Serves an editor over standard input and output until it says `exit` or goes away; then the process ends.
 *
 * @param builtIn the notations of files whose own can't be found out
 * @param notationsFor the notations that a file may be in, by its path; of an unsaved one, by the empty path. Its error is shown to
 *   the user.
 */
export function serveStandardStreams(
  builtIn: readonly NotationEntry[],
  notationsFor: (path: string) => Promise<readonly NotationEntry[]>,
): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  startServer(connection, processHost(builtIn, notationsFor));
}

/** What a server in a process has: files. */
function processHost(...[builtIn, notationsFor]: Parameters<typeof serveStandardStreams>): ServerHost {
  return {
    builtIn,
    notationsFor: (uri) => notationsFor(pathOf(uri)),
    readFile: (path) => readFileSync(path, 'utf8'),
    pathOf,
    uriOf: (path) => pathToFileURL(path).href,
    codePage: packagedPage,
  };
}

const pathOf = (uri: string): string => (uri.startsWith('file:') ? fileURLToPath(uri) : '');

/** The page of a code in this package: from the sources, from the bundle in `dist/src/bin`, and from that of an extension. */
function packagedPage(code: string): string | undefined {
  const [format = '', name = ''] = code.split('/');
  for (const folder of ['../../docs/codes/', '../../../docs/codes/', '../docs/codes/']) {
    const page = new URL(`${folder}${format}.md`, import.meta.url);
    if (existsSync(page)) return `${page.href}#${name}`;
  }
  return undefined;
}
