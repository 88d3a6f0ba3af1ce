import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { ROOT } from '../root.js';

interface PublishedDiagnostics {
  readonly uri: string;
  readonly version?: number;
}

/** An editor with one open text, and the language server that it has started, as built for users. */
export class Editor {
  readonly #process: ChildProcess;
  readonly #connection: MessageConnection;
  readonly #uri: string;
  #version = 0;
  #onDiagnostics: (published: PublishedDiagnostics) => void = () => {};

  private constructor(notation: string) {
    this.#uri = `untitled:large.${notation}`;
    const main = join(ROOT, 'dist', 'src', 'bin', 'main.js');
    const child = spawn(process.execPath, [main, 'lsp', '--no-config'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process = child;
    this.#connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    this.#connection.onNotification('textDocument/publishDiagnostics', (published: PublishedDiagnostics) =>
      this.#onDiagnostics(published),
    );
    this.#connection.listen();
  }

  /** Starts a server, and introduces itself. */
  static async start(notation: string): Promise<Editor> {
    const editor = new Editor(notation);
    await editor.#connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await editor.#connection.sendNotification('initialized', {});
    return editor;
  }

  /** Opens the text. Returns the milliseconds until its first and its last diagnostics. */
  open(notation: string, text: string): Promise<[first: number, last: number]> {
    const textDocument = { uri: this.#uri, languageId: notation, version: ++this.#version, text };
    return this.#checked('textDocument/didOpen', { textDocument });
  }

  /** Inserts an empty line, or removes it again. Returns the milliseconds until the first and the last diagnostics. */
  edit(line: number, isInserted: boolean): Promise<[first: number, last: number]> {
    const textDocument = { uri: this.#uri, version: ++this.#version };
    const start = { line, character: 0 };
    const change = isInserted
      ? { range: { start, end: start }, text: '\n' }
      : { range: { start, end: { line: line + 1, character: 0 } }, text: '' };
    return this.#checked('textDocument/didChange', { textDocument, contentChanges: [change] });
  }

  /** Returns the milliseconds for a completion at the start of a line. */
  async complete(line: number): Promise<number> {
    const began = performance.now();
    const position = { line, character: 0 };
    await this.#connection.sendRequest('textDocument/completion', { textDocument: { uri: this.#uri }, position });
    return performance.now() - began;
  }

  /** Returns the most memory that the server has taken so far, in bytes; `undefined` if the system doesn't tell. */
  maxMemory(): number | undefined {
    const path = `/proc/${this.#process.pid}/status`;
    if (!existsSync(path)) return undefined;
    return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(path, 'utf8'))![1]) * 1024;
  }

  stop(): void {
    this.#connection.dispose();
    this.#process.kill();
  }

  /**
   * Sends a new version. A text that is this long is checked twice: the first diagnostics are those of its syntax, the
   * last ones those of the rules of the game.
   */
  #checked(method: string, params: object): Promise<[first: number, last: number]> {
    const version = this.#version;
    const began = performance.now();
    return new Promise((resolve) => {
      let first: number | undefined;
      this.#onDiagnostics = (published) => {
        if (published.version !== version) return;
        const now = performance.now() - began;
        if (first === undefined) first = now;
        else resolve([first, now]);
      };
      void this.#connection.sendNotification(method, params);
    });
  }
}
