import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { type ServerOptions, TransportKind } from 'vscode-languageclient/node';

/** How the server is started: as the settings say, else that of the project, else that of the extension. */
export function serverOptions(extension: vscode.Uri): ServerOptions {
  const [command, ...args] = vscode.workspace.getConfiguration('ludogram').get<string[]>('server.command', []);
  if (command !== undefined) return { command, args, transport: TransportKind.stdio };
  const project = vscode.workspace.isTrusted ? projectServer() : undefined;
  if (project !== undefined) return { module: project, args: ['lsp'], transport: TransportKind.stdio };
  const own = vscode.Uri.joinPath(extension, 'dist', 'server.mjs').fsPath;
  return { module: own, transport: TransportKind.stdio };
}

/** The command line of the package in a folder of the workspace. */
function projectServer(): string | undefined {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const mains = folders.map(({ uri }) => join(uri.fsPath, 'node_modules/ludogram/dist/src/bin/main.js'));
  return mains.find((main) => existsSync(main));
}
