import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { ROOT } from '../../support/shared.js';

const EXTENSION = join(ROOT, 'editors/vscode');

/** The manifest of the extension. */
export const manifest = createRequire(import.meta.url)(join(EXTENSION, 'package.json')) as {
  readonly capabilities: {
    readonly untrustedWorkspaces: {
      readonly supported: unknown;
      readonly restrictedConfigurations: readonly string[];
    };
  };
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly scope?: string }>> };
    readonly languages: readonly { readonly id: string }[];
    readonly commands: readonly { readonly command: string }[];
    readonly problemMatchers: readonly { readonly name: string }[];
  };
};

class FakeEvent<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  readonly on = (listener: (value: Value) => void): { dispose(): void } => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };

  fire(value: Value): void {
    for (const listener of this.#listeners) listener(value);
  }

  get size(): number {
    return this.#listeners.size;
  }
}

class FakeUri {
  readonly fsPath: string;

  constructor(fsPath: string) {
    this.fsPath = fsPath;
  }

  static joinPath({ fsPath }: FakeUri, ...parts: string[]): FakeUri {
    return new FakeUri(join(fsPath, ...parts));
  }

  static parse(uri: string): FakeUri {
    return new FakeUri(uri.replace('file://', ''));
  }

  toString(): string {
    return `file://${this.fsPath}`;
  }
}

class FakeEmitter {
  readonly #fired = new FakeEvent<void>();
  readonly event = this.#fired.on;
  fire(): void {
    this.#fired.fire();
  }
  dispose(): void {}
}

/** A document as the window shows it. */
export interface FakeDocument {
  readonly uri: FakeUri;
  readonly language: string;
  readonly languageId: string;
  readonly text: string;
  positionAt(offset: number): FakePosition;
}

interface FakePosition {
  readonly line: number;
  readonly character: number;
}

class FakeSelection {
  readonly active: FakePosition;

  constructor(_anchor: FakePosition, active: FakePosition) {
    this.active = active;
  }
}

/** A task as the extension makes it. */
export class FakeTask {
  readonly definition: unknown;
  readonly scope: unknown;
  readonly name: string;
  readonly execution: {
    readonly command: string;
    readonly args: readonly (string | { readonly value: string; readonly quoting: string })[];
    readonly cwd: string;
  };
  readonly matcher: string;
  isBackground = false;
  group: unknown;

  constructor(...args: readonly [unknown, unknown, string, string, FakeTask['execution'], string]) {
    [this.definition, this.scope, this.name, , this.execution, this.matcher] = args;
  }
}

/** A panel with a web page. */
export interface FakePanel {
  title: string;
  readonly webview: { html: string };
  readonly options: { readonly enableScripts: boolean };
  reveals: number;
  onDidDispose(listener: () => void): void;
  reveal(): void;
  dispose(): void;
}

/** An item of the status bar. */
export interface FakeStatus {
  text: string;
  tooltip: string;
  isShown: boolean;
  command?: { readonly command: string };
  show(): void;
  hide(): void;
  dispose(): void;
}

/** What the extension asks its language client for. */
export type AnswerRequest = (method: string, params: unknown) => Promise<unknown>;

/** A client that the extension has made. */
export interface FakeClient {
  readonly server: { readonly module?: string; readonly command?: string; readonly args?: readonly string[] };
  readonly options: { readonly documentSelector: readonly unknown[]; readonly initializationOptions: unknown };
  isRunning: boolean;
  /** Sends a notification as the server does. */
  notify(method: string, params: unknown): Promise<void>;
}

