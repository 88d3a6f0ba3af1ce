import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { boardAnswer, type BoardRequest } from '../../src/board/remote/answer.js';
import { serveFile } from '../../src/cli/verbs/play/server.js';
import { oniNotation } from '../../src/notations/oni/index.js';
import { Folder } from '../../test/cli/support.js';
import { bundleForBrowser } from '../../test/support/browser/browser.js';
import { ENTRY_POINTS } from '../../test/support/docs/entry-points.js';
import { ROOT } from '../../test/support/shared.js';
import { launch, NO_BROWSER, violationsOf } from './browser.js';

const RULES = '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const GAME = `${RULES}1. b4-b3 e4-e6\n`;

/** Lets a bundle import the package by its name. */
const alias = Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, source]));

/** Serves a page with a file that can be replaced. The script of the page is bundled as a program would bundle it. */
async function serve(html: string, file: string, text: string) {
  const [, script = ''] = /<script type="module">([^]*)<\/script>/.exec(html)!;
  const { code } = await bundleForBrowser(script, { alias });
  const page = html.replace(/<script[^]*<\/script>/, '<script type="module" src="page.js"></script>');
  const state = { text };
  const server = createServer((request, response) => {
    const { url, method } = request;
    if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(code);
    else if (url !== `/${file}`) response.setHeader('content-type', 'text/html').end(page);
    else if (method === 'PUT') {
      state.text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (state.text += chunk));
      request.on('end', () => response.end());
    } else response.end(state.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, state };
}

/** Returns the page of docs/playing-games.md with a name. */
function documentedPage(name: string): string {
  const page = readFileSync(join(ROOT, 'docs/playing-games.md'), 'utf8');
  return new RegExp(`<!-- page ${name} -->\n\n\`\`\`html\n([^]*?)\`\`\``).exec(page)![1]!;
}

const square = (page: Page, name: string) => page.locator(`rect[data-square="${name}"]`).first();
const textOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('ludogram-board') as unknown as { text: string }).text);

let browser: Browser;
beforeAll(async () => {
  if (NO_BROWSER === undefined) browser = await launch();
}, 60_000);
afterAll(() => browser?.close());

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  onTestFinished(() => page.close());
  page.on('pageerror', (error) => expect.fail(error.message));
  await page.goto(address);
  return page;
}

test.skipIf(NO_BROWSER)(
  'the documented page with a board loads, steps, plays, comments and saves',
  { timeout: 60_000 },
  async () => {
    const html = documentedPage('board');
    expect(html.trim().split('\n').length).toBeLessThanOrEqual(15);
    const { address, state } = await serve(html, 'game.otg', GAME);
    const page = await open(address);
    await square(page, 'b4').click();
    await page.keyboard.press('End');
    await square(page, 'd1').click();
    await square(page, 'c1').click();
    await expect.poll(() => page.locator('.status').textContent()).toBe('2a. d1-c1: defenders to move');
    await page.getByLabel('Comment').fill('a quiet move');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => state.text).toBe(`${GAME}2. d1-c1\n[a quiet move]\n`);
  },
);

test.skipIf(NO_BROWSER)(
  'many boards of 5D chess scroll to the last move at a readable size, and moves go from board to board',
  { timeout: 60_000 },
  async () => {
    const game = readFileSync(join(ROOT, 'examples/branching.5dpgn'), 'utf8');
    const html = `<!doctype html><ludogram-board src="game.5dpgn"></ludogram-board><script type="module">
      import { defineBoard } from 'ludogram/board';
      import { fiveDNotation } from 'ludogram/5dfen';
      defineBoard(fiveDNotation);
    </script>`;
    const { address } = await serve(html, 'game.5dpgn', game);
    const page = await open(address);
    await page.getByRole('button', { name: 'End (End)' }).click();
    const touched = (await page.locator('.picture .touched').first().boundingBox())!;
    expect(touched.width).toBeGreaterThanOrEqual(15);
    expect(touched.x).toBeGreaterThan(0);
    expect(touched.x + touched.width).toBeLessThan(page.viewportSize()!.width);
    await square(page, '(0T5)b8').click();
    await square(page, '(0T4)b6').click();
    expect(await textOf(page)).toMatch(/\(1T1\)Kxf7 \(0T5\)N>>\(0T4\)b6 \(>L-1\)\n*(?:1-0\n)?$/);
    const colors = () => page.locator('.picture svg > rect').first().getAttribute('fill');
    const light = await colors();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colors).not.toBe(light);
  },
);

