import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { bundleForBrowser } from '../../support/browser/browser.js';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** The parts of a web worker's global object for messages, and the side of the page. */
class WorkerScope {
  readonly sent: Message[] = [];
  readonly global: { onmessage: ((event: { data: unknown }) => void) | null; postMessage: (data: Message) => void } = {
    onmessage: null,
    postMessage: (data) => {
      this.sent.push(structuredClone(data));
      for (const wake of this.#waiting.splice(0)) wake();
    },
  };
  readonly #waiting: (() => void)[] = [];

  send(message: object): void {
    this.global.onmessage!({ data: { jsonrpc: '2.0', ...message } });
  }

  async next(isWanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.sent.find(isWanted);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
}

test('the server runs in a web worker that can start no other, grammars included', async () => {
  const { code } = await bundleForBrowser(
    `import { serveWorker } from './src/lsp/browser.ts';
     serveWorker();`,
    {
      format: 'iife',
    },
  );
  const self = new WorkerScope();
  const globals = { console, structuredClone, TextDecoder, TextEncoder, URL, performance, setTimeout, clearTimeout };
  const timers = { setInterval, clearInterval, queueMicrotask };
  const scope = createContext(Object.assign(self.global, globals, timers));
  runInContext(new TextDecoder().decode(code), scope);
  self.send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  await self.next(({ id }) => id === 1);
  self.send({ method: 'initialized', params: {} });

  const open = async (uri: string, languageId: string, text: string): Promise<lsp.Diagnostic[]> => {
    self.send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId, version: 1, text } } });
    const isOf = ({ params }: Message) => (params as { readonly uri?: string } | undefined)?.uri === uri;
    const { params } = await self.next(
      (message) => message.method === 'textDocument/publishDiagnostics' && isOf(message),
    );
    return (params as lsp.PublishDiagnosticsParams).diagnostics;
  };
  expect((await open('inmemory:a.oni', 'oni', 'BXLUA'))[0]).toMatchObject({ code: 'oni/unknown-card' });
  expect((await open('inmemory:a.peggy', 'peggy', 'A = B'))[0]).toMatchObject({ code: 'grammar/unknown-rule' });
  self.send({
    id: 2,
    method: 'textDocument/completion',
    params: { textDocument: { uri: 'inmemory:a.oni' }, position: { line: 0, character: 4 } },
  });
  const { result } = await self.next(({ id }) => id === 2);
  expect((result as lsp.CompletionItem[]).length).toBeGreaterThan(5);
});
