import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import type { NotationsParams } from '../../../src/lsp/server/own-notations.js';
import { BoardPanel } from './board-panel.js';
import { newRecord } from './new-record.js';
import { OwnLanguages } from './own-languages.js';
import { chooseServer } from './server-options.js';
import { LudogramTasks } from './tasks.js';

let client: LanguageClient | undefined;
/** The last start or stop of the client, which must end before the next one: a client that starts can't be stopped. */
let change: Promise<void> = Promise.resolve();

/** Starts the server and registers the commands, the board panel and the tasks. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const board = new BoardPanel(() => client);
  const own = new OwnLanguages(languageIds(context));
  context.subscriptions.push(
    board,
    own,
    vscode.commands.registerCommand('ludogram.showBoard', () => board.show()),
    vscode.commands.registerCommand('ludogram.newRecord', () => newRecord(context.extensionUri)),
    vscode.commands.registerCommand('ludogram.restart', () => restart(context, own)),
    vscode.tasks.registerTaskProvider('ludogram', new LudogramTasks()),
    // From now on, the settings and the project may name the server.
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(context, own)),
  );
  await restart(context, own);
}

/** Ends the server. */
export function deactivate(): Promise<void> {
  return afterLastChange(stop);
}

function restart(context: vscode.ExtensionContext, own: OwnLanguages): Promise<void> {
  return afterLastChange(async () => {
    await stop();
    await own.set({ notations: [] });
    const { options, lacksPackage } = await chooseServer(context.extensionUri);
    const settings = vscode.workspace.getConfiguration('ludogram');
    client = new LanguageClient('ludogram', 'ludogram', options, {
      documentSelector: selector(context),
      initializationOptions: { codePages: settings.get<string>('codePages', ''), trusted: vscode.workspace.isTrusted },
    });
    client.onNotification('ludogram/notations', (params: NotationsParams) => own.set(params));
    await client.start();
    if (lacksPackage) void askForPackage();
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

/** Tells why the notations of the project are not known. */
async function askForPackage(): Promise<void> {
  const message =
    'The notations of this project are not known yet, because the package ludogram is not installed: ' +
    'run npm install, then restart the language server.';
  const chosen = await vscode.window.showWarningMessage(message, RESTART);
  if (chosen === RESTART) await vscode.commands.executeCommand('ludogram.restart');
}

const RESTART = 'Restart the Language Server';

/**
 * Returns the documents that the server gets from the start: those in the languages of the extension. The server itself
 * registers the files of projects with notations of their own.
 */
function selector(context: vscode.ExtensionContext): { language: string; scheme?: string }[] {
  return [...languageIds(context).map((language) => ({ language })), { language: 'ludogram', scheme: 'untitled' }];
}

/** The languages that the extension declares, except that of notations of projects. */
function languageIds({ extension }: vscode.ExtensionContext): string[] {
  const { contributes } = extension.packageJSON as { readonly contributes: { readonly languages: { id: string }[] } };
  return contributes.languages.map(({ id }) => id).filter((id) => id !== 'ludogram');
}
