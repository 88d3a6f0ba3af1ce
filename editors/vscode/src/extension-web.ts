import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { Extension } from './activate.js';

let extension: Extension | undefined;

/**
 * Starts the server in a web worker, and registers the commands and the board panel. A web page can neither start
 * programs nor run configs, so there are no tasks and no notations of a project.
 */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  extension = new Extension(context, (uri, clientOptions) => {
    const worker = new Worker(vscode.Uri.joinPath(uri, 'dist', 'web', 'server.js').toString(true));
    const client = new LanguageClient('ludogram', 'ludogram', worker, clientOptions);
    return Promise.resolve({ client, server: 'of the extension', lacksPackage: false });
  });
  await extension.restart();
}

/** Ends the server. */
export async function deactivate(): Promise<void> {
  await extension?.end();
}
