import type { Connection } from 'vscode-languageserver';
import { errorStack } from '../../errors.js';
import type { ServerHost } from '../host/host.js';
import { OpenFile } from '../open-files/open-file.js';
import { isGrammar } from '../reading/file-features.js';
import { FileReader } from '../reading/file-reader.js';
import { FeatureThread } from '../thread/feature-thread.js';
import { withConfigs } from './configs.js';
import { trackDocuments } from './documents.js';
import { answerLifecycle } from './lifecycle.js';
import { OwnNotations } from './own-notations.js';
import { answerRequests } from './requests.js';
import { sendRequest } from './send-request.js';
import type { SessionHost } from './session.js';
import { Workspace } from './workspace.js';

/**
 * Milliseconds that a thread may spend on an old version of a text before it is ended. Ending it earlier would save no
 * time: a new thread has to compile its code, so its first reading takes about this much longer than a later one.
 */
const STALE_READING_LIMIT = { quick: 1000, slow: 400 } as const;

/** `MessageType.Error` of the protocol. */
const ERROR_MESSAGE = 1;

const CONFIG = /\/ludogram\.config\.(?:ts|js|mjs|cjs)$/;

/**
 * Serves an editor over a connection, in a process or in a web worker. The server listens until the client sends `exit`
 * or disconnects.
 *
 * @returns a function that returns whether the client has sent `shutdown`
 */
export function startServer(connection: Connection, host: ServerHost): () => boolean {
  const onLateConfig = (): void => {
    recheckAll(workspace);
    ownNotations.refresh();
  };
  const workspace = new Workspace(withConfigs(host, (message) => showError(connection, message), onLateConfig));
  const threads = threadsOf(host);
  const readers = threads ?? { quick: new FileReader(workspace.host, { isQuick: false }) };
  const prepareThreads = (config?: string): void => {
    if (host.startsThreadsEarly === true) for (const thread of Object.values(threads ?? {})) thread.prepare(config);
  };
  const ownNotations = new OwnNotations(connection, workspace, prepareThreads);

  answerLifecycle(connection, workspace, (change) => {
    // Other configs may apply.
    if (change === 'changed') recheckAll(workspace);
    prepareThreads();
    ownNotations.refresh();
  });
  trackDocuments(
    connection,
    workspace.sessions,
    (document) => new OpenFile(document, workspace.client.encoding),
    (file) => ({ ...readers, ...sessionHost(connection, workspace, file) }),
  );
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => CONFIG.test(uri))) {
      workspace.host.forgetConfigs();
      threads?.quick.reload();
      threads?.slow.reload();
      ownNotations.refresh();
    }
    recheckAll(workspace);
  });
  answerRequests(connection, workspace);
  connection.listen();
  return () => workspace.phase === 'shut down';
}

/** Checks all open files again. */
function recheckAll({ sessions }: Workspace): void {
  for (const session of sessions.values()) session.check();
}

/** Shows an error to the user. `window.showErrorMessage` would send a request, which not every client supports. */
function showError(connection: Connection, message: string): void {
  void connection.sendNotification('window/showMessage', { type: ERROR_MESSAGE, message });
}

/** Returns the threads that answer requests; `undefined` if the host has none. */
const threadsOf = ({ startThread }: ServerHost) =>
  startThread && {
    quick: new FeatureThread(startThread, STALE_READING_LIMIT.quick),
    slow: new FeatureThread(startThread, STALE_READING_LIMIT.slow),
  };

/** Returns what the session of a file needs of the server, besides the threads that answer it. */
function sessionHost(
  connection: Connection,
  workspace: Workspace,
  file: OpenFile,
): Pick<SessionHost, 'reportError' | 'settings' | 'publish'> {
  return {
    reportError(error) {
      connection.console.error(errorStack(error));
    },
    async settings() {
      const { folders, client } = workspace;
      const { encoding, codePages, boardCommand, traceCommand, hintTypes, options } = client;
      if (isGrammar(file)) {
        return { encoding, codePages, traceCommand, folders, grammars: workspace.otherGrammars(file.uri) };
      }
      const config = await workspace.configInUse(file.uri);
      const awaitsConfig = workspace.awaitsConfig(file.uri);
      return { encoding, codePages, boardCommand, hintTypes, options, config, awaitsConfig };
    },
    publish(diagnostics) {
      if (workspace.client.pullsDiagnostics) {
        if (workspace.client.refreshesDiagnostics) void sendRequest(connection, 'workspace/diagnostic/refresh');
        return;
      }
      void connection.sendDiagnostics({ uri: file.uri, version: file.version, diagnostics: [...diagnostics] });
    },
  };
}
