import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { LspTrace, TraceParams } from '../../../../src/lsp/protocol/trace-request.js';
import { showPage } from '../page.js';
import type { FromTracePage, RuleLocation, ToTracePage } from './messages.js';
import { TRACE_STYLE } from './style.js';

/** Milliseconds without a change of a text after which it is read again. */
const IDLE_TIME = 150;

/** The code of the error by which the server says why a text can't be read. */
const REQUEST_FAILED = -32_803;

/** The code of the error of a server that does not know the request. */
const UNKNOWN_METHOD = -32_601;

/** The parts of the extension that the panel uses. */
export interface TraceHost {
  /** The folder of the extension. */
  readonly extension: vscode.Uri;
  /** The running client, if there is one. */
  client(): BaseLanguageClient | undefined;
  /** Whether a document is a grammar, or a record in a known notation. */
  isRead(document: vscode.TextDocument): boolean;
}

/** A panel that shows how a text is read: a record by its grammar, or a text that the user types by an open grammar. */
export class TracePanel implements vscode.Disposable {
  readonly #host: TraceHost;
  readonly #listeners: readonly vscode.Disposable[];
  /** The text that was typed for each grammar, by its URI. */
  readonly #typed = new Map<string, string>();
  #panel: vscode.WebviewPanel | undefined;
  #document: vscode.TextDocument | undefined;
  /** The rule of the grammar that the text is read as; the first start rule if absent. */
  #start: string | undefined;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the questions: a late answer is not shown. */
  #asked = 0;

  constructor(host: TraceHost) {
    this.#host = host;
    this.#listeners = [
      vscode.window.onDidChangeActiveTextEditor(() => this.#follow()),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === this.#document) this.#soon();
      }),
    ];
  }

  /**
   * Opens the panel, or brings it to the front.
   *
   * @param start the rule to read a text as, if it is a text; the first start rule of the grammar otherwise
   */
  show(start?: unknown): void {
    if (this.#panel === undefined) {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      const panel = vscode.window.createWebviewPanel('ludogram.trace', TITLE, column);
      this.#panel = panel;
      panel.webview.onDidReceiveMessage((message: FromTracePage) => void this.#receive(message));
      panel.onDidDispose(() => {
        clearTimeout(this.#timer);
        [this.#panel, this.#document, this.#isReady] = [undefined, undefined, false];
      });
      showPage(panel.webview, this.#host.extension, { folder: 'trace', title: TITLE, style: TRACE_STYLE });
    } else this.#panel.reveal(undefined, true);
    this.#follow();
    const rule = typeof start === 'string' ? start : undefined;
    if (rule === this.#start) return;
    this.#start = rule;
    this.#introduce();
  }

  dispose(): void {
    this.#panel?.dispose();
    for (const listener of this.#listeners) listener.dispose();
  }

  #follow(): void {
    const document = vscode.window.activeTextEditor?.document;
    if (this.#panel === undefined || document === undefined || document === this.#document) return;
    if (!this.#host.isRead(document)) return;
    this.#document = document;
    this.#start = undefined;
    this.#panel.title = `${TITLE}: ${nameOf(document)}`;
    this.#introduce();
  }

  /** Sends the page the name of its document, and reads the text. */
  #introduce(): void {
    if (!this.#isReady) return;
    const document = this.#document;
    if (document === undefined) return this.#post({ is: 'message', message: NO_DOCUMENT });
    if (isGrammar(document)) {
      const as = this.#start === undefined ? '' : ` as ${this.#start}`;
      this.#post({ is: 'grammar', reads: `${nameOf(document)} reads${as}`, text: this.#typedFor(document) });
    } else this.#post({ is: 'record' });
    void this.#update();
  }

  #typedFor({ uri }: vscode.TextDocument): string {
    return this.#typed.get(uri.toString()) ?? '';
  }

  #post(message: ToTracePage): void {
    void this.#panel?.webview.postMessage(message);
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#update(), IDLE_TIME);
  }

  async #update(): Promise<void> {
    clearTimeout(this.#timer);
    const document = this.#document;
    if (document === undefined || !this.#isReady) return;
    const asked = ++this.#asked;
    const text = isGrammar(document) ? this.#typedFor(document) : document.getText();
    const answer = await this.#ask(document, text);
    if (answer !== undefined && asked === this.#asked) this.#post(answer);
  }

  /** Asks how a text is read. Returns nothing if the text has changed meanwhile. */
  async #ask(document: vscode.TextDocument, text: string): Promise<ToTracePage | undefined> {
    const client = this.#host.client();
    if (client === undefined) return { is: 'message', message: NO_SERVER };
    const textDocument = { uri: document.uri.toString() };
    const start = this.#start === undefined ? {} : { start: this.#start };
    const params: TraceParams = isGrammar(document) ? { textDocument, text, ...start } : { textDocument };
    try {
      const trace = await client.sendRequest<LspTrace | null>('ludogram/trace', params);
      return trace === null ? { is: 'message', message: NO_GRAMMAR } : { is: 'trace', text, trace };
    } catch (error) {
      const { code, message } = error as { readonly code?: number; readonly message?: string };
      if (code === REQUEST_FAILED) return { is: 'message', message: sentence(message ?? '') };
      return code === UNKNOWN_METHOD ? { is: 'message', message: OLD_SERVER } : undefined;
    }
  }

  async #receive(message: FromTracePage): Promise<void> {
    if (message.is === 'ready') {
      this.#isReady = true;
      this.#introduce();
    } else if (message.is === 'rule') await showRule(message.location);
    else if (this.#document !== undefined) {
      this.#typed.set(this.#document.uri.toString(), message.text);
      this.#soon();
    }
  }
}

const TITLE = 'How the Text Is Read';
const NO_DOCUMENT = 'Open a grammar or a record to see how a text is read.';
const NO_SERVER = 'The language server is not running.';
const NO_GRAMMAR = 'The grammar of this file is not known.';
const OLD_SERVER = 'The language server of the project does not know this request: it needs a newer ludogram.';

const isGrammar = ({ languageId }: vscode.TextDocument): boolean => languageId === 'peggy';

const nameOf = ({ uri }: vscode.TextDocument): string => uri.path.split('/').at(-1) ?? '';

const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

/** Shows a rule in its grammar, in the editor that has the grammar already if there is one. */
async function showRule({ uri, range }: RuleLocation): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  const [start, end] = [range.start, range.end].map(({ line, character }) => new vscode.Position(line, character));
  const selection = new vscode.Range(start!, end!);
  const viewColumn = editor?.viewColumn ?? vscode.ViewColumn.One;
  await vscode.window.showTextDocument(document, { viewColumn, selection });
}
