import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST, launch, MISSING } from './browser.js';
import { serveStatic, type StaticServer } from './static-server.js';

if (MISSING !== undefined) test.skip(`the pages in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the pages in a browser', () => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveStatic(DIST);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('load without errors and failed requests, and are not wider than a phone', async () => {
    const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.html') && name !== '404.html');
    const faults: string[] = [];
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    let current = '';
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${current}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => faults.push(`${current}: ${message}`));
    page.on('requestfailed', (request) => {
      // Going to the next page ends what the last one still loads.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${current}: ${request.url()}`);
    });
    for (current of pages) {
      await page.goto(server.url + current, { waitUntil: 'load' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) faults.push(`${current}: ${overflow} pixels wider than the screen`);
    }
    expect(faults).toEqual([]);
  });
});
