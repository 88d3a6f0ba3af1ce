import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleForBrowser } from '../../support/browser/browser.js';
import { CHROMIUM } from '../../support/browser/chromium.js';
import { endGroup } from '../../support/processes/end-group.js';

/** The script of the worker. */
const WORKER = `import { serveWorker } from './src/lsp/browser.ts';
     serveWorker();`;

/** A page that drives the server in a web worker, and posts what it found. */
const PAGE = `<!DOCTYPE html><meta charset="UTF-8"><script type="module">
const worker = new Worker('worker.js', { type: 'module' });
const received = [];
let wake = () => {};
worker.onmessage = ({ data }) => { received.push(data); wake(); };
worker.onerror = ({ message }) => fetch('result', { method: 'POST', body: JSON.stringify({ error: message }) });
const until = async (isWanted) => {
  for (;;) {
    const found = received.find(isWanted);
    if (found) return found;
    await new Promise((resolve) => { wake = resolve; });
  }
};
let count = 0;
const request = async (method, params) => {
  const id = ++count;
  worker.postMessage({ jsonrpc: '2.0', id, method, params });
  return (await until((message) => message.id === id)).result;
};
const notify = (method, params) => worker.postMessage({ jsonrpc: '2.0', method, params });
const open = (uri, languageId, text) =>
  notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
const diagnosticsOf = async (uri, isWanted) =>
  (await until(({ params }) => params?.uri === uri && isWanted(params.diagnostics))).params.diagnostics;

await request('initialize', { processId: null, rootUri: null, capabilities: {} });
notify('initialized', {});
open('inmemory:a.oni', 'oni', 'BXLUA');
const [small] = await diagnosticsOf('inmemory:a.oni', () => true);
open('inmemory:a.peggy', 'peggy', 'A = B');
const [grammar] = await diagnosticsOf('inmemory:a.peggy', () => true);

const turns = Array.from({ length: 20000 }, (_, i) => (i % 2 ? 'c1-d1 c3-d3' : 'd1-c1 d3-c3')).map((moves, i) => i + 1 + '. ' + moves);
const rules = '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';
open('inmemory:large.otn', 'otn', rules + '\\n\\n' + turns.join('\\n') + '\\n20001. d1-d7\\n');
await diagnosticsOf('inmemory:large.otn', () => true);
await new Promise((resolve) => setTimeout(resolve, 400));
const textDocument = { uri: 'inmemory:large.otn' };
const hover = await request('textDocument/hover', { textDocument, position: { line: 100, character: 6 } });
const isBefore = !received.some(({ params }) => params?.uri === textDocument.uri && params.diagnostics.length > 0);
const [large] = await diagnosticsOf(textDocument.uri, (diagnostics) => diagnostics.length > 0);
const found = { small: small.code, grammar: grammar.code, large: large.code, isBefore, hasHover: hover !== null };
await fetch('result', { method: 'POST', body: JSON.stringify(found) });
</script>`;

test.skipIf(CHROMIUM === undefined)(
  'in Chromium, the server runs in a web worker, which starts another one for large files',
  { timeout: 55_000 },
  async () => {
    const { code } = await bundleForBrowser(WORKER);
    let finish: (result: string) => void;
    const result = new Promise<string>((resolve) => (finish = resolve));
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        request.setEncoding('utf8').on('data', (body: string) => finish(body));
        response.end();
      } else if (request.url === '/worker.js') response.setHeader('content-type', 'text/javascript').end(code);
      else response.setHeader('content-type', 'text/html').end(PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const profile = mkdtempSync(join(tmpdir(), 'ludogram-chromium-'));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, address];
    const browser = spawn(CHROMIUM!, args, { stdio: 'ignore', detached: true });
    try {
      expect(JSON.parse(await result)).toEqual({
        small: 'oni/unknown-card',
        grammar: 'grammar/unknown-rule',
        large: 'otn/blocked',
        isBefore: true,
        hasHover: true,
      });
    } finally {
      await endGroup(browser);
      server.closeAllConnections();
      server.close();
      rmSync(profile, { recursive: true, force: true });
    }
  },
);
