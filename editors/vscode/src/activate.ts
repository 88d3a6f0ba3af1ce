import * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions, Position } from 'vscode-languageclient';
import type { NotationsParams } from '../../../src/lsp/server/own-notations.js';
import { BoardEditor } from './board/board-editor.js';
import { BoardPanel } from './board/board-panel.js';
import { newRecord } from './new-record.js';
import { OwnLanguages } from './own-languages.js';
import { type ServerName, Status } from './status.js';
import { TracePanel } from './trace/trace-panel.js';

/** A client that was not started yet, and its server. */
export interface NewClient {
  readonly client: BaseLanguageClient;
  readonly server: ServerName;
  /**
   * Whether the workspace has a config whose notations this server can't read, because the package is not installed.
   */
  readonly lacksPackage: boolean;
}

/** Makes a client for the server that runs here: in a process on a desktop, in a worker on a web page. */
export type MakeClient = (extension: vscode.Uri, options: LanguageClientOptions) => Promise<NewClient>;

/** The extension while it runs. Everything that it registers ends with it. */
export class Extension {
  readonly #context: vscode.ExtensionContext;
  readonly #makeClient: MakeClient;
  readonly #own: OwnLanguages;
  readonly #status: Status;
  #client: BaseLanguageClient | undefined;
  /**
   * The last start or stop of the client, which must end before the next one: a client that starts can't be stopped.
   */
  #change: Promise<void> = Promise.resolve();

  /** Registers the commands, the panels and the item of the status bar. */
  constructor(context: vscode.ExtensionContext, makeClient: MakeClient) {
    this.#context = context;
    this.#makeClient = makeClient;
    const titles = titlesOf(context);
    this.#own = new OwnLanguages([...titles.keys()]);
    this.#status = new Status(titles, this.#own);
    const host = {
      extension: context.extensionUri,
      client: () => this.#client,
      isBuiltIn: (document: vscode.TextDocument) =>
        titles.has(document.languageId) && this.#own.notationOf(document) === undefined,
    };
    const hasBoard = (document: vscode.TextDocument): boolean =>
      this.#own.notationOf(document) !== undefined ||
      (titles.has(document.languageId) && document.languageId !== 'peggy');
    const board = new BoardPanel(host, hasBoard);
    const isRead = (document: vscode.TextDocument): boolean => document.languageId === 'peggy' || hasBoard(document);
    const trace = new TracePanel({ ...host, isRead });
    context.subscriptions.push(
      board,
      trace,
      this.#own,
      this.#status,
      vscode.window.registerCustomEditorProvider('ludogram.board', new BoardEditor(host)),
      vscode.commands.registerCommand('ludogram.showBoard', () => board.show()),
      vscode.commands.registerCommand(SHOW_BOARD_AT, (at: Position) => board.showAt(at)),
      // A menu of the editor passes the file alone, a code lens a start rule as well.
      vscode.commands.registerCommand(SHOW_TRACE, (_: unknown, start?: unknown) => trace.show(start)),
      vscode.commands.registerCommand('ludogram.newRecord', () => newRecord(context.extensionUri)),
      vscode.commands.registerCommand('ludogram.restart', () => this.restart()),
      // From now on, the settings and the project may name the server.
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.restart()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        // The server gets the settings when it starts.
        if (event.affectsConfiguration('ludogram')) void this.restart();
      }),
    );
  }

  /** Starts the server, or ends the one that runs and starts another one. */
  restart(): Promise<void> {
    return this.#afterLastChange(async () => {
      await this.#stop();
      this.#status.set({ is: 'starting' });
      const settings = vscode.workspace.getConfiguration('ludogram');
      const { client, server, lacksPackage } = await this.#makeClient(this.#context.extensionUri, {
        documentSelector: this.#selector(),
        initializationOptions: {
          codePages: settings.get<string>('codePages', ''),
          hints: HINTS.filter((type) => settings.get<boolean>(`inlayHints.${type}`, false)),
          options: settings.get<object>('options', {}),
          boardCommand: SHOW_BOARD_AT,
          traceCommand: SHOW_TRACE,
          trusted: vscode.workspace.isTrusted,
        },
      });
      this.#client = client;
      client.onNotification('ludogram/notations', (params: NotationsParams) => this.#own.set(params));
      try {
        await client.start();
      } catch (error) {
        this.#status.set({ is: 'failed' });
        throw error;
      }
      this.#status.set({ is: 'running', server, lacksPackage });
      if (lacksPackage) void askForPackage();
    });
  }

  /** Ends the server. */
  end(): Promise<void> {
    return this.#afterLastChange(() => this.#stop());
  }

  /** Ends the server. If it could not be started, there is none. */
  async #stop(): Promise<void> {
    await this.#client?.stop().catch(() => undefined);
    await this.#own.set({ notations: [] });
  }

  #afterLastChange(act: () => Promise<void>): Promise<void> {
    this.#change = this.#change.then(act, act);
    return this.#change;
  }

  /**
   * Returns the documents that the server gets from the start: those in the languages of the extension. The server
   * itself registers the files of projects with notations of their own.
   */
  #selector(): { language: string; scheme?: string }[] {
    const languages = [...titlesOf(this.#context).keys()].map((language) => ({ language }));
    return [...languages, { language: 'ludogram', scheme: 'untitled' }];
  }
}

/** The commands of code lenses. */
const SHOW_BOARD_AT = 'ludogram.showBoardAt';
const SHOW_TRACE = 'ludogram.showTrace';

/** The types of hints that have a setting each. */
const HINTS = ['captures', 'pieces'];

/** Shows why the notations of the project are not known. */
async function askForPackage(): Promise<void> {
  const message =
    'The notations of this project are not known yet, because the package ludogram is not installed: ' +
    'run npm install, then restart the language server.';
  const chosen = await vscode.window.showWarningMessage(message, RESTART);
  if (chosen === RESTART) await vscode.commands.executeCommand('ludogram.restart');
}

const RESTART = 'Restart the Language Server';

/** Returns the languages that the extension declares, with their titles, except that of notations of projects. */
function titlesOf({ extension }: vscode.ExtensionContext): ReadonlyMap<string, string> {
  const { contributes } = extension.packageJSON as {
    readonly contributes: {
      readonly languages: readonly { readonly id: string; readonly aliases: readonly string[] }[];
    };
  };
  const languages = contributes.languages.filter(({ id }) => id !== 'ludogram');
  return new Map(languages.map(({ id, aliases }) => [id, aliases[0] ?? id]));
}
