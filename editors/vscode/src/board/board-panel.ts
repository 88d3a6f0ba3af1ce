import * as vscode from 'vscode';
import type { Position } from 'vscode-languageclient';
import { type BoardHost, BoardView } from './board-view.js';

/** A panel beside the editor with the board of the file in it. A file without boards leaves the last one there. */
export class BoardPanel implements vscode.Disposable {
  readonly #host: BoardHost;
  readonly #hasBoard: (document: vscode.TextDocument) => boolean;
  readonly #listener: vscode.Disposable;
  #shown: { readonly panel: vscode.WebviewPanel; readonly view: BoardView } | undefined;

  /** @param hasBoard whether a document is in a notation whose boards can be shown */
  constructor(host: BoardHost, hasBoard: (document: vscode.TextDocument) => boolean) {
    this.#host = host;
    this.#hasBoard = hasBoard;
    this.#listener = vscode.window.onDidChangeActiveTextEditor(() => this.#follow());
  }

  /** Puts the cursor of the active editor at a position, and shows the board there. */
  showAt({ line, character }: Position): void {
    const editor = vscode.window.activeTextEditor;
    if (editor !== undefined) {
      const at = new vscode.Position(line, character);
      editor.selection = new vscode.Selection(at, at);
    }
    this.show();
  }

  /** Opens the panel, or brings it to the front. */
  show(): void {
    if (this.#shown === undefined) {
      const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      const panel = vscode.window.createWebviewPanel('ludogram.board', 'Board', column);
      const view = new BoardView(panel.webview, this.#host);
      this.#shown = { panel, view };
      panel.onDidDispose(() => {
        view.dispose();
        this.#shown = undefined;
      });
      view.show(undefined);
    } else this.#shown.panel.reveal(undefined, true);
    this.#follow();
  }

  dispose(): void {
    this.#shown?.panel.dispose();
    this.#listener.dispose();
  }

  #follow(): void {
    const document = vscode.window.activeTextEditor?.document;
    if (this.#shown === undefined || document === undefined || !this.#hasBoard(document)) return;
    this.#shown.panel.title = `Board: ${document.uri.path.split('/').at(-1) ?? ''}`;
    this.#shown.view.show(document);
  }
}
