import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { BoardAnswer, BoardRequest } from '../../../../src/board/remote/answer.js';
import { applyEdits, type TextEdit } from '../../../../src/diagnostics/index.js';
import type { LspBoard, PlayedBoardParams } from '../../../../src/lsp/protocol/board-request.js';
import { showPage } from '../page.js';
import type { FromPage, ToPage } from './messages.js';
import { BOARD_STYLE } from './style.js';

/** Milliseconds without a change of the text or a movement of the cursor after which the board is drawn. */
const IDLE_TIME = 80;

/** The parts of the extension that boards use. */
export interface BoardHost {
  /** The folder of the extension. */
  readonly extension: vscode.Uri;
  /** The running client, if there is one. */
  client(): BaseLanguageClient | undefined;
  /** Whether the page itself knows the notation of a document; the server makes the boards of the others. */
  isBuiltIn(document: vscode.TextDocument): boolean;
}

/**
 * A page with the board of a document: moving the cursor updates the board, stepping through the game moves the cursor,
 * and a move that is played on the board is written into the text.
 */
export class BoardView implements vscode.Disposable {
  readonly #webview: vscode.Webview;
  readonly #host: BoardHost;
  readonly #listeners: vscode.Disposable[];
  #document: vscode.TextDocument | undefined;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that the page has; none if it shows something else. */
  #sent: string | undefined;
  /** Whether the user has moved the cursor since its position was sent to the page. */
  #hasMoved = true;
  /** The position that the board has given the cursor, which the board need not follow. */
  #placed: vscode.Position | undefined;
  /** The document that the server was last asked about, and whether its games can be continued. */
  #played:
    | {
        readonly document: vscode.TextDocument;
        readonly client: BaseLanguageClient | undefined;
        readonly isPlayed: boolean;
      }
    | undefined;
  /** Counts the pictures requested from the server: one that arrives late is not shown. */
  #asked = 0;
  /** The last message of the page that is handled: an edit is made before the step to its move. */
  #handled: Promise<void> = Promise.resolve();

