import { describe, expect } from 'vitest';
import { MISSING } from '../browser.js';
import { test } from './playground.js';

if (MISSING !== undefined) test.skip(`the playground in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the board of a game record in the playground', () => {
  test('a picture of many boards has all of the pane, and is made smaller and larger', async ({
    page,
    open,
    tab,
    panel,
  }) => {
    await open('#example=5d-chess-game');
    await tab('Board');
    await panel().locator('.picture svg').waitFor();
    const size = () =>
      panel()
        .locator('.picture svg')
        .evaluate((svg) => svg.getBoundingClientRect().width);
    const pane = await panel().evaluate((element) => element.clientWidth);
    const natural = await size();
    expect(natural).toBeGreaterThan(pane);
    await panel().getByRole('button', { name: 'Fit' }).click();
    expect(await size()).toBeLessThan(pane);
    expect(await size()).toBeGreaterThan(pane * 0.85);
    await panel().getByRole('button', { name: 'Larger' }).click();
    await panel().getByRole('button', { name: 'Larger' }).click();
    expect(await size()).toBeGreaterThan(pane * 1.5);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the playground opens on a game with a board, and a click on the board writes into the text', async ({
    page,
    editor,
    open,
    write,
    status,
    square,
  }) => {
    await open();
    await expect.poll(status).toContain('red won');
    await write('BXLUT Byt');
    await expect.poll(status).toContain('1. Byt: blue to move');
    await square('b').click();
    await square('h').click();
    await expect.poll(() => editor().innerText()).toContain('BXLUT Byt Lbh');
    await expect.poll(status).toContain('2. Lbh: red to move');
    expect(await page.locator('.marked').innerText()).toBe('Lbh');
    await editor().press('Control+z');
    await expect.poll(() => editor().innerText()).not.toContain('Lbh');
    await expect.poll(status).toContain('1. Byt: blue to move');
  });

  test('the board follows the cursor, and the cursor the board, even in variations', async ({
    page,
    editor,
    open,
    tab,
    panel,
    status,
  }) => {
    await open('#example=tafl-variations');
    await tab('Board');
    await expect.poll(status).toMatch(/^1b\. /);
    await panel().getByRole('button', { name: 'Back (Left)' }).click();
    await expect.poll(() => page.locator('.marked').innerText()).toBe('d1-c1');
    await panel().getByRole('button', { name: 'Back (Left)' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.marked').innerText()).toBe('d1-b1');
    await expect.poll(status).toContain('d1-b1');
    await editor().press('Control+Home');
    await expect.poll(status).toContain('Start: ');
    await editor().press('Control+End');
    await expect.poll(status).not.toContain('Start: ');
  });

  test('chess and Go are loaded when they are opened, and continued', async ({
    page,
    editor,
    open,
    write,
    tab,
    panel,
    status,
    square,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await open();
    await expect.poll(status).toContain('red won');
    expect(loaded.filter((url) => url.includes('chess'))).toEqual([]);
    await page.evaluate(() => (location.hash = 'example=chess-errors'));
    await expect.poll(() => page.locator('.summary').innerText()).toContain('chess games · 6 errors');
    expect(loaded.some((url) => url.includes('chess-js'))).toBe(true);
    await write('[Event "mine"]\n\n1. e4 *');
    await expect.poll(status).toContain('e4: black to move');
    await square('e7').click();
    await square('e5').click();
    await expect.poll(() => editor().innerText()).toContain('1. e4 e5 *');
    await page.evaluate(() => (location.hash = 'example=go-errors'));
    await tab('Diagnostics');
    await expect.poll(() => panel().locator('a[href*="notations/sgf.html#"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'write 6.5' }).click();
    await expect.poll(() => editor().innerText()).toContain('KM[6.5]');
    await write('(;GM[1]SZ[9];B[ee])');
    await tab('Board');
    await square('gc').click();
    await expect.poll(() => editor().innerText()).toBe('(;GM[1]SZ[9];B[ee];W[gc])');
  });

  test('boards have the theme of the page, and fit a phone', async ({ page, open, tab, panel }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('#example=5d-chess-variations');
    await tab('Board');
    const board = panel().locator('ludogram-board');
    expect(await board.getAttribute('theme')).toBe('dark');
    await page.setViewportSize({ width: 360, height: 800 });
    const widths = await board.evaluate((it) => [
      it.getBoundingClientRect().right,
      document.documentElement.scrollWidth,
    ]);
    for (const width of widths) expect(width).toBeLessThanOrEqual(360);
  });

  test('pieces are drawn as Latin letters on request', async ({ server, page, open, tab, panel }) => {
    await open('#example=xiangqi-fen');
    await tab('Board');
    const picture = () => panel().locator('.picture').innerHTML();
    await panel().locator('.picture svg').waitFor();
    const symbols = await picture();
    await panel().getByLabel('latin', { exact: true }).setChecked(true);
    await expect.poll(picture).not.toBe(symbols);
    await page.goto(`${server.url}play.html#example=onitama-game`);
    await expect.poll(() => panel().getByLabel('latin', { exact: true }).count()).toBe(0);
  });
});
