import * as vscode from 'vscode';
import type { NotationsParams, OwnNotation } from '../../../src/lsp/server/own-notations.js';

/** The language of files in the notations of a project. An extension can't declare languages while it runs. */
const LANGUAGE = 'ludogram';

/** The context key with the extensions of the notations of the project. */
const EXTENSIONS = 'ludogram.extensions';

/** Gives files in the notations of the configs of the workspace their language, unless another extension knows them. */
export class OwnLanguages implements vscode.Disposable {
  readonly #listener: vscode.Disposable;
  readonly #changed = new vscode.EventEmitter<void>();
  /** The languages that a file may have and still be in a notation of the project. */
  readonly #replaceable: ReadonlySet<string>;
  #notations: readonly OwnNotation[] = [];

  /** Fires when other notations are known. */
  readonly onDidChange = this.#changed.event;

  /** @param builtIn the languages of the extension: a config may have another notation with the same extension */
  constructor(builtIn: readonly string[]) {
    this.#replaceable = new Set(['plaintext', ...builtIn]);
    this.#listener = vscode.workspace.onDidOpenTextDocument((document) => void this.#assign(document));
  }

  /** Takes the notations that the server has found; the last list counts. */
  async set({ notations }: NotationsParams): Promise<void> {
    this.#notations = notations;
    this.#changed.fire();
    const extensions = notations.flatMap((notation) => notation.extensions);
    await vscode.commands.executeCommand('setContext', EXTENSIONS, extensions);
    for (const document of vscode.workspace.textDocuments) await this.#assign(document);
  }

  /** Returns the notation of the project that a document is in; `undefined` if it is in none. */
  notationOf({ uri }: vscode.TextDocument): OwnNotation | undefined {
    const path = uri.toString();
    const inFolder = this.#notations.filter(({ folder }) => path.startsWith(`${vscode.Uri.parse(folder).toString()}/`));
    // The nearest config counts.
    const nearest = inFolder.toSorted((notation, other) => other.folder.length - notation.folder.length);
    return nearest.find(({ extensions }) => extensions.some((extension) => path.toLowerCase().endsWith(extension)));
  }

  dispose(): void {
    this.#listener.dispose();
    this.#changed.dispose();
  }

  async #assign(document: vscode.TextDocument): Promise<void> {
    if (!this.#replaceable.has(document.languageId) || this.notationOf(document) === undefined) return;
    await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
  }
}
