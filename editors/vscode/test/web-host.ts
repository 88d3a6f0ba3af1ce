import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { CodeServer } from './code-server.js';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves the files of an unpacked extension to any page, as the gallery of an editor on the web does. */
async function serveExtension(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('access-control-allow-origin', '*');
    readFile(join(folder, decodeURIComponent(path))).then(
      (content) => response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A window without a folder, in which an extension runs in a web worker, as on vscode.dev. */
export class WebHost {
  readonly page: Page;
  readonly #files: Server;

  private constructor(page: Page, files: Server) {
    this.page = page;
    this.#files = files;
  }

  /**
   * Opens a window.
   *
   * @param folder the folder of the unpacked extension
   */
  static async open(browser: Browser, server: CodeServer, folder: string): Promise<WebHost> {
    const files = await serveExtension(folder);
    const authority = `127.0.0.1:${(files.address() as AddressInfo).port}`;
    // The policy of the page allows no extensions over http.
    const context = await browser.newContext({ viewport: { width: 1100, height: 620 }, bypassCSP: true });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const { host } = new URL(server.address);
    await page.route(
      (url) => url.host === host && url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withExtension(await response.text(), authority) });
      },
    );
    await page.goto(`${server.address}?ew=true`);
    return new WebHost(page, files);
  }

  async close(): Promise<void> {
    await this.page.context().close();
    this.#files.closeAllConnections();
    this.#files.close();
  }
}

/** Adds an extension to the settings in the page of the editor. */
function withExtension(html: string, authority: string): string {
  return html.replace(
    /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)/,
    (_, start: string, quoted) => {
      const settings = JSON.parse((quoted as string).replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
      const extensions = { additionalBuiltinExtensions: [{ scheme: 'http', authority, path: '/' }] };
      const json = JSON.stringify({ ...settings, ...extensions });
      return start + json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    },
  );
}
