import { describe, expect } from 'vitest';
import { MISSING } from '../browser.js';
import { test } from './playground.js';

if (MISSING !== undefined) test.skip(`the playground in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the text of a game record in the playground', () => {
  test('an error that is typed gets a mark, a message and an explanation', async ({ page, open, write, panel }) => {
    await open('#example=onitama-game');
    await write('BXLUT Byz');
    await page.locator('.cm-lintRange-error').waitFor();
    expect(await page.locator('.cm-lintRange-error').innerText()).toBe('z');
    await expect.poll(() => panel().innerText()).toContain('unknown square "z": squares are a to y');
    await page.locator('.cm-lintRange-error').hover();
    await page.locator('.cm-tooltip .tooltip-text').waitFor();
    const tooltip = await page.locator('.cm-tooltip .tooltip-text').innerText();
    expect(tooltip).toContain('squares are a to y');
    expect(tooltip).toContain('Move › to: SquareError');
    // The explanation of the code follows the message.
    await expect.poll(() => page.locator('.cm-tooltip .hover-text').innerText()).toContain('names the 25 squares');
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
    await page.locator('.tooltip-text button').first().waitFor();
    const before = await editor().innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => editor().innerText()).not.toBe(before);
  });

  test('hovering a card shows its steps', async ({ page, open }) => {
    await open('#example=onitama-game');
    await page.locator('.tok-type', { hasText: /^U$/ }).first().hover();
    await expect.poll(() => page.locator('.cm-tooltip .hover-text pre').innerText()).toContain('x o x');
    expect(await page.locator('.cm-tooltip .hover-text strong').innerText()).toBe('Rooster');
  });

  test('all safe fixes are applied by a button, and undone in one step', async ({ page, editor, open, panel }) => {
    await open('#example=tafl-errors');
    // Those of the rules and moves inside a game also have explanations.
    await panel().getByText('otn-rules/bad-value').waitFor();
    await panel().getByText('otn-move/blank-in-move').waitFor();
    const before = await editor().innerText();
    await page.getByRole('button', { name: 'Apply 2 safe fixes' }).click();
    await expect.poll(() => editor().innerText()).not.toBe(before);
    await editor().press('Control+z');
    await expect.poll(() => editor().innerText()).toBe(before);
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

  test('legal moves are offered while the user types, and taken with the keyboard', async ({
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

  test('legal moves are offered even if their completion arrives after the first letters', async ({
    page,
    open,
    write,
  }) => {
    let release = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/completion\.[^/]*\.js$/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await open('#example=onitama-game');
    await write('QUHXT\n');
    await page.keyboard.type('Ux', { delay: 50 });
    await expect.poll(() => page.locator('.summary').innerText()).toContain('error');
    expect(await page.locator('.cm-tooltip-autocomplete').count()).toBe(0);
    release();
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'Uxt' }).waitFor();
  });

  test('a text is converted to the notation that the user chooses, and what has changed is shown', async ({
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
    await panel().getByRole('button', { name: 'Pin the text as it is now, to compare' }).click();
    await expect.poll(() => panel().innerText()).toContain('Nothing has changed since it was pinned');
    await page.goto(`${server.url}play.html#example=onitama-game`);
    await expect.poll(() => page.getByRole('tab', { name: 'Converted' }).count()).toBe(0);
  });

  test('a part of the text is folded', async ({ page, open }) => {
    await open('#example=azul-round');
    await expect.poll(() => page.locator('.cm-foldGutter [title="Fold line"]').count()).toBeGreaterThan(0);
    await page.locator('.cm-foldGutter [title="Fold line"]').first().click();
    await page.locator('.cm-foldPlaceholder').waitFor();
  });

  test('a node of the tree marks its text, and a location in the text its node', async ({
    page,
    editor,
    open,
    tab,
  }) => {
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
});
