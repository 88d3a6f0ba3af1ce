import type {
  Connection,
  DidChangeWorkspaceFoldersParams,
  InitializeParams,
  InitializeResult,
} from 'vscode-languageserver';
import { LspError, LspErrorCode } from './convert.js';
import { capabilitiesIn } from './capabilities.js';
import { OwnNotations } from './own-notations.js';
import { answerRequests } from './requests.js';
import { OpenFile, type PositionEncoding, type TextChange } from '../open-files/open-file.js';
import { isGrammar } from '../open-files/file-features.js';
import { Session, type SessionHost } from './sessions.js';
import { FileReader } from '../open-files/file-reader.js';
import { FeatureThread } from '../thread/feature-thread.js';
import type { ServerHost } from './host.js';
import { Workspace } from './workspace.js';
import { withConfigs } from './configs.js';

/**
 * Milliseconds that a thread may go on reading an old version of a text, before it is ended: a new thread takes about as
 * long to start and to read a large text for the first time.
 */
const PATIENCE = { quick: 1000, slow: 100 } as const;

/** The files whose changes the client reports, if it lets the server say which. */
const WATCHED = {
  id: 'ludogram.files',
  method: 'workspace/didChangeWatchedFiles',
  registerOptions: {
    watchers: ['**/*.peggy', '**/ludogram.config.{ts,js,mjs,cjs}'].map((globPattern) => ({ globPattern })),
  },
};
const CONFIG = /\/ludogram\.config\.(?:ts|js|mjs|cjs)$/;

const ENCODINGS: readonly PositionEncoding[] = ['utf-16', 'utf-8', 'utf-32'];

/**
 * Serves an editor over a connection, in a process or in a web worker. The server listens until the client sends `exit`
 * or disconnects.
 *
 * @returns a function that tells whether the client has sent `shutdown`
 */
export function startServer(connection: Connection, given: ServerHost): () => boolean {
  const recheckAll = (): void => {
    for (const session of workspace.sessions.values()) session.check();
  };
  // `window.showErrorMessage` sends a request, which fails if the client doesn't support it.
  const showError = (message: string): void =>
    void connection.sendNotification('window/showMessage', { type: 1, message });
  // An editor that refuses a request still works, with less.
  const request = (method: string, params?: object): void =>
    void connection.sendRequest(method, params).catch(() => undefined);
  const configured = withConfigs(given, showError, () => {
    recheckAll();
    own.refresh();
  });
  const workspace = new Workspace(configured);
  const { sessions, host } = workspace;
  const own = new OwnNotations(connection, workspace);
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
    if (workspace.registersWatchers) request('client/registerCapability', { registrations: [WATCHED] });
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }: DidChangeWorkspaceFoldersParams) => {
      const removed = new Set(event.removed.map(({ uri }) => uri));
      const kept = workspace.folders.filter((uri) => !removed.has(uri));
      workspace.folders = [...kept, ...event.added.map(({ uri }) => uri)];
      // Other configs may apply.
      recheckAll();
      own.refresh();
    });
    own.refresh();
  });

  const { startThread } = given;
  const threads = startThread && {
    quick: new FeatureThread(startThread, PATIENCE.quick),
    slow: new FeatureThread(startThread, PATIENCE.slow),
  };
  const answering = threads ?? { quick: new FileReader(host, false) };
  const fail = (error: unknown): void => {
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  const hostFor = (file: OpenFile): SessionHost => ({
    ...answering,
    fail,
    async settings() {
      const { encoding, codePages, folders } = workspace;
      if (isGrammar(file)) return { encoding, codePages, folders, grammars: workspace.otherGrammars(file.uri) };
      return { encoding, codePages, config: await workspace.configInUse(file.uri) };
    },
    publish(diagnostics) {
      if (workspace.pullsDiagnostics) {
        if (workspace.refreshesDiagnostics) request('workspace/diagnostic/refresh');
        return;
      }
      void connection.sendDiagnostics({ uri: file.uri, version: file.version, diagnostics: [...diagnostics] });
    },
  });
  connection.onDidOpenTextDocument(({ textDocument }) => {
    sessions.get(textDocument.uri)?.close();
    const file = new OpenFile(textDocument, workspace.encoding);
    const session = new Session(file, hostFor(file));
    sessions.set(textDocument.uri, session);
    session.check();
  });
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) => {
    const session = sessions.get(textDocument.uri);
    session?.file.change(contentChanges as readonly TextChange[], textDocument.version);
    session?.check();
    if (session === undefined || !isGrammar(session.file)) return;
    // Other grammars may import this one.
    for (const other of sessions.values()) if (other !== session && isGrammar(other.file)) other.check();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    sessions.get(uri)?.close();
    sessions.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => CONFIG.test(uri))) {
      configured.forgetConfigs();
      threads?.quick.reload();
      threads?.slow.reload();
      own.refresh();
    }
    recheckAll();
  });
  answerRequests(connection, workspace);
  connection.listen();
  return () => workspace.phase === 'shut down';
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
