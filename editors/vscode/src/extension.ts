import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { BoardPanel } from './board-panel.js';
import { newRecord } from './new-record.js';
import { serverOptions } from './server-options.js';
import { LudogramTasks } from './tasks.js';

let client: LanguageClient | undefined;

/** Starts the server and registers the commands, the board panel and the tasks. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const board = new BoardPanel(() => client);
  context.subscriptions.push(
    board,
    vscode.commands.registerCommand('ludogram.showBoard', () => board.show()),
    vscode.commands.registerCommand('ludogram.newRecord', () => newRecord(context.extensionUri)),
    vscode.commands.registerCommand('ludogram.restart', () => restart(context)),
    vscode.tasks.registerTaskProvider('ludogram', new LudogramTasks()),
    // The server of a project may run from now on.
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(context)),
  );
  await start(context);
}

/** Ends the server. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}

async function start(context: vscode.ExtensionContext): Promise<void> {
  const settings = vscode.workspace.getConfiguration('ludogram');
  client = new LanguageClient('ludogram', 'ludogram', serverOptions(context.extensionUri), {
    documentSelector: languageIds(context).map((language) => ({ language })),
    initializationOptions: { codePages: settings.get<string>('codePages', '') },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.peggy') },
  });
  await client.start();
}

async function restart(context: vscode.ExtensionContext): Promise<void> {
  await client?.stop();
  await start(context);
}

/** The languages that the extension declares. */
function languageIds({ extension }: vscode.ExtensionContext): string[] {
  const { contributes } = extension.packageJSON as { readonly contributes: { readonly languages: { id: string }[] } };
  return contributes.languages.map(({ id }) => id);
}