/** The state of a window of VS Code with one folder, and what the extension has done in it. */
export class FakeWindow {
  settings: Readonly<Record<string, unknown>> = {};
  isTrusted = true;
  /** The names of the settings that the extension has read. */
  readonly readSettings = new Set<string>();
  editor: { readonly document: FakeDocument; selection: FakeSelection } | undefined;
  answer: AnswerRequest = () => Promise.resolve(null);
  /** Chooses from a list that the user is shown. */
  choose: (items: readonly { readonly label: string }[]) => unknown = () => undefined;
  readonly files = new Map<string, string>();
  readonly commands = new Map<string, () => unknown>();
  readonly panels: FakePanel[] = [];
  readonly clients: FakeClient[] = [];
  readonly subscriptions: { dispose(): void }[] = [];
  readonly trusted = new FakeEvent<void>();
  /** The event of a setting that has changed. */
  readonly configured = new FakeEvent<{ affectsConfiguration(name: string): boolean }>();
  /** The item of the status bar. */
  readonly status: FakeStatus = {
    text: '',
    tooltip: '',
    isShown: false,
    show: () => (this.status.isShown = true),
    hide: () => (this.status.isShown = false),
    dispose: () => {},
  };
  /** The documents that are open, and the event of one that is opened. */
  documents: FakeDocument[] = [];
  readonly opened = new FakeEvent<FakeDocument>();
  /** The languages that the extension has set, by path. */
  readonly languages = new Map<string, string>();
  readonly context = new Map<string, unknown>();
  readonly warnings: string[] = [];
  readonly #moved = new FakeEvent<void>();
  tasks: { provideTasks(): Promise<FakeTask[]>; resolveTask(task: FakeTask): FakeTask | undefined } | undefined;
  readonly folder: { readonly uri: FakeUri };
  #extension: { activate(context: unknown): Promise<void>; deactivate(): Promise<void> } | undefined;

  constructor(folder: string) {
    this.folder = { uri: new FakeUri(folder) };
  }

