import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { BASE, DIST, launch } from './browser.js';
import { serveStatic, type StaticServer } from './static-server.js';

/** Milliseconds that an action in a page may take: a busy machine needs some of them. */
const PATIENCE = 30_000;

interface Fixtures {
  /** The static host of the built site. */
  readonly server: StaticServer;
  readonly browser: Browser;
  /** Opens a blank page of a visitor of its own, who is gone at the end of the test. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** The blank page of one visitor. */
  readonly page: Page;
}

/**
 * A test with the built site in a browser. It fails if one of its pages reports an error, if a request fails, or if one
 * goes to another host.
 */
export const test = base.extend<Fixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the test runner reads the names of other fixtures from it
    async ({}, use) => {
      const server = await serveStatic(DIST, BASE);
      await use(server);
      server.close();
    },
    { scope: 'file' },
  ],
  browser: [
    // eslint-disable-next-line no-empty-pattern -- the test runner reads the names of other fixtures from it
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ server, browser }, use) => {
    const faults: string[] = [];
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      watch(page, server.url, faults);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(faults).toEqual([]);
  },
  page: async ({ visit }, use) => use(await visit()),
});

/** Adds what goes wrong in a page to `faults`. */
function watch(page: Page, host: string, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => {
    // Going to the next page ends what the last one still loads.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(host) && !/^(?:blob|data):/.test(request.url())) faults.push(request.url());
  });
}
