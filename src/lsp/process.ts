import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures, StreamMessageWriter } from 'vscode-languageserver/node';
import type { NotationEntry } from '../notation/index.js';
import { AnsweringReader } from './answering-reader.js';
import { type ServerHost, startServer } from './server.js';
import { nodeServerPort, startNodeThread } from './thread/node-thread.js';
import { serveThread } from './thread/serve.js';

/**
 * Serves an editor over standard input and output until it sends `exit` or disconnects; then the process ends.
 *
 * @param builtIn the notations to use if `notationsFor` fails
 * @param notationsFor returns the notations that a file may be in, by its path; the path of an unsaved file is empty.
 *   Its error is shown to the user.
 * @param thread the module of a thread that calls {@link serveServer} with the same notations, for large texts; if
 *   absent or not a file, all work is done in one thread
 */
export function serveStandardStreams(
  builtIn: readonly NotationEntry[],
  notationsFor: NotationsFor,
  thread?: URL,
): void {
  const writer = new StreamMessageWriter(process.stdout);
  const connection = createConnection(ProposedFeatures.all, new AnsweringReader(process.stdin, writer), writer);
  const host = processHost(builtIn, notationsFor);
  const hasThread = thread !== undefined && existsSync(thread);
  const isShutDown = startServer(
    connection,
    hasThread ? { ...host, startThread: () => startNodeThread(thread) } : host,
  );
  // A connection over streams, rather than over a reader and a writer, would do this itself.
  for (const event of ['end', 'close']) process.stdin.on(event, () => process.exit(isShutDown() ? 0 : 1));
}

/**
 * Reads large texts for the server that started this thread.
 *
 * @param builtIn the notations to use if `notationsFor` fails
 * @param notationsFor returns the notations that a file may be in, by its path
 */
export function serveServer(builtIn: readonly NotationEntry[], notationsFor: NotationsFor): void {
  serveThread(nodeServerPort(), processHost(builtIn, notationsFor));
}

type NotationsFor = (path: string) => Promise<readonly NotationEntry[]>;

/** Returns the host of a server in a process, which can read files. */
function processHost(builtIn: readonly NotationEntry[], notationsFor: NotationsFor): ServerHost {
  return {
    builtIn,
    notationsFor: (uri) => notationsFor(pathOf(uri)),
    readFile: (path) => readFileSync(path, 'utf8'),
    grammarsBelow,
    pathOf,
    uriOf: (path) => pathToFileURL(path).href,
    codePage: packagedPage,
  };
}

const pathOf = (uri: string): string => (uri.startsWith('file:') ? fileURLToPath(uri) : '');

/** Lists the grammar files in a folder and its subfolders, except hidden folders and installed packages. */
function grammarsBelow(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder does not exist or can't be read.
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return entry.name.endsWith('.peggy') ? [path] : [];
    return entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name) ? grammarsBelow(path) : [];
  });
}

/**
 * Finds the page of a code in this package, starting from the sources, from the bundle in `dist/src/bin`, or from the
 * bundle of an extension.
 */
function packagedPage(code: string): string | undefined {
  const [format = '', name = ''] = code.split('/');
  for (const folder of ['../../docs/codes/', '../../../docs/codes/', '../docs/codes/']) {
    const page = new URL(`${folder}${format}.md`, import.meta.url);
    if (existsSync(page)) return `${page.href}#${name}`;
  }
  return undefined;
}
