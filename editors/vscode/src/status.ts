import * as vscode from 'vscode';
import type { OwnLanguages } from './own-languages.js';

/** The server that runs, in words. */
export type ServerName = 'of the extension' | 'of the project' | 'of the setting ludogram.server.command';

/** The state of the server. */
export type ServerState =
  | { readonly is: 'starting' }
  | { readonly is: 'failed' }
  | { readonly is: 'running'; readonly server: ServerName; readonly lacksPackage: boolean };

/** An item of the status bar: the notation of the file, and the server that checks it. A click shows the board. */
export class Status implements vscode.Disposable {
  readonly #item: vscode.StatusBarItem;
  readonly #titles: ReadonlyMap<string, string>;
  readonly #own: OwnLanguages;
  readonly #listeners: vscode.Disposable[];
  #state: ServerState = { is: 'starting' };

  /**
   * @param titles the languages of the extension with the titles of their files
   * @param own the notations of the project
   */
  constructor(titles: ReadonlyMap<string, string>, own: OwnLanguages) {
    this.#titles = titles;
    this.#own = own;
    this.#item = vscode.window.createStatusBarItem('ludogram', vscode.StatusBarAlignment.Right, 100);
    this.#item.name = 'Ludogram';
    const update = (): void => this.#update();
    this.#listeners = [
      vscode.window.onDidChangeActiveTextEditor(update),
      vscode.workspace.onDidOpenTextDocument(update),
      own.onDidChange(update),
    ];
  }

  /** Shows another state of the server. */
  set(state: ServerState): void {
    this.#state = state;
    this.#update();
  }

  dispose(): void {
    this.#item.dispose();
    for (const listener of this.#listeners) listener.dispose();
  }

  #update(): void {
    const document = vscode.window.activeTextEditor?.document;
    const title = document && (this.#own.notationOf(document)?.title ?? this.#titles.get(document.languageId));
    const lacksPackage = this.#state.is === 'running' && this.#state.lacksPackage;
    if (document === undefined || (title === undefined && !lacksPackage)) return this.#item.hide();
    this.#item.text = `${iconOf(this.#state)} ${title ?? 'ludogram'}`;
    this.#item.tooltip = tooltipOf(this.#state);
    const hasBoard = title !== undefined && document.languageId !== 'peggy';
    const isUsable = this.#state.is === 'running' && !lacksPackage;
    const show = isUsable && hasBoard ? { command: 'ludogram.showBoard' } : {};
    this.#item.command = { title: '', command: 'ludogram.restart', ...show };
    this.#item.show();
  }
}

function iconOf(state: ServerState): string {
  if (state.is === 'starting') return '$(loading~spin)';
  return state.is === 'failed' || state.lacksPackage ? '$(warning)' : '$(check)';
}

function tooltipOf(state: ServerState): string {
  if (state.is === 'starting') return 'The language server starts';
  if (state.is === 'failed') return "The language server isn't running. Click to restart it";
  if (!state.lacksPackage) return `The language server ${state.server} is running`;
  return 'The notations of this project need the package ludogram. Run npm install, then click to restart the server';
}
