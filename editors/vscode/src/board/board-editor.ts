import type * as vscode from 'vscode';
import { type BoardHost, BoardView } from './board-view.js';

/** The editor "Board", which shows a record as a board instead of a text. Both can be open at the same time. */
export class BoardEditor implements vscode.CustomTextEditorProvider {
  readonly #host: BoardHost;

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** Shows the board of a document in the panel that the editor has made for it. */
  resolveCustomTextEditor(document: vscode.TextDocument, { webview, onDidDispose }: vscode.WebviewPanel): void {
    const view = new BoardView(webview, this.#host);
    view.show(document);
    onDidDispose(() => view.dispose());
  }
}
