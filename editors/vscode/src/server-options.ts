import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import { type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import type { NewClient } from './activate.js';

/** How the server is started. */
export interface ServerChoice extends Omit<NewClient, 'client'> {
  readonly options: ServerOptions;
}

/**
 * Returns how the server is started: as the settings say, else that of the project, else that of the extension. In a
 * workspace that is not trusted only that of the extension, and no setting that names a program is read: even a command
 * of the user's own settings, such as `npx ludogram lsp`, would run a program of the workspace.
 */
export async function chooseServer(extension: vscode.Uri): Promise<ServerChoice> {
  const own = { module: vscode.Uri.joinPath(extension, 'dist', 'server.mjs').fsPath, transport: TransportKind.stdio };
  if (!vscode.workspace.isTrusted) return { options: own, server: 'of the extension', lacksPackage: false };
  const [command, ...args] = vscode.workspace.getConfiguration('ludogram').get<string[]>('server.command', []);
  if (command !== undefined) {
    const options = { command, args, transport: TransportKind.stdio };
    return { options, server: 'of the setting ludogram.server.command', lacksPackage: false };
  }
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const atTop = folders.map(serverIn).find((main) => main !== undefined);
  if (atTop !== undefined) return projectServer(atTop);
  const inTop = folders.some((folder) => CONFIG_NAMES.some((name) => existsSync(join(folder, name))));
  const configs = await configFiles();
  const nested = configs.flatMap(foldersAbove).map(serverIn);
  const main = nested.find((one) => one !== undefined);
  if (main !== undefined) return projectServer(main);
  return { options: own, server: 'of the extension', lacksPackage: inTop || configs.length > 0 };
}

const CONFIG_NAMES = ['ludogram.config.ts', 'ludogram.config.js', 'ludogram.config.mjs'];

const CONFIGS = '**/ludogram.config.{ts,js,mjs}';

/** Largest number of configs near which the package is looked for. */
const MAX_CONFIGS = 20;

async function configFiles(): Promise<readonly vscode.Uri[]> {
  try {
    return await vscode.workspace.findFiles(CONFIGS, '**/node_modules/**', MAX_CONFIGS);
  } catch {
    // The search of this editor does not work.
    return [];
  }
}

const projectServer = (module: string): ServerChoice => ({
  options: { module, args: ['lsp'], transport: TransportKind.stdio },
  server: 'of the project',
  lacksPackage: false,
});

/** Returns the command line of the package that is installed in a folder. */
function serverIn(folder: string): string | undefined {
  const main = join(folder, 'node_modules/ludogram/dist/src/bin/main.js');
  return existsSync(main) ? main : undefined;
}

/** Returns the folders from that of a file up to the folder of the workspace. */
function foldersAbove(uri: vscode.Uri): string[] {
  const top = vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath;
  if (top === undefined) return [];
  const folders: string[] = [];
  for (let at = dirname(uri.fsPath); at.startsWith(top) && dirname(at) !== at; at = dirname(at)) folders.push(at);
  return folders;
}
