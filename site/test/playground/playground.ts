import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../browser-test.js';

interface Fixtures {
  /** The editor of a game record. */
  readonly editor: () => Locator;
  /** Opens the playground with a game record, once it can be edited. */
  readonly open: (fragment?: string) => Promise<void>;
  /** Replaces the game record. */
  readonly write: (text: string) => Promise<void>;
  /** Chooses a tab. */
  readonly tab: (name: string) => Promise<void>;
  /** The panel of the chosen result. */
  readonly panel: () => Locator;
  /** The words about the shown position. */
  readonly status: () => Promise<string>;
  /** A square of the board. */
  readonly square: (name: string) => Locator;
  readonly grammarEditor: () => Locator;
  /** Opens the playground with a grammar, once it is compiled. */
  readonly openGrammar: (fragment?: string) => Promise<void>;
  /** Replaces the grammar. */
  readonly writeGrammar: (text: string) => Promise<void>;
}

/** A test of the playground in a browser. */
export const test = base.extend<Fixtures>({
  editor: async ({ page }, use) => use(() => page.getByRole('textbox', { name: 'Text of the game record' })),
  open: async ({ server, page, editor }, use) =>
    use(async (fragment = '') => {
      await page.goto(`${server.url}play.html${fragment}`);
      await editor().waitFor();
    }),
  write: async ({ page, editor }, use) =>
    use(async (text) => {
      await editor().click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    }),
  tab: async ({ page }, use) => use((name) => page.getByRole('tab', { name }).click()),
  panel: async ({ page }, use) => use(() => page.locator('.results [role=tabpanel]')),
  status: async ({ panel }, use) => use(() => panel().locator('.status').innerText()),
  square: async ({ panel }, use) => use((name) => panel().locator(`rect[data-square="${name}"]`).first()),
  grammarEditor: async ({ page }, use) => use(() => page.getByRole('textbox', { name: 'Grammar' })),
  openGrammar: async ({ server, page, grammarEditor }, use) =>
    use(async (fragment = '#grammar=first') => {
      await page.goto(`${server.url}play.html${fragment}`);
      await grammarEditor().waitFor();
      await expect.poll(() => page.locator('.summary').innerText()).toContain('compiled');
    }),
  writeGrammar: async ({ page, grammarEditor }, use) =>
    use(async (text) => {
      await grammarEditor().click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    }),
});
