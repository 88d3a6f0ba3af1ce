import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { type ServerOptions, TransportKind } from 'vscode-languageclient/node';

/**
 * Returns how the server is started: as the settings say, else that of the project, else that of the extension. In a
 * workspace that is not trusted only that of the extension, and no setting that names a program is read: even a command
 * of the user's own settings, such as `npx ludogram lsp`, would run a program of the workspace.
 */
export function serverOptions(extension: vscode.Uri): ServerOptions {
  return (vscode.workspace.isTrusted ? trustedServer() : undefined) ?? ownServer(extension);
}

function ownServer(extension: vscode.Uri): ServerOptions {
  return { module: vscode.Uri.joinPath(extension, 'dist', 'server.mjs').fsPath, transport: TransportKind.stdio };
}

function trustedServer(): ServerOptions | undefined {
  const [command, ...args] = vscode.workspace.getConfiguration('ludogram').get<string[]>('server.command', []);
  if (command !== undefined) return { command, args, transport: TransportKind.stdio };
  const project = projectServer();
  return project === undefined ? undefined : { module: project, args: ['lsp'], transport: TransportKind.stdio };
}

/** Returns the command line of the package in a folder of the workspace. */
function projectServer(): string | undefined {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const mains = folders.map(({ uri }) => join(uri.fsPath, 'node_modules/ludogram/dist/src/bin/main.js'));
  return mains.find((main) => existsSync(main));
}