  /** Starts the extension as VS Code does: its bundle, with the modules that the editor has. */
  async activate(): Promise<void> {
    this.#extension = await loadExtension({ vscode: this.#editorModule(), [CLIENT]: this.#clientModule() });
    const extension = { packageJSON: manifest };
    await this.#extension.activate({
      extension,
      extensionUri: new FakeUri('/extension'),
      subscriptions: this.subscriptions,
    });
  }

  async deactivate(): Promise<void> {
    for (const one of this.subscriptions) one.dispose();
    await this.#extension?.deactivate();
  }

  /** How many listeners wait for the cursor to move. */
  get listeners(): number {
    return this.#moved.size;
  }

  /** Shows a text, with the cursor at an offset. */
  show(text: string, offset: number, language = 'oni'): void {
    const document = documentOf(language, text);
    const position = document.positionAt(offset);
    this.editor = { document, selection: new FakeSelection(position, position) };
    this.#moved.fire();
  }

  #editorModule(): Record<string, unknown> {
    const nothing = new FakeEvent<void>();
    // Getters, because the extension asks for the state at the time.
    const state = { editor: () => this.editor, isTrusted: () => this.isTrusted, documents: () => this.documents };
    return {
      Uri: FakeUri,
      EventEmitter: FakeEmitter,
      Selection: FakeSelection,
      Task: FakeTask,
      ShellExecution: class {
        readonly cwd: string;
        constructor(
          readonly command: string,
          readonly args: FakeTask['execution']['args'],
          { cwd }: { readonly cwd: string },
        ) {
          this.cwd = cwd;
        }
      },
      ShellQuoting: { Strong: 'strong' },
      TaskGroup: { Test: 'test', Build: 'build' },
      ViewColumn: { Beside: -2 },
      StatusBarAlignment: { Right: 2 },
      commands: {
        registerCommand: (name: string, run: () => unknown) => {
          this.commands.set(name, run);
          return { dispose: () => void this.commands.delete(name) };
        },
        executeCommand: (name: string, key: string, value: unknown) => {
          if (name === 'setContext') this.context.set(key, value);
          else return this.commands.get(name)!();
          return Promise.resolve();
        },
      },
      languages: {
        setTextDocumentLanguage: ({ uri }: FakeDocument, language: string) => {
          this.languages.set(uri.fsPath, language);
          return Promise.resolve();
        },
      },
      tasks: {
        registerTaskProvider: (_type: string, provider: FakeWindow['tasks']) => {
          this.tasks = provider;
          return { dispose: () => (this.tasks = undefined) };
        },
      },
      window: {
        get activeTextEditor() {
          return state.editor();
        },
        onDidChangeTextEditorSelection: this.#moved.on,
        onDidChangeActiveTextEditor: this.#moved.on,
        createWebviewPanel: (_type: string, title: string, _column: unknown, options: FakePanel['options']) =>
          this.#panel(title, options),
        createStatusBarItem: () => this.status,
        showWarningMessage: (message: string, ...choices: string[]) => {
          this.warnings.push(message);
          return Promise.resolve(this.choose(choices.map((label) => ({ label }))));
        },
        showQuickPick: (items: readonly { readonly label: string }[]) => Promise.resolve(this.choose(items)),
        showTextDocument: (document: FakeDocument) => {
          this.show(document.text, 0, document.language);
          return Promise.resolve(this.editor);
        },
      },
      workspace: {
        get isTrusted() {
          return state.isTrusted();
        },
        workspaceFolders: [this.folder],
        get textDocuments() {
          return state.documents();
        },
        onDidOpenTextDocument: this.opened.on,
        onDidGrantWorkspaceTrust: this.trusted.on,
        onDidChangeConfiguration: this.configured.on,
        onDidChangeTextDocument: nothing.on,
        getConfiguration: (section: string) => ({
          get: (name: string, otherwise: unknown) => {
            this.readSettings.add(`${section}.${name}`);
            return this.settings[name] ?? otherwise;
          },
        }),
        findFiles: (pattern: string) => {
          const end = pattern === '**/*.peggy' ? /\.peggy$/ : /ludogram\.config\.\w+$/;
          return Promise.resolve(
            [...this.files.keys()].filter((path) => end.test(path)).map((path) => new FakeUri(path)),
          );
        },
        getWorkspaceFolder: ({ fsPath }: FakeUri) =>
          fsPath.startsWith(this.folder.uri.fsPath) ? this.folder : undefined,
        asRelativePath: ({ fsPath }: FakeUri) => fsPath.slice(this.folder.uri.fsPath.length + 1),
        fs: { readFile: ({ fsPath }: FakeUri) => Promise.resolve(new TextEncoder().encode(this.files.get(fsPath))) },
        openTextDocument: ({ language, content }: { readonly language: string; readonly content: string }) =>
          Promise.resolve(documentOf(language, content)),
      },
    };
  }

  #clientModule(): Record<string, unknown> {
    const { clients } = this;
    const answer: AnswerRequest = (method, params) => this.answer(method, params);
    class LanguageClient implements FakeClient {
      isRunning = false;
      readonly server: FakeClient['server'];
      readonly options: FakeClient['options'];

      constructor(_id: string, _name: string, server: FakeClient['server'], options: FakeClient['options']) {
        this.server = server;
        this.options = options;
        clients.push(this);
      }

      #isStarting = false;
      #hasFailed = false;

      async start(): Promise<void> {
        this.#isStarting = true;
        await Promise.resolve();
        this.#hasFailed = this.server.command === 'absent';
        if (this.#hasFailed) throw new Error('no such program');
        [this.#isStarting, this.isRunning] = [false, true];
      }

      stop(): Promise<void> {
        if (this.#isStarting || this.#hasFailed) return Promise.reject(new Error("it isn't running"));
        this.isRunning = false;
        return Promise.resolve();
      }

      sendRequest = answer;

      readonly #handlers = new Map<string, (params: unknown) => Promise<void>>();

      onNotification(method: string, handle: (params: unknown) => Promise<void>): void {
        this.#handlers.set(method, handle);
      }

      notify(method: string, params: unknown): Promise<void> {
        return this.#handlers.get(method)!(params);
      }
    }
    return { LanguageClient, TransportKind: { stdio: 0 } };
  }

  #panel(title: string, options: FakePanel['options']): FakePanel {
    const disposed = new FakeEvent<void>();
    const panel: FakePanel = {
      title,
      options,
      webview: { html: '' },
      reveals: 0,
      onDidDispose: (listener) => void disposed.on(listener),
      reveal: () => void panel.reveals++,
      dispose: () => disposed.fire(),
    };
    this.panels.push(panel);
    return panel;
  }
}

const CLIENT = 'vscode-languageclient/node';

/** A document in a language. */
export function documentOf(language: string, text: string, path = `/new.${language}`): FakeDocument {
  const positionAt = (offset: number): FakePosition => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)!.length };
  };
  return { uri: new FakeUri(path), language, languageId: language, text, positionAt };
}

let code: Promise<string> | undefined;

/** The extension's own module, bundled once, with the modules that it is given instead of those of VS Code. */
async function loadExtension(modules: Readonly<Record<string, unknown>>) {
  code ??= build({
    entryPoints: [join(EXTENSION, 'src/extension.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: Object.keys(modules),
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  const require = createRequire(import.meta.url);
  const module = { exports: {} };
  const load = compileFunction(await code, ['require', 'module', 'exports']) as (...args: unknown[]) => void;
  load((name: string): unknown => modules[name] ?? require(name), module, module.exports);
  return module.exports as { activate(context: unknown): Promise<void>; deactivate(): Promise<void> };
}
