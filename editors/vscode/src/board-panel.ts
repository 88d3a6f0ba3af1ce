import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { BoardPreview } from '../../../src/lsp/features/preview.js';

/** Milliseconds without a movement of the cursor after which the board is drawn. */
const IDLE = 80;

/** A panel beside the editor with the board at the cursor. */
export class BoardPanel implements vscode.Disposable {
  readonly #client: () => BaseLanguageClient | undefined;
  readonly #listeners: vscode.Disposable[];
  #panel: vscode.WebviewPanel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the boards that were asked for: one that comes late is not shown. */
  #asked = 0;

  /** @param client the running client, if there is one */
  constructor(client: () => BaseLanguageClient | undefined) {
    this.#client = client;
    this.#listeners = [
      vscode.window.onDidChangeTextEditorSelection(() => this.#soon()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#soon()),
      vscode.workspace.onDidChangeTextDocument(() => this.#soon()),
    ];
  }

  /** Opens the panel, or brings it to the front. */
  show(): void {
    if (this.#panel === undefined) {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.#panel = vscode.window.createWebviewPanel('ludogram.board', 'Board', column, { enableScripts: false });
      this.#panel.onDidDispose(() => (this.#panel = undefined));
    } else this.#panel.reveal(undefined, true);
    this.#soon();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#panel?.dispose();
    for (const listener of this.#listeners) listener.dispose();
  }

  #soon(): void {
    if (this.#panel === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#draw(), IDLE);
  }

  async #draw(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const client = this.#client();
    if (this.#panel === undefined || editor === undefined || client === undefined) return;
    const asked = ++this.#asked;
    const board = await this.#boardAt(editor, client);
    if (asked !== this.#asked || this.#panel === undefined || board === undefined) return;
    this.#panel.title = board.ply === undefined ? 'Board' : `Board: ply ${board.ply} of ${board.plies ?? board.ply}`;
    this.#panel.webview.html = page(board.svg);
  }

  /** The board at the cursor; nothing where there is none, or the text has changed meanwhile. */
  async #boardAt(editor: vscode.TextEditor, client: BaseLanguageClient): Promise<BoardPreview | undefined> {
    const { document, selection } = editor;
    const position = { line: selection.active.line, character: selection.active.character };
    const params = { textDocument: { uri: document.uri.toString() }, position };
    try {
      return (await client.sendRequest<BoardPreview | null>('ludogram/board', params)) ?? undefined;
    } catch {
      return undefined;
    }
  }
}

/** A page with a picture and no way to run code. */
const page = (svg: string): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <style>body { margin: 0; padding: 8px } svg { display: block; max-width: 100%; max-height: 95vh; margin: auto }</style>
  </head>
  <body>${svg}</body>
</html>`;
