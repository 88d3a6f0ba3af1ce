import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { EXAMPLES } from '../../shared/examples.js';
import { MISSING, violationsOf } from '../browser.js';
import { test as base } from './playground.js';

const TITLES = new Map([
  ...NOTATIONS.map(({ id, title }) => [id, title] as const),
  ['pgn', 'chess games'],
  ['sgf', 'Go games and other game trees'],
]);

const test = base.extend<{
  /** What is said about the shown position. */
  readonly status: () => Promise<string>;
  /** A square of the board. */
  readonly square: (name: string) => Locator;
}>({
  status: async ({ panel }, use) => use(() => panel().locator('.status').innerText()),
  square: async ({ panel }, use) => use((name) => panel().locator(`rect[data-square="${name}"]`).first()),
});

if (MISSING !== undefined) test.skip(`the playground in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('a game record in the playground', () => {
  test('an error that is typed gets a mark, a message and an explanation', async ({ page, open, write, panel }) => {
    await open('#example=onitama-game');
    await write('BXLUT Byz');
    await page.locator('.cm-lintRange-error').waitFor();
    expect(await page.locator('.cm-lintRange-error').innerText()).toBe('z');
    await expect.poll(() => panel().innerText()).toContain('unknown square "z": squares are a to y');
    await page.locator('.cm-lintRange-error').hover();
    await page.locator('.cm-tooltip .place').waitFor();
    const tooltip = await page.locator('.cm-tooltip .place').innerText();
    expect(tooltip).toContain('squares are a to y');
    expect(tooltip).toContain('Move › to: SquareError');
    // The explanation of the code follows the message.
    await expect.poll(() => page.locator('.cm-tooltip .said').innerText()).toContain('names the 25 squares');
    expect(await page.locator('.cm-diagnostic').count()).toBe(0);
  });

  test('a fix is applied by click, and by keyboard', async ({ page, editor, open, write, panel }) => {
    await open('#example=onitama-errors');
    await page.getByRole('button', { name: 'drop "-"' }).click();
    await expect.poll(() => editor().innerText()).toContain('Twm');
    await write('BXLUT Byt T-wm');
    await expect.poll(() => panel().innerText()).toContain('1:12 error');
    await editor().press('Control+Home');
    await editor().press('F8');
    await editor().press('Control+.');
    await page.locator('.place button').first().waitFor();
    const before = await editor().innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => editor().innerText()).not.toBe(before);
  });

  test('hovering a card shows its steps', async ({ page, open }) => {
    await open('#example=onitama-game');
    await page.locator('.tok-type', { hasText: /^U$/ }).first().hover();
    await expect.poll(() => page.locator('.cm-tooltip .said pre').innerText()).toContain('x o x');
    expect(await page.locator('.cm-tooltip .said strong').innerText()).toBe('Rooster');
  });

  test('all safe fixes are applied by a button, and undone in one step', async ({ page, editor, open, panel }) => {
    await open('#example=tafl-errors');
    // Those of the rules and moves inside a game have explanations, too.
    await panel().getByText('otn-rules/bad-value').waitFor();
    await panel().getByText('otn-move/blank-in-move').waitFor();
    const before = await editor().innerText();
    await page.getByRole('button', { name: 'Apply 2 safe fixes' }).click();
    await expect.poll(() => editor().innerText()).not.toBe(before);
    await editor().press('Control+z');
    await expect.poll(() => editor().innerText()).toBe(before);
  });

  test("a link keeps the visitor's own text, also across a reload, and offers it back", async ({
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
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(() => editor().innerText()).toBe('BXLUT Byt # mine');
    expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0);
    await page.goto(`${server.url}play.html#example=no-such-example`);
    await page.reload();
    await expect.poll(() => editor().innerText()).toBe('BXLUT Byt # mine');
  });

  test('a text whose check is given up is not called right, and has no errors of the last one', async ({
    page,
    open,
    write,
    panel,
  }) => {
    await open('#example=onitama-errors');
    await expect.poll(() => panel().innerText()).toContain('unknown square "z"');
    // Answers at a level above the syntax never arrive.
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { kind: string; level?: string }) {
        if (message.kind !== 'read') return;
        const isHeld = (globalThis as { isHeld?: boolean }).isHeld === true;
        if (!isHeld) Reflect.apply(postMessage, this, [message]);
      } as typeof postMessage;
      (globalThis as { isHeld?: boolean }).isHeld = true;
    });
    await write(`BXLUT ${'Byt Lzz '.repeat(10)}`);
    await expect.poll(() => panel().innerText()).toBe('Reading…');
    expect(await page.locator('.cm-lintRange-error').count()).toBe(0);
    await expect.poll(() => page.locator('.summary').innerText()).toContain('was stopped');
    expect(await panel().innerText()).toContain('was stopped');
    expect(await page.locator('main').innerText()).not.toContain('Nothing is wrong');
  });

  test('legal moves are offered while one types, and taken with the keyboard', async ({
    page,
    editor,
    open,
    write,
  }) => {
    await open('#example=onitama-game');
    await write('QUHXT\n');
    await page.keyboard.type('Ux', { delay: 50 });
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'Uxt' }).waitFor();
    // A list that has just opened takes no keys, because they were meant for the text.
    await page.waitForTimeout(200);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor().innerText()).toContain('QUHXT\nUxt');
    await expect.poll(() => page.locator('.summary').innerText()).toContain('nothing wrong');
    // Without a choice, Enter ends the line.
    await page.keyboard.type(' X', { delay: 50 });
    await page.locator('.cm-tooltip-autocomplete').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => editor().innerText()).toMatch(/Uxt X\n/);
  });

  test('a text is converted to the notation that one chooses, and what has changed is shown', async ({
    server,
    page,
    editor,
    open,
    tab,
    panel,
  }) => {
    await open('#example=xiangqi-annofen');
    await tab('Converted');
    await panel().getByLabel('To').selectOption('xiangqi-fen');
    await expect.poll(() => panel().innerText()).toContain('annotations');
    await panel().getByLabel('To').selectOption('xay');
    await expect.poll(() => panel().locator('.converted').innerText()).toContain("version: '1'");
    await panel().getByRole('button', { name: 'Use this text' }).click();
    await expect.poll(() => page.locator('.summary').innerText()).toContain('XAY');
    await tab('Changes');
    await expect.poll(() => panel().innerText()).toContain('Nothing has changed since it was opened');
    await editor().press('Control+Home');
    await page.keyboard.insertText('# a remark\n');
    await expect.poll(() => panel().locator('.added').innerText()).toContain('# a remark');
    await panel().getByRole('button', { name: 'Compare with the text as it is now' }).click();
    await expect.poll(() => panel().innerText()).toContain('Nothing has changed since it was kept');
    await page.goto(`${server.url}play.html#example=onitama-game`);
    await expect.poll(() => page.getByRole('tab', { name: 'Converted' }).count()).toBe(0);
  });

  test('a saved tab that the page no longer has is replaced', async ({ page, open, panel }) => {
    await page.addInitScript(() => localStorage.setItem('ludogram-playground', '{"tab":"compare"}'));
    await open('#example=onitama-game');
    await expect.poll(() => page.getByRole('tab', { name: 'JSON', selected: true }).count()).toBe(1);
    await expect.poll(() => panel().innerText()).toContain('"moves"');
  });

  test('panes are resized by mouse and keyboard, also after a reload, and fill the window', async ({
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

  test('a part of the text is folded', async ({ page, open }) => {
    await open('#example=azul-round');
    await expect.poll(() => page.locator('.cm-foldGutter [title="Fold line"]').count()).toBeGreaterThan(0);
    await page.locator('.cm-foldGutter [title="Fold line"]').first().click();
    await page.locator('.cm-foldPlaceholder').waitFor();
  });

  test('it opens on a game with a board, and a click on the board writes into the text', async ({
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

  test('the board follows the cursor, and the cursor the board, in variations too', async ({
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

  test('chess and Go are loaded when they are opened, and played on', async ({
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

  test('a node of the tree marks its text, and a place in the text its node', async ({ page, editor, open, tab }) => {
    await open('#example=onitama-game');
    await tab('Tree');
    await page
      .getByRole('treeitem', { name: /moves: Move/ })
      .first()
      .hover();
    await expect.poll(() => page.locator('.marked').innerText()).toBe('Uxt');
    await editor().press('Control+Home');
    await expect.poll(() => page.locator('.tree [aria-selected=true]').innerText()).toContain('Comment');
    await page.locator('.tree [aria-selected=true]').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
  });

  test('model, formatted text and JSON follow the text', async ({ page, editor, open, write, tab, panel }) => {
    await open('#example=onitama-game');
    await write('bxlut BYT');
    await tab('Model');
    await panel()
      .getByRole('button', { name: /from 24/ })
      .hover();
    await expect.poll(() => page.locator('.marked').innerText()).toBe('Y');
    await tab('Formatted');
    await panel().locator('.added').first().waitFor();
    await page.getByRole('button', { name: 'Use this text' }).click();
    await expect.poll(() => editor().innerText()).toContain('Byt');
    await expect.poll(() => panel().innerText()).toContain('canonical form');
    await tab('JSON');
    await expect.poll(() => panel().innerText()).toContain('"moves"');
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

  test('a file that is dropped is opened as what its name says', async ({ page, editor, open }) => {
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

  test('the text is kept if one goes to the other tab before its editor is loaded', async ({
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
    await phone.locator('.place .said').waitFor();
    await phone.locator('.place .fix').tap();
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

  test('Tab indents after Control+M, and leaves the editor after another one', async ({ page, open }) => {
    await open('#example=onitama-errors');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    const firstLine = () => page.locator('.cm-line').first().innerText();
    const before = await firstLine();
    await page.keyboard.press('Control+m');
    await page.keyboard.press('Tab');
    await expect.poll(firstLine).toBe(`  ${before}`);
    await page.keyboard.press('Control+m');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(false);
  });

  test('every example is read', async ({ page, open, tab }) => {
    await open();
    await tab('Tree');
    for (const { name, notation } of EXAMPLES) {
      const title = TITLES.get(notation)!;
      await page.evaluate((hash) => (location.hash = hash), `example=${name}`);
      const isRead = async () => {
        const summary = await page.locator('.summary').innerText();
        return summary.startsWith(title) && summary.endsWith(' ms');
      };
      await expect.poll(isRead, { message: name }).toBe(true);
      await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(1);
    }
  });

  test('a text without a known notation is named, and the notation can be chosen', async ({ page, open, write }) => {
    await open('#example=onitama-game');
    await write('hello');
    await page.getByLabel('Notation').selectOption('');
    await expect.poll(() => page.locator('.summary').innerText()).toContain('not known');
    await page.getByLabel('Notation').selectOption('azul');
    await page.locator('.cm-lintRange-error').waitFor();
  });

  test('the dialect of a text is detected, and can be chosen', async ({ page, open, write }) => {
    await open('#example=5d-chess-game');
    await page.getByLabel('Notation').selectOption('');
    await write('[r*1/K*1;0;1;w]');
    const summary = () => page.locator('.summary').innerText();
    await expect.poll(summary).toMatch(/, detected · dialect draft, detected · /);
    await page.getByLabel('Notation').selectOption('otn');
    await write('[start-comment:x]\n[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]');
    await expect.poll(summary).toContain('OpenTafl games · dialect current, detected · nothing wrong');
    await page.getByLabel('Dialect').selectOption('2016');
    await expect.poll(summary).toContain('OpenTafl games · dialect 2016 · 1 warning');
    await page.reload();
    await expect.poll(summary).toContain('dialect 2016 · 1 warning');
  });

  test('no violation of accessibility, wide and narrow, light and dark', async ({
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