test.skipIf(NO_BROWSER)(
  'the documented page without a board also loads, plays and saves',
  { timeout: 60_000 },
  async () => {
    const html = documentedPage('game');
    expect(html.slice(html.indexOf('<script')).trim().split('\n').length).toBeLessThanOrEqual(30);
    const { address, state } = await serve(html, 'game.otg', GAME);
    const page = await open(address);
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Forward' }).click();
    for (const entered of ['d1-c1', '#a quiet move']) {
      await page.locator('input').fill(entered);
      await page.getByRole('button', { name: 'Enter' }).click();
    }
    expect(await page.getByRole('status').textContent()).toBe('2a defenders to move');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => state.text).toBe(`${GAME}2. d1-c1\n[a quiet move]\n`);
  },
);

test.skipIf(NO_BROWSER)(
  'a board can be used with only the keyboard, and axe finds nothing',
  { timeout: 60_000 },
  async () => {
    const html = `<!doctype html><html lang="en"><title>Board</title><main><h1>Board</h1>
<ludogram-board>BOLUT</ludogram-board></main><script type="module">
import { defineBoard } from 'ludogram/board';
import { oniNotation } from 'ludogram/oni';
window.steps = [];
document.addEventListener('step', ({ detail }) => window.steps.push(detail.ply));
defineBoard(oniNotation);</script></html>`;
    const { address } = await serve(html, 'none', '');
    const page = await open(address);
    await square(page, 'u').focus();
    await page.keyboard.press('Enter');
    await square(page, 'p').focus();
    await page.keyboard.press(' ');
    // Two cards allow the move.
    await page.getByRole('button', { name: 'Oup' }).click();
    await expect.poll(() => textOf(page)).toBe('BOLUT\nOup');
    for (const key of ['Home', 'ArrowRight', 'ArrowLeft', 'End']) await page.keyboard.press(key);
    expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual([0, 1, 0, 1, 0, 1]);
    await page.getByRole('button', { name: 'Turn the board' }).click();
    const [own, other] = [await square(page, 'a').boundingBox(), await square(page, 'e').boundingBox()];
    expect(own!.x).toBeGreaterThan(other!.x);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  },
);

/** The page has the code of a built-in notation; boards of another are made by the server. */
const PAGES = {
  'a built-in notation': {},
  'a notation of a config': {
    boardOf: (text: string, asked: BoardRequest) => boardAnswer(oniNotation.read(text), oniNotation, asked),
  },
};

test.skipIf(NO_BROWSER).each(Object.entries(PAGES))(
  'ludogram play saves a file in %s, unless it has changed',
  async (_, boards) => {
    const folder = new Folder({ 'game.oni': '\ufeffBXLUT\r\nByt\r\n' });
    const served = {
      file: folder.at('game.oni'),
      notation: 'oni',
      encoding: 'utf-8',
      scripts: join(ROOT, 'dist/page'),
      ...boards,
    };
    const server = await serveFile(served);
    onTestFinished(() => server.close());
    const page = await open(server.address);
    await page.getByLabel('Move', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'End (End)' }).click();
    await square(page, 'b').click();
    await page.route('**/board', async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    await square(page, 'h').click();
    // Saves the move even if the server has not answered yet; the second time, there is nothing to save.
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved').waitFor();
    expect(folder.read('game.oni')).toBe('\ufeffBXLUT\r\nByt\r\nLbh\r\n');
    folder.write('game.oni', 'changed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Not saved').waitFor();
    expect(folder.read('game.oni')).toBe('changed');
  },
);
