import { type ChildProcess, spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type * as lsp from 'vscode-languageserver-protocol';
import type { ServerHost } from '../../src/lsp/host/host.js';
import { startServer } from '../../src/lsp/server/server.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { BUILT_PROGRAM } from '../support/package/built-program.js';

/** How a client introduces itself. */
export interface ClientOptions {
  readonly encodings?: readonly string[];
  readonly initializationOptions?: unknown;
  /** Further capabilities of the client. */
  readonly capabilities?: lsp.ClientCapabilities;
  /** The paths of the open folders. */
  readonly folders?: readonly string[];
  /** Arguments of the command after `lsp`. */
  readonly args?: readonly string[];
}

/** The parts of a server's process that a client uses. */
type Streams = Pick<ChildProcess, 'stdin' | 'stdout'> & Partial<Pick<ChildProcess, 'on'>>;

/** A client of `ludogram lsp`. */
export class Client {
  readonly process: Streams;
  readonly connection: MessageConnection;
  readonly #diagnostics = new Map<string, lsp.PublishDiagnosticsParams>();
  readonly #waiting: (() => void)[] = [];
  readonly exit: Promise<number | null>;
  capabilities: lsp.ServerCapabilities = {};
  #version = 0;

  private constructor(process: Streams) {
    this.process = process;
    this.exit = new Promise((resolve) => process.on?.('exit', resolve));
    this.connection = createMessageConnection(
      new StreamMessageReader(process.stdout!),
      new StreamMessageWriter(process.stdin!),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (params: lsp.PublishDiagnosticsParams) => {
      this.#diagnostics.set(params.uri, params);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.connection.onError(() => {});
    this.connection.listen();
  }

  /**
   * Starts the built command and introduces itself.
   *
   * @param listen sets handlers for what the server sends; called before the introduction
   */
  static start({ args = [], ...options }: ClientOptions = {}, listen?: (client: Client) => void): Promise<Client> {
    // As the client library of VS Code does.
    const passed = ['--stdio', `--clientProcessId=${process.pid}`];
    const command = [BUILT_PROGRAM, 'lsp', ...args, ...passed];
    return Client.over(spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] }), options, listen);
  }

  /**
   * Starts a server in this process, which takes less time. It has no threads, configs and files but those of the given
   * host, and ends with the process.
   */
  static async here(options: Omit<ClientOptions, 'args'> = {}, host: Partial<ServerHost> = {}): Promise<Client> {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const reader = new StreamMessageReader(stdin);
    startServer(createConnection(ProposedFeatures.all, reader, new StreamMessageWriter(stdout)), {
      builtIn: NOTATIONS,
      ...host,
    });
    return Client.over({ stdin, stdout }, options);
  }

  /** Introduces itself to a server that runs. */
  static async over(
    child: Streams,
    { encodings, initializationOptions, capabilities: more, folders = [] }: Omit<ClientOptions, 'args'> = {},
    listen?: (client: Client) => void,
  ): Promise<Client> {
    const client = new Client(child);
    listen?.(client);
    const { capabilities } = await client.request<lsp.InitializeResult>('initialize', {
      processId: 'on' in child ? process.pid : null,
      rootUri: null,
      capabilities: { ...more, ...(encodings === undefined ? {} : { general: { positionEncodings: encodings } }) },
      initializationOptions,
      workspaceFolders: folders.map((path) => ({ uri: pathToFileURL(path).href, name: path })),
    });
    client.capabilities = capabilities;
    await client.connection.sendNotification('initialized', {});
    return client;
  }

  request<Result>(method: string, params: unknown): Promise<Result> {
    return this.connection.sendRequest<Result>(method, params);
  }

  /** Asks about a file, and a position of it if one is given. */
  about<Result>(method: string, uri: string, more: object = {}): Promise<Result> {
    return this.request(`textDocument/${method}`, { textDocument: { uri }, ...more });
  }

  /** Opens a file and returns its diagnostics. */
  async open(uri: string, text: string, languageId = ''): Promise<lsp.Diagnostic[]> {
    const version = ++this.#version;
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version, text },
    });
    return this.diagnostics(uri, version);
  }

  /** Changes an open file and returns the diagnostics of its new version. */
  async change(uri: string, ...contentChanges: lsp.TextDocumentContentChangeEvent[]): Promise<lsp.Diagnostic[]> {
    return this.diagnostics(uri, await this.send(uri, ...contentChanges));
  }

  /** Changes an open file, and does not wait. */
  async send(uri: string, ...contentChanges: lsp.TextDocumentContentChangeEvent[]): Promise<number> {
    const version = ++this.#version;
    const params = { textDocument: { uri, version }, contentChanges };
    await this.connection.sendNotification('textDocument/didChange', params);
    return version;
  }

  /** The diagnostics of a file that came last. */
  published(uri: string): lsp.PublishDiagnosticsParams | undefined {
    return this.#diagnostics.get(uri);
  }

  /** The diagnostics of a version of a file, once they come. */
  async diagnostics(uri: string, version: number): Promise<lsp.Diagnostic[]> {
    for (;;) {
      const found = this.#diagnostics.get(uri);
      if (found?.version === version) return found.diagnostics;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The next message for the user. */
  message(): Promise<lsp.ShowMessageParams> {
    return new Promise((resolve) => this.connection.onNotification('window/showMessage', resolve));
  }

  /** Ends the server as an editor does. */
  async stop(): Promise<number | null> {
    await this.request('shutdown', undefined);
    await this.connection.sendNotification('exit');
    return this.exit;
  }
}
