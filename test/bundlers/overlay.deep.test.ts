import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vite from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import vitePlugin from '../../src/bundlers/vite.js';
import { CHROMIUM } from '../support/browser/chromium.js';
import { endGroup } from '../support/processes/end-group.js';
import { ROOT } from '../support/shared.js';

/** A page that posts the text of an overlay of Vite, and the result of its program. */
const PAGE = `<!DOCTYPE html><meta charset="UTF-8"><script>
const post = (found) => fetch('/found', { method: 'POST', body: JSON.stringify(found) });
let overlay;
setInterval(() => {
  const now = document.querySelector('vite-error-overlay');
  if (now === overlay) return;
  overlay = now;
  const textOf = (part) => now.shadowRoot.querySelector(part).textContent;
  if (now) post({ message: textOf('.message-body'), file: textOf('.file') });
}, 50);
</script><script type="module" src="/main.js"></script>`;

const GRAMMAR = 'List =\n  Item|1.., ","|\nItem = [a-z]\n';
const MAIN = "import { parse } from './list.peggy';\npost({ errors: parse('a,b').errors().length });\n";

/** Starts a server of Vite for a folder. It is closed after the test. */
async function startVite(folder: string, ...plugins: readonly vite.Plugin[]): Promise<vite.ViteDevServer> {
  const server = await vite.createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
    resolve: { alias: { 'ludogram/cst': join(ROOT, 'dist/src/cst/index.js') } },
    optimizeDeps: { noDiscovery: true },
    plugins: [vitePlugin(), ...plugins],
  });
  onTestFinished(() => server.close());
  await server.listen();
  return server;
}

/** Makes an empty folder, which is removed after the test. */
function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludogram-overlay-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.skipIf(CHROMIUM === undefined)(
  'in Chromium, the overlay of Vite shows an error of a grammar while it has one',
  { timeout: 55_000 },
  async () => {
    const [folder, profile] = [temporaryFolder(), temporaryFolder()];
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('index.html', PAGE);
    write('main.js', MAIN);
    write('list.peggy', GRAMMAR);

    let found: (body: string) => void;
    const next = (): Promise<unknown> => new Promise((resolve) => (found = (body) => resolve(JSON.parse(body))));
    const receive: vite.Plugin = {
      name: 'receive',
      configureServer: ({ middlewares }) =>
        void middlewares.use('/found', (request, response) => {
          request.setEncoding('utf8').on('data', (body: string) => found(body));
          response.end();
        }),
    };
    const server = await startVite(folder, receive);

    const loaded = next();
    const address = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}/`;
    const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, address];
    const browser = spawn(CHROMIUM!, args, { stdio: 'ignore', detached: true });
    onTestFinished(() => endGroup(browser));
    expect(await loaded).toEqual({ errors: 0 });

    const shown = next();
    write('list.peggy', GRAMMAR.replace('Item|', 'Itm|'));
    const overlay = (await shown) as Record<'message' | 'file', string>;
    expect(overlay.message).toContain('unknown rule "Itm": did you mean "Item"?');
    // The columns of bundlers count from 0.
    expect(overlay.file).toContain(`${join(folder, 'list.peggy')}:2:2`);

    const fixed = next();
    write('list.peggy', GRAMMAR);
    expect(await fixed).toEqual({ errors: 0 });
  },
);

test('Vite reloads the page after an edit of a grammar that had an error when it was first loaded', async () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('main.js', MAIN);
  write('list.peggy', GRAMMAR.replace('Item|', 'Itm|'));
  const server = await startVite(folder);
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  await server.transformRequest('/main.js');
  await expect(server.transformRequest('/list.peggy?import')).rejects.toThrow('unknown rule "Itm"');
  let edits = 0;
  await vi.waitFor(
    () => {
      write('list.peggy', GRAMMAR + '\n'.repeat(edits++));
      expect(sent).toHaveBeenCalledWith({ type: 'full-reload' });
    },
    { timeout: 10_000, interval: 300 },
  );
  expect((await server.transformRequest('/list.peggy?import'))?.code).toContain('export { language, parse }');
});
