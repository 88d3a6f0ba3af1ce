import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { ROOT } from '../../../test/support/shared.js';
import { exampleFile, EXAMPLES } from '../../shared/examples.js';
import { MISSING, violationsOf } from '../browser.js';
import { test } from './playground.js';

const TITLES = new Map([
  ...NOTATIONS.map(({ id, title }) => [id, title] as const),
  ['pgn', 'chess games'],
  ['sgf', 'Go games and other game trees'],
]);

if (MISSING !== undefined) test.skip(`the playground in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the page of a game record in the playground', () => {
  test("a link keeps the visitor's own text, even across a reload, and offers it back", async ({
    server,
    page,
    editor,
    open,
    write,
  }) => {
    await open('#example=onitama-game');
    await write('BXLUT Byt # mine');
    await expect.poll(() => page.locator('.summary').innerText()).toContain('nothing wrong');
    await page.goto(`${server.url}play.html#example=azul-round`);
    await expect.poll(() => editor().innerText()).toContain('AZULGAME');
    await page.waitForTimeout(1500);
    await page.reload();
    await expect.poll(() => editor().innerText()).toContain('AZULGAME');
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect.poll(() => editor().innerText()).toBe('BXLUT Byt # mine');
    expect(await page.getByRole('button', { name: 'Restore it' }).count()).toBe(0);
    await page.goto(`${server.url}play.html#example=no-such-example`);
    await page.reload();
    await expect.poll(() => editor().innerText()).toBe('BXLUT Byt # mine');
  });

  test('a saved tab that the page no longer has is replaced', async ({ page, open, panel }) => {
    await page.addInitScript(() => localStorage.setItem('ludogram-playground', '{"tab":"compare"}'));
    await open('#example=onitama-game');
    await expect.poll(() => page.getByRole('tab', { name: 'JSON', selected: true }).count()).toBe(1);
    await expect.poll(() => panel().innerText()).toContain('"moves"');
  });

  test('panes are resized by mouse and keyboard, even after a reload, and fill the window', async ({
    page,
    editor,
    open,
  }) => {
    await open('#example=onitama-game');
    const width = async () => (await page.locator('.source').boundingBox())!.width;
    const divider = page.getByRole('separator', { name: 'Width of the left pane' });
    const even = await width();
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    const wider = await width();
    expect(wider).toBeGreaterThan(even + 20);
    const { x, y } = (await divider.boundingBox())!;
    await page.mouse.move(x + 8, y + 200);
    await page.mouse.down();
    await page.mouse.move(x - 292, y + 200, { steps: 4 });
    await page.mouse.up();
    expect(await width()).toBeLessThan(wider - 250);
    const kept = await width();
    await page.reload();
    await editor().waitFor();
    expect(await width()).toBeCloseTo(kept, -1);
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    expect((await page.locator('.playground').boundingBox())!.y).toBe(0);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(async () => (await page.locator('.playground').boundingBox())!.y).toBeGreaterThan(0);
  });

  test.for([375, 320])('on a screen of %i pixels, no button has two lines', async (width, { page, open, tab }) => {
    await page.setViewportSize({ width, height: 700 });
    await open('#example=onitama-game');
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.max(...(await heights('.playground button.action')))).toBeLessThan(40);
    const modes = page.locator('.modes .tabs');
    expect(await modes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await tab('Board');
    await page.locator('ludogram-board .bar button').first().waitFor();
    const tops = await page
      .locator('ludogram-board .bar button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('a shared link opens the same text, and a reload keeps text and settings', async ({
    page,
    editor,
    open,
    write,
    tab,
  }) => {
    await open('#example=onitama-game');
    await write('BXLUT Byt # shared ☃');
    await page.getByLabel('Level').selectOption('structure');
    await tab('Tree');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.url()).toContain('text=');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('.cm-content').innerText()).toContain('# shared ☃');
    await other.close();
    await page.reload();
    await expect.poll(() => editor().innerText()).toContain('# shared ☃');
    // An edit takes the link out of the address, so that a reload doesn't bring back what was shared.
    await write('BXLUT Byt # edited');
    await expect.poll(() => page.url()).not.toContain('text=');
    await page.reload();
    await expect.poll(() => editor().innerText()).toContain('# edited');
    expect(await page.getByLabel('Level').inputValue()).toBe('structure');
    await page.getByRole('treeitem').first().waitFor();
  });

  test('a dropped file is opened in the notation that its name says', async ({ page, editor, open }) => {
    await open('#example=onitama-game');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['dim:3 start:/1t1/1K1/T2/'], 'small.rules'));
      transfer.items.add(new File(['second'], 'second.txt'));
      return transfer;
    });
    await page.locator('.source').dispatchEvent('drop', { dataTransfer: data });
    await expect.poll(() => editor().innerText()).toContain('dim:3');
    await expect.poll(() => page.getByRole('status').first().innerText()).toBe('Opened small.rules.');
  });

  test('a compressed file is decompressed, and a grammar is opened as a grammar', async ({
    page,
    editor,
    open,
    tab,
    grammarEditor,
  }) => {
    await open('#example=onitama-game');
    const file = (name: string, buffer: Buffer) =>
      page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await file('game.oni.gz', gzipSync('BXLUT Byt # compressed'));
    await expect.poll(() => editor().innerText()).toContain('# compressed');
    await file('picture.png', Buffer.from([0x89, 0x50, 0, 0xff]));
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('picture.png was not opened');
    expect(await editor().innerText()).toContain('# compressed');
    await file('mine.peggy', Buffer.from('Mine = "m"*\n'));
    await expect.poll(() => grammarEditor().innerText()).toContain('Mine');
    await page.getByRole('treeitem', { name: /Mine/ }).waitFor();
    await file('other.peggy', Buffer.from('Other = "o"*\n'));
    await page.getByRole('treeitem', { name: /Other/ }).waitFor();
    await tab('Game record');
    await file('old.pegjs', Buffer.from('Old = "o"*\n'));
    await page.getByRole('treeitem', { name: /Old/ }).waitFor();
    await tab('Game record');
    await file('game.ebnf', Buffer.from('game = "g" ;'));
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('game.ebnf is EBNF');
  });

  test('a damaged link, and one to an unknown example, are reported', async ({ server, page, open }) => {
    const status = () => page.getByRole('status').first().innerText();
    await open('#text=damaged');
    await expect.poll(status).toContain('the link is damaged');
    await open('#example=none');
    await expect.poll(status).toContain('There is no example "none"');
    await page.goto(`${server.url}play.html#grammar=none`);
    await expect.poll(status).toContain('There is no grammar "none"');
  });

  test('edits survive a visit to the other tab, and can be undone after it', async ({
    page,
    editor,
    open,
    write,
    grammarEditor,
    writeGrammar,
  }) => {
    await open('#example=onitama-game');
    const first = await editor().innerText();
    await write('BXLUT Byt # edited');
    await page.getByRole('tab', { name: 'Grammar', exact: true }).click();
    await writeGrammar('Edited = "e"*\n');
    await page.getByRole('tab', { name: 'Game record' }).click();
    await expect.poll(() => editor().innerText()).toContain('# edited');
    await editor().press('Control+z');
    await expect.poll(() => editor().innerText()).toBe(first);
    await page.getByRole('tab', { name: 'Grammar', exact: true }).click();
    await expect.poll(() => grammarEditor().innerText()).toContain('Edited');
  });

  test('the text is kept if the user goes to the other tab before its editor is loaded', async ({
    page,
    editor,
    open,
    write,
  }) => {
    await open('#example=onitama-game');
    await write('BXLUT Byt # mine');
    const script = /\/editor\.[^/]*\.js$/;
    await page.route(script, () => undefined);
    await page.reload();
    await page.getByRole('tab', { name: 'Grammar', exact: true }).click();
    await page.unroute(script);
    await page.reload();
    await page.getByRole('tab', { name: 'Game record' }).click();
    await expect.poll(() => editor().innerText()).toBe('BXLUT Byt # mine');
  });

  test('works without a mouse and without hovering', async ({ server, browser }) => {
    const touch = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const phone = await touch.newPage();
    await phone.goto(`${server.url}play.html#example=onitama-errors`);
    await phone.evaluate(() => scrollTo(0, 300));
    expect(await phone.locator('.VPLocalNav').isVisible()).toBe(false);
    await phone.locator('.cm-lintRange-error').nth(2).tap();
    await phone.getByRole('button', { name: 'Explain the text at the cursor' }).tap();
    await phone.locator('.tooltip-text .hover-text').waitFor();
    await phone.locator('.tooltip-text .fix').tap();
    await expect.poll(() => phone.locator('.cm-content').innerText()).toContain('Twm');
    await phone.getByRole('tab', { name: 'Tree' }).tap();
    await phone.getByRole('treeitem', { name: /Card/ }).first().tap();
    await touch.close();
  });

  test('works by keyboard alone', async ({ page, open, panel }) => {
    await open('#example=onitama-errors');
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    for (let i = 0; i < 40 && (await focused()) !== 'mode-tab-text'; i++) await page.keyboard.press('Tab');
    expect(await focused()).toBe('mode-tab-text');
    // Tab goes past the settings, the editor and its key help to the tabs: the editor does not catch it.
    for (let i = 0; i < 20 && !(await focused()).startsWith('result-tab'); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('result-tab-board');
    await page.keyboard.press('End');
    expect(await focused()).toBe('result-tab-json');
    await expect.poll(() => panel().innerText()).toContain('"moves"');
  });

  test('the last example that was asked for is shown, even if an earlier one comes after it', async ({
    page,
    editor,
    open,
  }) => {
    await open('#example=onitama-game');
    const slow = `**/${exampleFile(EXAMPLES.find(({ name }) => name === 'azul-round')!)}`;
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(slow, async (route) => {
      await released;
      await route.continue();
    });
    const isRequested = page.waitForRequest(slow);
    await page.evaluate(() => (location.hash = 'example=azul-round'));
    await isRequested;
    await page.evaluate(() => (location.hash = 'example=tafl-position'));
    await expect.poll(() => editor().innerText()).toMatch(/^\//);
    const response = page.waitForResponse(slow);
    release();
    await (await response).finished();
    await page.waitForTimeout(300);
    expect(await editor().innerText()).toMatch(/^\//);
  });

  test('every example is read', async ({ page, editor, open, tab }) => {
    await open();
    await tab('Tree');
    for (const { name, notation, file } of EXAMPLES) {
      const title = TITLES.get(notation)!;
      const [firstLine = ''] = readFileSync(join(ROOT, file), 'utf8').split(/[\r\n]/);
      await page.evaluate((hash) => (location.hash = hash), `example=${name}`);
      const isRead = async () => {
        if (!(await editor().innerText()).startsWith(firstLine.trimEnd())) return false;
        const summary = await page.locator('.summary').innerText();
        return summary.startsWith(title) && summary.endsWith(' ms');
      };
      await expect.poll(isRead, { message: name }).toBe(true);
      await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(1);
    }
  });

  test('accessibility is not violated, wide and narrow, light and dark', async ({
    page,
    open,
    tab,
    panel,
    openGrammar,
  }) => {
    const found: Record<string, readonly string[]> = {};
    const check = async (name: string) => {
      const violations = await violationsOf(page);
      if (violations.length > 0) found[name] = violations;
    };
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open('#example=onitama-errors');
      for (const name of ['Diagnostics', 'Board', 'Tree', 'Model', 'Formatted', 'Changes', 'JSON']) {
        await tab(name);
        await page.locator('.panel', { hasNotText: 'Working…' }).waitFor();
        await check(`${name}, ${width}, ${colorScheme}`);
      }
      await open('#example=tafl-variations');
      await tab('Board');
      await panel().locator('.picture svg').waitFor();
      await check(`Board with variations, ${width}, ${colorScheme}`);
      await openGrammar();
      for (const name of ['Tree', 'Grammar problems', 'Text errors', 'Diagrams', 'Coverage', 'Trace', 'Changes']) {
        await tab(name);
        await page.locator('.panel', { hasNotText: 'Working…' }).waitFor();
        await check(`${name} of a grammar, ${width}, ${colorScheme}`);
      }
      await page.getByRole('button', { name: 'Paste EBNF…' }).click();
      await check(`EBNF, ${width}, ${colorScheme}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual({});
  });

  test('without JavaScript there is a message', async ({ server, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const shown = await plain.newPage();
    await shown.goto(`${server.url}play.html`);
    expect(await shown.locator('noscript').innerText()).toContain('needs JavaScript');
    await plain.close();
  });
});
