import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { NOTATIONS } from '../../src/notations/registry.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from '../shared/packages.js';
import { BASE, DIST, launch, MISSING, violationsOf } from './browser.js';
import { serveStatic, type StaticServer } from './static-server.js';

if (MISSING !== undefined) test.skip(`the pages in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the pages in a browser', () => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveStatic(DIST, BASE);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const PAGES = readdirSync(MISSING === undefined ? DIST : '.', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== '404.html');

  test('load without errors and failed requests, and are not wider than a phone', async () => {
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
    for (current of PAGES) {
      await page.goto(server.url + current, { waitUntil: 'load' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) faults.push(`${current}: ${overflow} pixels wider than the screen`);
    }
    expect(faults).toEqual([]);
  });

  test('have no violation of accessibility on any page, light and dark', { timeout: 900_000 }, async () => {
    const found: Record<string, readonly string[]> = {};
    const waiting = [...PAGES];
    const check = async (): Promise<void> => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        await page.goto(server.url + name);
        const light = await violationsOf(page);
        // The other theme has other colors, and nothing else.
        await page.evaluate(() => document.documentElement.classList.add('dark'));
        const violations = [...light, ...(await violationsOf(page, ['color-contrast']))];
        if (violations.length > 0) found[name] = violations;
      }
      await page.close();
    };
    await Promise.all([check(), check()]);
    expect(PAGES.length).toBeGreaterThan(60);
    expect(found).toEqual({});
  });

  test('show sample texts whole, in the colors of their grammars, and boards in the theme', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
    for (const { id } of [...NOTATIONS, ...PACKAGES]) {
      await page.goto(`${server.url}notations/${id}.html`);
      const samples = page.locator('.sample-text');
      const cut = await samples.evaluateAll((texts) =>
        texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut, id).toEqual([]);
      // The tree of XAY is coarse: its lines have few colors.
      expect(await samples.locator('[class^="tok-"]').count(), id).toBeGreaterThan(0);
    }
    await page.goto(`${server.url}notations/oni.html`);
    expect(await page.locator('.example .only-dark svg').isVisible()).toBe(true);
    expect(await page.locator('.example .only-light svg').isVisible()).toBe(false);
    await page.close();
  });

  test('follow links inside the application, and search without a network', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) outside.push(request.url());
    });
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Notations', exact: true }).first().click();
    await page.waitForURL(`${server.url}notations/`);
    await page.getByRole('link', { name: 'oni: Onitama games' }).first().click();
    await page.waitForURL(`${server.url}notations/oni.html`);
    await page.getByRole('link', { name: 'Using the library' }).first().click();
    await page.waitForURL(`${server.url}library.html`);
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    await page.locator('.VPLocalSearchBox input').fill('railroad');
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*railroad/);
    expect(outside).toEqual([]);
    await context.close();
  });

  test('show the diagram and the text of a rule side by side, and one after the other on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}notations/oni.html`);
    const boxes = async () => {
      const rule = page.locator('#rule-Board');
      return {
        diagram: (await rule.locator('figure').boundingBox())!,
        text: (await rule.locator('pre').boundingBox())!,
      };
    };
    const wide = await boxes();
    expect(wide.text.x).toBeGreaterThanOrEqual(wide.diagram.x + wide.diagram.width);
    expect(Math.abs(wide.text.y - wide.diagram.y)).toBeLessThan(2);
    await page.setViewportSize({ width: 360, height: 800 });
    const narrow = await boxes();
    expect(narrow.text.y).toBeGreaterThanOrEqual(narrow.diagram.y + narrow.diagram.height);
    for (const part of ['figure a[href="#rule-Cell"]', 'pre a[href="#rule-Cell"]'])
      expect(await page.locator(`#rule-Board ${part}`).count()).toBe(1);
    await page.close();
  });

  test('hide no part of a diagram at 1280 pixels', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    for (const { id } of [...NOTATIONS, ...PACKAGES]) {
      await page.goto(`${server.url}notations/${id}.html`);
      const cut = await page.$$eval('.rule figure', (figures) =>
        figures
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((figure) => figure.getAttribute('aria-label')),
      );
      expect(cut, id).toEqual([]);
    }
    await page.close();
  });
});
