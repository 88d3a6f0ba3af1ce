import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { Extension } from './activate.js';
import { chooseServer } from './server-options.js';
import { LudogramTasks } from './tasks.js';

let extension: Extension | undefined;

/** Starts the server in a process, and registers the commands, the board panel and the tasks. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  extension = new Extension(context, async (uri, clientOptions) => {
    const { options, ...choice } = await chooseServer(uri);
    return { client: new LanguageClient('ludogram', 'ludogram', options, clientOptions), ...choice };
  });
  context.subscriptions.push(vscode.tasks.registerTaskProvider('ludogram', new LudogramTasks()));
  await extension.restart();
}

/** Ends the server. */
export async function deactivate(): Promise<void> {
  await extension?.end();
}
