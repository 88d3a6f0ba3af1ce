import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { CHROMIUM } from '../../../test/support/browser/chromium.js';
import type { CodeServer } from './code-server.js';

/** Lets a page whose document a test has changed connect to this machine. */
const OPEN = '--disable-features=LocalNetworkAccessChecks';

/** Starts a browser without a window. */
export async function launch(): Promise<Browser> {
  // Installed by the test that calls this.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox', OPEN] });
}

/** A window of VS Code in a browser, as a user sees it. */
export class EditorWindow {
  readonly page: Page;

  /** @param page a page that shows the editor */
  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens a folder and a file in it.
   *
   * @param isTrusted the answer to the question whether the authors of the folder are trusted
   */
  static async open(
    browser: Browser,
    server: CodeServer,
    {
      folder,
      file,
      isTrusted = true,
    }: { readonly folder: string; readonly file: string; readonly isTrusted?: boolean },
  ): Promise<EditorWindow> {
    // No window knows what another one has stored in the browser.
    const context = await browser.newContext({ viewport: { width: 1100, height: 620 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(server.window(folder, file));
    const answer = isTrusted ? 'Yes, I trust the authors' : "No, I don't trust the authors";
    await page.getByRole('button', { name: answer }).click();
    const window = new EditorWindow(page);
    await window.#lines.first().waitFor();
    return window;
  }

  get #lines(): Locator {
    return this.page.locator('.editor-instance .view-line');
  }

  /** Squiggles of errors. */
  get errors(): Locator {
    return this.page.locator('.editor-instance .squiggly-error');
  }

  /** The item of the extension in the status bar. */
  get status(): Locator {
    return this.page.locator('[id="ludogram.ludogram-vscode.ludogram"]');
  }

  /** The name of the language in the status bar. */
  get language(): Locator {
    return this.page.locator('[id="status.editor.mode"]');
  }

  /** Messages in the corner. */
  get messages(): Locator {
    return this.page.locator('.notification-list-item-message');
  }

  /** The rows of the list of completions. */
  get completions(): Locator {
    return this.page.locator('.suggest-widget.visible .monaco-list-row');
  }

  /** The picture of the board in a panel. */
  get board(): Locator {
    return this.panel.locator('svg').first();
  }

  /** The page in a panel. */
  get panel(): FrameLocator {
    return this.page.frameLocator('iframe.webview').frameLocator('iframe');
  }

  /**
   * Returns the text of an element in a panel. Called again until it is the expected one: a call that begins while the
   * panel is replaced would wait for the old one until its time is up.
   */
  async panelText(selector: string): Promise<string | null> {
    return this.panel.locator(selector).textContent({ timeout: 3000 });
  }

  /** Returns the number of the line with the cursor, even if a panel has the focus. */
  async cursorLine(): Promise<string | null> {
    return this.page.locator('.editor-instance .line-numbers.active-line-number').textContent();
  }

  /** The lines that the editor shows. */
  async text(): Promise<string[]> {
    const lines = await this.page.locator('.editor-instance .view-lines').first().locator('.view-line').all();
    const placed = await Promise.all(
      lines.map((line) =>
        line.evaluate((element) => ({
          top: Number.parseInt((element as HTMLElement).style.top, 10),
          text: (element.textContent ?? '').replaceAll('\u00A0', ' '),
        })),
      ),
    );
    return placed.sort((one, other) => one.top - other.top).map(({ text }) => text);
  }

  /** Returns the parts of a line with their colors, as `rgb(…)`. */
  async colors(line: number): Promise<[text: string, color: string][]> {
    return this.#lines
      .nth(line - 1)
      .evaluate((element) =>
        [...element.querySelectorAll('span > span')].map((part): [string, string] => [
          (part.textContent ?? '').replaceAll('\u00A0', ' '),
          getComputedStyle(part).color,
        ]),
      );
  }

  /** Replaces the text. */
  async replaceText(text: string): Promise<void> {
    await this.#lines.first().click();
    await this.page.keyboard.press('Control+A');
    // As one edit: a line break that is typed would accept a suggestion that appears meanwhile.
    await this.page.keyboard.insertText(text);
  }

  /** Opens the palette with a command; returns the first entry of its list. */
  async #found(title: string, timeout = 60_000): Promise<string | null> {
    await this.page.keyboard.press('F1');
    await this.page.locator('.quick-input-widget input').fill(`>${title}`, { timeout });
    return this.page.locator('.quick-input-list .monaco-list-row').first().textContent({ timeout });
  }

  /** Whether the palette lists a command; leaves the palette closed. */
  async canRun(title: string): Promise<boolean> {
    // A window that starts takes no keys.
    const found = await this.#found(title, 1000).catch(() => null);
    await this.page.keyboard.press('Escape');
    return found?.includes(title) === true;
  }

  /** Runs a command by its title. */
  async command(title: string): Promise<void> {
    await this.#found(title);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses from the list that a command shows: the first entry that contains a text. */
  async choose(text: string): Promise<void> {
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first().click();
  }

  /** Puts the cursor at a line and a column, as in `3:5`. */
  async goTo(place: string): Promise<void> {
    await this.#lines.first().click();
    await this.page.keyboard.press('Control+G');
    await this.page.locator('.quick-input-widget input').fill(`:${place}`);
    await this.page.keyboard.press('Enter');
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
