import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { applyEdits } from '../../../src/diagnostics/index.js';
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
    readonly customEditors: readonly {
      readonly viewType: string;
      readonly priority: string;
      readonly selector: readonly { readonly filenamePattern: string }[];
    }[];
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

  get path(): string {
    return this.fsPath;
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
  text: string;
  getText(): string;
  positionAt(offset: number): FakePosition;
  offsetAt(position: FakePosition): number;
}

class FakePosition {
  readonly line: number;
  readonly character: number;

  constructor(line: number, character: number) {
    [this.line, this.character] = [line, character];
  }

  isEqual({ line, character }: FakePosition): boolean {
    return this.line === line && this.character === character;
  }
}

class FakeRange {
  readonly start: FakePosition;
  readonly end: FakePosition;

  constructor(start: FakePosition, end: FakePosition) {
    [this.start, this.end] = [start, end];
  }
}

class FakeSelection {
  readonly active: FakePosition;

  constructor(_anchor: FakePosition, active: FakePosition) {
    this.active = active;
  }
}

/** An editor with a document and a cursor. */
export interface FakeEditor {
  readonly document: FakeDocument;
  selection: FakeSelection;
  revealRange(): void;
}

class FakeWorkspaceEdit {
  readonly replaced: [uri: FakeUri, range: FakeRange, text: string][] = [];

  replace(uri: FakeUri, range: FakeRange, text: string): void {
    this.replaced.push([uri, range, text]);
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
  readonly webview: {
    html: string;
    options: { readonly enableScripts?: boolean; readonly localResourceRoots?: readonly { readonly fsPath: string }[] };
    onDidReceiveMessage: (listener: (message: unknown) => void) => { dispose(): void };
    postMessage(message: unknown): Promise<boolean>;
    asWebviewUri(uri: unknown): unknown;
  };
  /** The messages that the extension has sent to the page. */
  readonly posted: unknown[];
  /** Sends a message as the page does. */
  send(message: unknown): void;
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

/** The functions of the language client that the extension uses. */
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
  editor: FakeEditor | undefined;
  /** The selection with which a document was shown last. */
  shownSelection: FakeRange | undefined;
  /** Whether documents can be edited. */
  isReadonly = false;
  /** Milliseconds that an edit of the extension takes. */
  editTime = 0;
  /** The provider of the editor with a board. */
  boardEditor: { resolveCustomTextEditor(document: FakeDocument, panel: FakePanel): void } | undefined;
  answer: AnswerRequest = () => Promise.resolve(null);
  /** Chooses from a list that the user is shown. */
  choose: (items: readonly { readonly label: string }[]) => unknown = () => undefined;
  readonly files = new Map<string, string>();
  readonly commands = new Map<string, (...args: unknown[]) => unknown>();
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
  readonly #moved = new FakeEvent<{ readonly textEditor: FakeEditor }>();
  readonly #activated = new FakeEvent<void>();
  readonly #changed = new FakeEvent<{ readonly document: FakeDocument }>();
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
    for (const subscription of this.subscriptions) subscription.dispose();
    await this.#extension?.deactivate();
  }

  /** Number of listeners that wait for another cursor, editor or text. */
  get listeners(): number {
    return this.#moved.size + this.#activated.size + this.#changed.size;
  }

  /** Shows a text, with the cursor at an offset. */
  show(text: string, offset: number, language = 'oni'): void {
    const document = documentOf(language, text);
    const position = document.positionAt(offset);
    const moved = this.#moved;
    let selection = new FakeSelection(position, position);
    const editor: FakeEditor = {
      document,
      get selection() {
        return selection;
      },
      set selection(to) {
        selection = to;
        moved.fire({ textEditor: editor });
      },
      revealRange: () => {},
    };
    this.editor = editor;
    this.documents.push(document);
    this.#activated.fire();
  }

