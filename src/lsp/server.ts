import type {
  Connection,
  DidChangeWorkspaceFoldersParams,
  InitializeParams,
  InitializeResult,
  ServerCapabilities,
} from 'vscode-languageserver';
import { diagnosticToLsp, LspError, LspErrorCode } from './convert.js';
import { type Diagnostic, hasErrors } from '../diagnostics/index.js';
import { TOKEN_TYPES } from './features/semantic-tokens.js';
import { answerRequests } from './requests.js';
import { OpenFile, type PositionEncoding, type TextChange } from './open-file.js';
import { isGrammar } from './file-features.js';
import { Session } from './sessions.js';
import { FeatureThread } from './thread/feature-thread.js';
import { FIX_ALL, Workspace } from './workspace.js';
import { tooMany } from '../notation/diagnostic-list.js';
import type { NotationEntry } from '../notation/index.js';
import type { ThreadPort } from './thread/port.js';

/**
 * Largest number of diagnostics of a file that are sent, apart from a last one that counts the others; more would slow
 * the editor down.
 */
const MOST_DIAGNOSTICS = 1000;

const ENCODINGS: readonly PositionEncoding[] = ['utf-16', 'utf-8', 'utf-32'];

/**
 * Serves an editor over a connection, in a process or in a web worker. The server listens until the client sends `exit`
 * or disconnects.
 *
 * @returns a function that tells whether the client has sent `shutdown`
 */
export function startServer(connection: Connection, given: ServerHost): () => boolean {
  const workspace = new Workspace(reportingHost(given, connection));
  const { sessions, host } = workspace;
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
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }: DidChangeWorkspaceFoldersParams) => {
      const removed = new Set(event.removed.map(({ uri }) => uri));
      const kept = workspace.folders.filter((uri) => !removed.has(uri));
      workspace.folders = [...kept, ...event.added.map(({ uri }) => uri)];
    });
  });

  const thread = given.startThread === undefined ? undefined : new FeatureThread(given.startThread);

  const publish = (file: OpenFile, found: readonly Diagnostic[]): void => {
    const diagnostics = firstOf(found, file.text.length).map((one) =>
      diagnosticToLsp(one, file, (code) => workspace.codePage(code)),
    );
    void connection.sendDiagnostics({ uri: file.uri, version: file.version, diagnostics });
  };
  const fail = (error: unknown): void => {
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  connection.onDidOpenTextDocument(({ textDocument }) => {
    sessions.get(textDocument.uri)?.close();
    const file = new OpenFile(textDocument, workspace.encoding);
    const session = new Session(file, host, publish, fail, { thread, grammars: () => workspace.grammars() });
    sessions.set(textDocument.uri, session);
    session.check();
  });
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) => {
    const session = sessions.get(textDocument.uri);
    session?.file.change(contentChanges as readonly TextChange[], textDocument.version);
    session?.check();
    // Other grammars may import this one.
    if (session === undefined || !isGrammar(session.file)) return;
    for (const other of sessions.values()) if (isGrammar(other.file)) other.recheck();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    sessions.get(uri)?.close();
    sessions.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  connection.onDidChangeWatchedFiles(() => {
    for (const session of sessions.values()) session.recheck();
  });
  answerRequests(connection, workspace);
  connection.listen();
  return () => workspace.phase === 'shut down';
}

/** Returns the first diagnostics of a file and, if there are more, a last one that counts the others. */
function firstOf(found: readonly Diagnostic[], end: number): readonly Diagnostic[] {
  const omitted = found.slice(MOST_DIAGNOSTICS);
  if (omitted.length === 0) return found;
  return [...found.slice(0, MOST_DIAGNOSTICS), tooMany(end, omitted.length, hasErrors(omitted))];
}

/** Returns a host that shows each error of a config to the user once, and then uses the built-in notations. */
function reportingHost(host: ServerHost, connection: Connection): ServerHost {
  const shown = new Set<string>();
  return {
    ...host,
    async notationsFor(uri) {
      try {
        return (await host.notationsFor?.(uri)) ?? host.builtIn;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        // `window.showErrorMessage` sends a request, which fails if the client doesn't support it.
        if (!shown.has(message)) void connection.sendNotification('window/showMessage', { type: 1, message });
        shown.add(message);
        return host.builtIn;
      }
    },
  };
}

function initialize(params: InitializeParams, workspace: Workspace): InitializeResult {
  const { capabilities, initializationOptions, workspaceFolders, rootUri } = params;
  workspace.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const offered = capabilities.general?.positionEncodings ?? [];
  const chosen = offered.find((one): one is PositionEncoding => (ENCODINGS as readonly string[]).includes(one));
  workspace.encoding = chosen ?? 'utf-16';
  const options = initializationOptions as { readonly codePages?: unknown } | undefined;
  if (typeof options?.codePages === 'string' && options.codePages !== '') workspace.codePages = options.codePages;
  return { capabilities: capabilitiesIn(workspace.encoding), serverInfo: { name: 'ludogram' } };
}

const capabilitiesIn = (positionEncoding: PositionEncoding): ServerCapabilities => ({
  positionEncoding,
  // The client sends changed ranges, not whole texts.
  textDocumentSync: { openClose: true, change: 2, save: false },
  codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
  completionProvider: { triggerCharacters: ['[', ':', '"', '(', '<', ' ', '/'] },
  definitionProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  hoverProvider: true,
  inlayHintProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  selectionRangeProvider: true,
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  semanticTokensProvider: {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
    full: true,
    range: true,
  },
});

/** The environment of a server: a process, or a web worker. */
export interface ServerHost {
  /** The notations to use for files for which `notationsFor` is absent or fails. */
  readonly builtIn: readonly NotationEntry[];
  /**
   * Returns the notations that the file at a URI may be in, including those that its project configures; the built-in
   * ones if absent.
   */
  readonly notationsFor?: (uri: string) => Promise<readonly NotationEntry[]>;
  /** Reads the text of a file that a grammar imports; throws if it can't be read. Absent if there is no file system. */
  readonly readFile?: (path: string) => string;
  /** Lists the paths of the grammar files in a folder and its subfolders. Absent if there is no file system. */
  readonly grammarsBelow?: (folder: string) => readonly string[];
  /** Converts the URI of a file to its path, and back; the URI is the path if there is no file system. */
  readonly pathOf?: (uri: string) => string;
  readonly uriOf?: (path: string) => string;
  /** Returns the address of the page that explains a diagnostic code. */
  readonly codePage?: (code: string) => string | undefined;
  /** Starts a thread that calls `serveThread` with the same notations. If absent, all work is done in one thread. */
  readonly startThread?: () => ThreadPort;
}
