import {
  type Connection,
  type DidChangeWorkspaceFoldersParams,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
} from 'vscode-languageserver';
import { LspErrorCode } from '../protocol/lsp-error.js';
import { capabilitiesIn } from './capabilities.js';
import { clientSettings } from './client-settings.js';
import { sendRequest } from './send-request.js';
import type { Workspace } from './workspace.js';

/** The files whose changes the client reports, if it lets the server say which. */
const WATCHED = {
  id: 'ludogram.files',
  method: 'workspace/didChangeWatchedFiles',
  registerOptions: {
    watchers: ['**/*.peggy', '**/ludogram.config.{ts,js,mjs,cjs}'].map((globPattern) => ({ globPattern })),
  },
};

/**
 * Answers the messages about the session itself: it begins, its folders change, it ends.
 *
 * @param onFolders called when the folders of the workspace are known, and when they have changed
 */
export function answerLifecycle(
  connection: Connection,
  workspace: Workspace,
  onFolders: (change: 'known' | 'changed') => void,
): void {
  connection.onInitialize((params) => {
    if (workspace.phase !== 'new') {
      throw new ResponseError(LspErrorCode.invalidRequest, 'the server is already initialized');
    }
    workspace.phase = 'running';
    return initialize(params, workspace);
  });
  connection.onShutdown(() => {
    workspace.phase = 'shut down';
  });
  // Initializing a connection sets a handler of its own for this message.
  connection.onInitialized(() => {
    if (workspace.client.registersWatchers) {
      void sendRequest(connection, 'client/registerCapability', { registrations: [WATCHED] });
    }
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }: DidChangeWorkspaceFoldersParams) => {
      const removed = new Set(event.removed.map(({ uri }) => uri));
      const kept = workspace.folders.filter((uri) => !removed.has(uri));
      workspace.folders = [...kept, ...event.added.map(({ uri }) => uri)];
      onFolders('changed');
    });
    onFolders('known');
  });
}

function initialize(params: InitializeParams, workspace: Workspace): InitializeResult {
  const { workspaceFolders, rootUri } = params;
  workspace.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  workspace.client = clientSettings(params);
  const { encoding, pullsDiagnostics } = workspace.client;
  return { capabilities: capabilitiesIn(encoding, pullsDiagnostics), serverInfo: { name: 'ludogram' } };
}