  /** Moves the cursor, as the user does. */
  moveTo(offset: number): void {
    const position = this.editor!.document.positionAt(offset);
    this.editor!.selection = new FakeSelection(position, position);
  }

  /** Changes the text of the document in the editor. */
  change(text: string): void {
    this.editor!.document.text = text;
    this.#changed.fire({ document: this.editor!.document });
  }

  /** Makes an empty panel, as the editor does for a custom editor. */
  newPanel(): FakePanel {
    return this.#panel('');
  }

  async #apply({ replaced }: FakeWorkspaceEdit): Promise<boolean> {
    if (this.isReadonly) return false;
    if (this.editTime > 0) await new Promise((resolve) => setTimeout(resolve, this.editTime));
    const document = this.documents.find(({ uri }) => uri.fsPath === replaced[0]![0].fsPath)!;
    const edits = replaced.map(([, { start, end }, text]) => ({
      start: document.offsetAt(start),
      end: document.offsetAt(end),
      text,
    }));
    document.text = applyEdits(document.text, edits);
    this.#changed.fire({ document });
    return true;
  }

  #editorModule(): Record<string, unknown> {
    // Getters, because the extension asks for the state at the time.
    const state = { editor: () => this.editor, isTrusted: () => this.isTrusted, documents: () => this.documents };
    return {
      Uri: FakeUri,
      EventEmitter: FakeEmitter,
      Position: FakePosition,
      Range: FakeRange,
      Selection: FakeSelection,
      WorkspaceEdit: FakeWorkspaceEdit,
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
      ViewColumn: { Beside: -2, One: 1 },
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
        get visibleTextEditors() {
          return [state.editor()].filter((editor) => editor !== undefined);
        },
        onDidChangeTextEditorSelection: this.#moved.on,
        onDidChangeActiveTextEditor: this.#activated.on,
        createWebviewPanel: (_type: string, title: string) => this.#panel(title),
        registerCustomEditorProvider: (_type: string, provider: FakeWindow['boardEditor']) => {
          this.boardEditor = provider;
          return { dispose: () => (this.boardEditor = undefined) };
        },
        createStatusBarItem: () => this.status,
        showWarningMessage: (message: string, ...choices: string[]) => {
          this.warnings.push(message);
          return Promise.resolve(this.choose(choices.map((label) => ({ label }))));
        },
        showQuickPick: (items: readonly { readonly label: string }[]) => Promise.resolve(this.choose(items)),
        showTextDocument: (document: FakeDocument, options: { readonly selection?: FakeRange } = {}) => {
          this.shownSelection = options.selection;
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
        onDidChangeTextDocument: this.#changed.on,
        applyEdit: (edit: FakeWorkspaceEdit) => this.#apply(edit),
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
        openTextDocument: (asked: FakeUri | { readonly language: string; readonly content: string }) =>
          Promise.resolve(
            'content' in asked
              ? documentOf(asked.language, asked.content)
              : this.documents.find(({ uri }) => uri.fsPath === asked.fsPath),
          ),
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

  #panel(title: string): FakePanel {
    const disposed = new FakeEvent<void>();
    const received = new FakeEvent<unknown>();
    const posted: unknown[] = [];
    const panel: FakePanel = {
      title,
      webview: {
        html: '',
        options: {},
        onDidReceiveMessage: received.on,
        postMessage: (message) => Promise.resolve(posted.push(message) > 0),
        asWebviewUri: String,
      },
      posted,
      send: (message) => received.fire(message),
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
    const lines = document.text.slice(0, offset).split('\n');
    return new FakePosition(lines.length - 1, lines.at(-1)!.length);
  };
  const offsetAt = ({ line, character }: FakePosition): number => {
    const lines = document.text.split('\n').slice(0, line);
    return lines.reduce((sum, { length }) => sum + length + 1, character);
  };
  const getText = (): string => document.text;
  const uri = new FakeUri(path);
  const document = { uri, language, languageId: language, text, getText, positionAt, offsetAt };
  return document;
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