  constructor(webview: vscode.Webview, host: BoardHost) {
    this.#webview = webview;
    this.#host = host;
    this.#listeners = [
      webview.onDidReceiveMessage((message: FromPage) => {
        this.#handled = this.#handled.then(() => this.#receive(message)).catch(() => undefined);
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document === this.#document) this.#soon();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.#cursorMoved(textEditor)),
    ];
    showPage(webview, host.extension, { folder: 'board', title: 'Board', style: BOARD_STYLE });
  }

  /** Shows the board of a document, or words if there is none. */
  show(document: vscode.TextDocument | undefined): void {
    if (document === this.#document && document !== undefined) return;
    this.#document = document;
    this.#sent = undefined;
    this.#placed = undefined;
    this.#hasMoved = true;
    this.#soon();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const listener of this.#listeners) listener.dispose();
  }

  #cursorMoved(editor: vscode.TextEditor): void {
    if (editor.document !== this.#document) return;
    if (this.#placed?.isEqual(editor.selection.active) === true) return;
    this.#placed = undefined;
    this.#hasMoved = true;
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    // Not while an edit of the board is made: the page has the new text already, and would forget what it can undo.
    this.#timer = setTimeout(() => void this.#handled.then(() => this.#update()), IDLE_TIME);
  }

  #post(message: ToPage): void {
    void this.#webview.postMessage(message);
  }

  async #update(): Promise<void> {
    clearTimeout(this.#timer);
    const document = this.#document;
    if (!this.#isReady) return;
    if (document === undefined) this.#post({ is: 'message', message: NO_DOCUMENT });
    else if (this.#host.isBuiltIn(document)) this.#sendText(document);
    else if (!(await this.#isPlayed(document))) await this.#sendPicture(document, {});
    else if (document === this.#document) this.#sendText(document);
  }

  /** Whether the server lets games of a document in a notation of the project be continued. */
  async #isPlayed(document: vscode.TextDocument): Promise<boolean> {
    const client = this.#host.client();
    const known = this.#played;
    if (known?.document === document && known.client === client) return known.isPlayed;
    const answer = await this.#ask(document, FIRST_BOARD);
    if (answer === undefined) return false;
    const isPlayed = answer !== null;
    this.#played = { document, client, isPlayed };
    return isPlayed;
  }

  /** Asks for a board. Returns `null` if games can't be continued, `undefined` if there is no answer. */
  async #ask({ uri }: vscode.TextDocument, request: BoardRequest): Promise<BoardAnswer | null | undefined> {
    const params: PlayedBoardParams = { textDocument: { uri: uri.toString() }, request };
    try {
      return await this.#host.client()?.sendRequest<BoardAnswer | null>('ludogram/playedBoard', params);
    } catch {
      // The text has changed meanwhile, or an older server does not know the request.
      return undefined;
    }
  }

  #sendText(document: vscode.TextDocument): void {
    const text = document.getText();
    const notation = this.#host.isBuiltIn(document) ? { notation: document.languageId } : {};
    const cursor = this.#hasMoved ? editorOf(document)?.selection.active : undefined;
    const cursorOffset = cursor === undefined ? {} : { offset: document.offsetAt(cursor) };
    this.#hasMoved = false;
    if (text !== this.#sent) this.#post({ is: 'text', ...notation, text, ...cursorOffset });
    else if (cursorOffset.offset !== undefined) this.#post({ is: 'cursor', offset: cursorOffset.offset });
    this.#sent = text;
  }

  /** Shows what the server draws: the board at the cursor, or that of a ply, which the cursor then moves to. */
  async #sendPicture(document: vscode.TextDocument, { ply }: { readonly ply?: number }): Promise<void> {
    const asked = ++this.#asked;
    const { line, character } = editorOf(document)?.selection.active ?? new vscode.Position(0, 0);
    const location = { textDocument: { uri: document.uri.toString() }, position: { line, character } };
    const params = ply === undefined ? location : { ...location, ply };
    let board: LspBoard | null | undefined;
    try {
      board = await this.#host.client()?.sendRequest<LspBoard | null>('ludogram/board', params);
    } catch {
      // The text has changed meanwhile: another request follows.
      return;
    }
    if (asked !== this.#asked || document !== this.#document) return;
    if (!board) return this.#post({ is: 'message', message: NO_BOARD });
    const { svg, plies, range } = board;
    const count = board.ply === undefined || plies === undefined ? {} : { ply: board.ply, plies };
    this.#post({ is: 'picture', svg, ...count });
    if (ply !== undefined) this.#moveCursor(document, range?.start);
  }

  async #receive(message: FromPage): Promise<void> {
    if (message.is === 'ready') {
      this.#isReady = true;
      this.#sent = undefined;
      this.#hasMoved = true;
      return this.#update();
    }
    if (this.#document === undefined) return;
    if (message.is === 'edit') await this.#edit(this.#document, message.edits, message.text);
    else if (message.is === 'step') this.#moveCursor(this.#document, this.#document.positionAt(message.offset ?? 0));
    else if (message.is === 'ask') await this.#answer(this.#document, message);
    else await this.#sendPicture(this.#document, { ply: message.ply });
  }

  async #answer(document: vscode.TextDocument, { id, request }: FromPage & { readonly is: 'ask' }): Promise<void> {
    const answer = await this.#ask(document, request);
    this.#post({ is: 'answer', id, ...(answer && { answer }) });
  }

  /** Makes the edits of the board in the document, unless its text is another one than that of the board. */
  async #edit({ uri }: vscode.TextDocument, edits: readonly TextEdit[], text: string): Promise<void> {
    const document = await vscode.workspace.openTextDocument(uri);
    const change = new vscode.WorkspaceEdit();
    for (const { start, end, text: inserted } of edits) {
      change.replace(uri, new vscode.Range(document.positionAt(start), document.positionAt(end)), inserted);
    }
    const fits = applyEdits(document.getText(), edits) === text;
    if (fits) this.#sent = text;
    if (fits && (await vscode.workspace.applyEdit(change))) return;
    // The board shows the text of the document again.
    this.#sent = undefined;
    this.#soon();
  }

  /** Moves the cursor of the editor, if one shows the document. */
  #moveCursor(document: vscode.TextDocument, { line, character } = { line: 0, character: 0 }): void {
    const editor = editorOf(document);
    if (editor === undefined) return;
    const position = new vscode.Position(line, character);
    this.#placed = position;
    this.#hasMoved = false;
    editor.selection = new vscode.Selection(position, position);
    editor.revealRange(new vscode.Range(position, position));
  }
}

const FIRST_BOARD: BoardRequest = { game: 0, location: '', picked: [], theme: 'light', isTurned: false };
const NO_DOCUMENT = 'Open a record to see its board.';
const NO_BOARD = 'There is no board here: the file has no position that can be drawn.';

/** Returns the editor that shows a document: the one with the focus, if it does. */
function editorOf(document: vscode.TextDocument): vscode.TextEditor | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  return [activeTextEditor, ...visibleTextEditors].find((editor) => editor?.document === document);
}
