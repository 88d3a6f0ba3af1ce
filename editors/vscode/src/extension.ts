import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { BoardPanel } from './board-panel.js';
import { newRecord } from './new-record.js';
import { serverOptions } from './server-options.js';
import { LudogramTasks } from './tasks.js';

let client: LanguageClient | undefined;
/** The last start or stop of the client, which must end before the next one: a client that starts can't be stopped. */
let change: Promise<void> = Promise.resolve();

/** Starts the server and registers the commands, the board panel and the tasks. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const board = new BoardPanel(() => client);
  context.subscriptions.push(
    board,
    vscode.commands.registerCommand('ludogram.showBoard', () => board.show()),
    vscode.commands.registerCommand('ludogram.newRecord', () => newRecord(context.extensionUri)),
    vscode.commands.registerCommand('ludogram.restart', () => restart(context)),
    vscode.tasks.registerTaskProvider('ludogram', new LudogramTasks()),
    // From now on, the settings and the project may name the server.
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(context)),
  );
  await restart(context);
}

/** Ends the server. */
export function deactivate(): Promise<void> {
  return afterLastChange(stop);
}

function restart(context: vscode.ExtensionContext): Promise<void> {
  return afterLastChange(async () => {
    await stop();
    client = newClient(context);
    await client.start();
  });
}

/** Ends the server. If it could not be started, there is none. */
async function stop(): Promise<void> {
  await client?.stop().catch(() => undefined);
}

function afterLastChange(act: () => Promise<void>): Promise<void> {
  change = change.then(act, act);
  return change;
}

function newClient(context: vscode.ExtensionContext): LanguageClient {
  const settings = vscode.workspace.getConfiguration('ludogram');
  return new LanguageClient('ludogram', 'ludogram', serverOptions(context.extensionUri), {
    documentSelector: languageIds(context).map((language) => ({ language })),
    initializationOptions: { codePages: settings.get<string>('codePages', ''), trusted: vscode.workspace.isTrusted },
  });
}

/** The languages that the extension declares. */
function languageIds({ extension }: vscode.ExtensionContext): string[] {
  const { contributes } = extension.packageJSON as { readonly contributes: { readonly languages: { id: string }[] } };
  return contributes.languages.map(({ id }) => id);
}
