import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { createConnection, type Message, ProposedFeatures, StreamMessageWriter } from 'vscode-languageserver/node';
import { errorStack } from '../errors.js';
import { AnsweringReader } from './connection/answering-reader.js';
import type { ServerHost } from './host/host.js';
import { type ConfiguredNotations, processHost } from './host/process-host.js';
import { messageToJson } from './protocol/json-text.js';
import { startServer } from './server/server.js';
import { startNodeThread } from './thread/node-thread.js';

/**
 * Serves an editor over standard input and output until it sends `exit` or disconnects; then the process ends.
 *
 * @param configured the notations to know
 * @param thread the module of a thread that calls `serveInNodeThread` with the same notations and reads all texts; if
 *   absent or not a file, all work is done in one thread
 */
export function serveStandardStreams(configured: ConfiguredNotations, thread?: URL): void {
  const writer = new StreamMessageWriter(standardOutput(), { contentTypeEncoder: JSON_ENCODER });
  const connection = createConnection(ProposedFeatures.all, new AnsweringReader(process.stdin, writer), writer);
  const host: ServerHost = { ...processHost(configured), startsThreadsEarly: true, writesJson: true };
  const hasThread = thread !== undefined && existsSync(thread);
  const isShutDown = startServer(
    connection,
    hasThread ? { ...host, startThread: () => startNodeThread(thread) } : host,
  );
  // Code of a config can throw where nobody waits for it. If that ended the server, the editor would start it again and
  // again.
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => {
    connection.console.error(errorStack(error));
  });
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
