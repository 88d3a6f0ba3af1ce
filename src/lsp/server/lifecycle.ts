import type {
  Connection,
  DidChangeWorkspaceFoldersParams,
  InitializeParams,
  InitializeResult,
} from 'vscode-languageserver';
import type { PositionEncoding } from '../open-files/open-file.js';
import { capabilitiesIn } from './capabilities.js';
import { LspError, LspErrorCode } from './convert.js';
import type { Workspace } from './workspace.js';

/** The files whose changes the client reports, if it lets the server say which. */
const WATCHED = {
  id: 'ludogram.files',
  method: 'workspace/didChangeWatchedFiles',
  registerOptions: {
    watchers: ['**/*.peggy', '**/ludogram.config.{ts,js,mjs,cjs}'].map((globPattern) => ({ globPattern })),
  },
};

const ENCODINGS: readonly PositionEncoding[] = ['utf-16', 'utf-8', 'utf-32'];

/**
 * Answers the messages about the session itself: it begins, its folders change, it ends.
 *
 * @param onFolders called when the folders of the workspace are known, and when they have changed
 */
export function followLifecycle(
  connection: Connection,
  workspace: Workspace,
  onFolders: (change: 'known' | 'changed') => void,
): void {
  connection.onInitialize((params) => {
    if (workspace.phase !== 'new') throw new LspError(LspErrorCode.invalidRequest, 'the server is already initialized');
    workspace.phase = 'running';
    return initialize(params, workspace);
  });
  connection.onShutdown(() => {
    workspace.phase = 'shut down';
  });
  // Initializing a connection sets a handler of its own for this message.
  connection.onInitialized(() => {
    if (workspace.registersWatchers) request(connection, 'client/registerCapability', { registrations: [WATCHED] });
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }: DidChangeWorkspaceFoldersParams) => {
      const removed = new Set(event.removed.map(({ uri }) => uri));
      const kept = workspace.folders.filter((uri) => !removed.has(uri));
      workspace.folders = [...kept, ...event.added.map(({ uri }) => uri)];
      onFolders('changed');
    });
    onFolders('known');
  });
}

/** Asks the client for something. One that refuses still works, with less. */
export function request(connection: Connection, method: string, params?: object): void {
  void connection.sendRequest(method, params).catch(() => undefined);
}

function initialize(params: InitializeParams, workspace: Workspace): InitializeResult {
  const { capabilities, initializationOptions, workspaceFolders, rootUri } = params;
  workspace.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const offered = capabilities.general?.positionEncodings ?? [];
  const chosen = offered.find((one): one is PositionEncoding => (ENCODINGS as readonly string[]).includes(one));
  workspace.encoding = chosen ?? 'utf-16';
  const options = initializationOptions as { readonly codePages?: unknown; readonly trusted?: unknown } | undefined;
  if (typeof options?.codePages === 'string' && options.codePages !== '') workspace.codePages = options.codePages;
  workspace.isTrusted = options?.trusted !== false;
  const { textDocument: documents, workspace: files } = capabilities;
  workspace.registersWatchers = files?.didChangeWatchedFiles?.dynamicRegistration === true;
  // Clients that also take published diagnostics would show them twice.
  workspace.pullsDiagnostics = documents?.diagnostic !== undefined && documents.publishDiagnostics === undefined;
  workspace.registersDocuments = documents?.synchronization?.dynamicRegistration === true;
  workspace.takesRelativePatterns = documents?.filters?.relativePatternSupport === true;
  workspace.refreshesDiagnostics = files?.diagnostics?.refreshSupport === true;
  const pull = { diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false } };
  const more = workspace.pullsDiagnostics ? pull : {};
  return { capabilities: { ...capabilitiesIn(workspace.encoding), ...more }, serverInfo: { name: 'ludogram' } };
}
