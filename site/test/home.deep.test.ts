import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE, DIST, launch, MISSING, ownScriptSize, violationsOf } from './browser.js';
import { serveStatic, type StaticServer } from './static-server.js';

if (MISSING !== undefined) test.skip(`the home page in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the home page in a browser', () => {
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

  const opened = async (options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(server.url);
    await work(page);
    await context.close();
    expect(faults).toEqual([]);
  };
  const textOf = (page: Page) => page.locator('.hero-text').textContent();

  test('a game plays: text, tree and board move together, and a fix ends it', async () => {
    await opened({}, async (page) => {
      await expect.poll(() => textOf(page)).toMatch(/\nUxt$/);
      expect(await page.locator('.hero-tree').innerText()).toContain('from: Square x');
      await expect.poll(() => page.locator('.hero-board svg title').first().textContent()).toContain('ply 1');
      await page.locator('.hero-problem p').waitFor({ timeout: 30_000 });
      expect(await page.locator('.hero-text .wrong').innerText()).toBe('X');
      await expect.poll(() => page.locator('.hero-score').innerText()).toBe('9 moves, red won');
      expect(await textOf(page)).toMatch(/Uei$/);
    });
  });

  test('a button pauses the game', async () => {
    await opened({}, async (page) => {
      await expect.poll(() => textOf(page)).toMatch(/\nUxt$/);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.waitForTimeout(200);
      const before = await textOf(page);
      await page.waitForTimeout(1200);
      expect(await textOf(page)).toBe(before);
      await page.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => textOf(page)).not.toBe(before);
    });
  });

  test('a game that is paused while it is loaded does not begin', async () => {
    let still: string | null = null;
    await opened({ javaScriptEnabled: false }, async (page) => void (still = await textOf(page)));
    await opened({}, async (page) => {
      // The page that was opened loads nothing any more.
      await page.goto('about:blank');
      const pauseFirst = async (route: Route): Promise<void> => {
        await page.getByRole('button', { name: 'Pause' }).click();
        await route.continue();
      };
      await page.route(/stage/, pauseFirst, { times: 1 });
      const loaded = page.waitForResponse(/stage/);
      await page.goto(server.url);
      await loaded;
      await page.getByRole('button', { name: 'Play' }).waitFor();
      await page.waitForTimeout(1200);
      expect(await textOf(page)).toBe(still);
    });
  });

  test('visitors who want no movement, or no JavaScript, see the slip and its fix', async () => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      await opened(options, async (page) => {
        await page.waitForTimeout(1500);
        expect(await textOf(page)).toMatch(/\nToe Hhi\nXei$/);
        expect(await page.locator('.hero-fix').innerText()).toBe('play Rooster (U) instead');
      });
    }
  });

  test('the page has at most 60 kB of JavaScript of its own', async () => {
    const size = await ownScriptSize(browser, server.url, 'index.html', (page) => page.waitForTimeout(3500));
    expect(size).toBeLessThanOrEqual(60_000);
  });

  test('the page fits every screen, and has no violation of accessibility', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1400, 900, 390]) {
        await opened({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' }, async (page) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await violationsOf(page), `${width}, ${colorScheme}`).toEqual([]);
        });
      }
    }
  });
});
