import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, type Message, ProposedFeatures, StreamMessageWriter } from 'vscode-languageserver/node';
import { packageFile } from '../files/package-root.js';
import { AnsweringReader } from './answering-reader.js';
import { messageToJson } from './server/json-text.js';
import { startServer } from './server/server.js';
import type { ServerHost } from './server/host.js';
import { nodeServerPort, startNodeThread } from './thread/node-thread.js';
import { serveThread } from './thread/serve.js';

/** The notations of a server in a process, and the configs that add others. */
type Configured = Pick<ServerHost, 'builtIn' | 'configFolders' | 'configFor' | 'notationsFor'>;

/**
 * Serves an editor over standard input and output until it sends `exit` or disconnects; then the process ends.
 *
 * @param configured the notations to know
 * @param thread the module of a thread that calls {@link serveServer} with the same notations and reads all texts; if
 *   absent or not a file, all work is done in one thread
 */
export function serveStandardStreams(configured: Configured, thread?: URL): void {
  const writer = new StreamMessageWriter(standardOutput(), { contentTypeEncoder: JSON_ENCODER });
  const connection = createConnection(ProposedFeatures.all, new AnsweringReader(process.stdin, writer), writer);
  const host: ServerHost = { ...processHost(configured), startsThreadsEarly: true, writesJson: true };
  const hasThread = thread !== undefined && existsSync(thread);
  const isShutDown = startServer(
    connection,
    hasThread ? { ...host, startThread: () => startNodeThread(thread) } : host,
  );
  // A connection over streams, rather than over a reader and a writer, would do this itself.
  for (const event of ['end', 'close']) process.stdin.on(event, () => process.exit(isShutDown() ? 0 : 1));
}

/**
 * Returns standard output as a stream that never blocks. A pipe of `process.stdout` does, until the client has read
 * what is written.
 */
function standardOutput(): NodeJS.WritableStream {
  try {
    return new Socket({ fd: 1, readable: false, writable: true });
  } catch {
    // It is a file.
    return process.stdout;
  }
}

const JSON_ENCODER = {
  name: 'application/json',
  encode: (message: Message) => Promise.resolve(Buffer.concat(messageToJson(message))),
};

/**
 * Reads texts for the server that started this thread.
 *
 * @param configured the notations to know
 */
export function serveServer(configured: Configured): void {
  serveThread(nodeServerPort(), processHost(configured));
}

/** Returns the host of a server in a process, which can read files. */
function processHost(configured: Configured): ServerHost {
  return {
    ...configured,
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

/** Returns the address of the page of a code in this package; `undefined` if it is not installed. */
function packagedPage(code: string): string | undefined {
  const [notation = '', name = ''] = code.split('/');
  const page = packageFile(`docs/codes/${notation}.md`);
  return page === undefined ? undefined : `${pathToFileURL(page).href}#${name}`;
}
