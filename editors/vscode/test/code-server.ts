import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { endGroup } from '../../../test/support/processes/end-group.js';

/** The version of code-server, and that of VS Code in it. */
const VERSION = '4.100.3';

/** The folder where code-server is kept between runs, outside of the repository. */
const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ludogram', `code-server-${VERSION}`);

const PACKAGE = join(FOLDER, 'node_modules/code-server');

/** Written last, so that an installation that was interrupted is repeated. */
const COMPLETE = join(FOLDER, 'complete');

/** The native modules of VS Code that it can't start without, and what they are built to. */
const NATIVE: Readonly<Record<string, string>> = {
  '@vscode/spdlog': 'spdlog.node',
  'native-watchdog': 'watchdog.node',
  'node-pty': 'pty.node',
};

/**
 * Installs code-server, unless it is there already; takes about half a minute.
 *
 * @returns the reason why it can't be used; `undefined` if it can
 */
export function installCodeServer(): string | undefined {
  if (existsSync(COMPLETE)) return undefined;
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
    const editor = join(PACKAGE, 'lib/vscode');
    // Scripts would download a compiler's files and build everything, of which little is used.
    npm(FOLDER, 'install', `code-server@${VERSION}`, '--ignore-scripts');
    npm(editor, 'install', '--omit=dev', '--ignore-scripts');
    for (const [name, built] of Object.entries(NATIVE)) build(editor, name, built);
    // Passwords are not used, and this module would have to be built.
    writeFileSync(join(FOLDER, 'node_modules/argon2/argon2.js'), 'module.exports = {};\n');
    writeFileSync(COMPLETE, '');
    return undefined;
  } catch (error) {
    const { stderr } = error as { readonly stderr?: Buffer };
    const reason = stderr?.toString() ?? String(error);
    return `code-server ${VERSION} can't be installed: ${reason.split('\n').find((line) => line.trim() !== '') ?? reason}`;
  }
}

function build(folder: string, name: string, built: string): void {
  try {
    npm(folder, 'rebuild', name);
  } catch (error) {
    // The script of node-pty fails after it has built the module.
    if (!existsSync(join(folder, 'node_modules', name, 'build/Release', built))) throw error;
  }
}

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--prefer-offline'], { cwd, stdio: 'pipe' });
}

/** VS Code in a server, which a browser opens. */
export class CodeServer {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(address: string, process: ChildProcess, folder: string) {
    this.address = address;
    this.#process = process;
    this.#folder = folder;
  }

  /**
   * Starts the server.
   *
   * @param folder an empty folder for its data and extensions
   * @param extension the `.vsix` file to install first
   * @param settings the settings of the user
   */
  static async start(folder: string, extension: string, settings: object): Promise<CodeServer> {
    mkdirSync(join(folder, 'data/User'), { recursive: true });
    writeFileSync(join(folder, 'data/User/settings.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'config.yaml'), '');
    const at = ['--user-data-dir', join(folder, 'data'), '--extensions-dir', join(folder, 'extensions')];
    const entry = [join(PACKAGE, 'out/node/entry.js'), ...at, '--config', join(folder, 'config.yaml')];
    execFileSync(process.execPath, [...entry, '--install-extension', extension], { stdio: 'pipe' });
    const options = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'];
    // A group of its own, which contains every process that it starts.
    const server = spawn(process.execPath, [...entry, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const address = await new Promise<string>((resolve, reject) => {
      let log = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        const found = /listening on (http:\S+)/.exec(log);
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      server.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
      server.on('exit', () => reject(new Error(`code-server ended:\n${log}`)));
    });
    return new CodeServer(address, server, folder);
  }

  /** The logs of all windows, for the message of a test that fails. */
  get logs(): string[] {
    const logs = join(this.#folder, 'data/logs');
    return readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.log'));
  }

  /** Returns the address of a window with a folder, and a file in it. */
  window(folder: string, file: string): string {
    const { host } = new URL(this.address);
    const open = JSON.stringify([['openFile', `vscode-remote://${host}${join(folder, file)}`]]);
    return `${this.address}?${new URLSearchParams({ folder, payload: open }).toString()}`;
  }

  async stop(): Promise<void> {
    await endGroup(this.#process);
  }
}
