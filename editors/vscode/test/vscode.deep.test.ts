import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Folder, ludogram } from '../../../test/cli/support.js';
import { Client } from '../../../test/lsp/client.js';
import { CHROMIUM } from '../../../test/support/browser/chromium.js';
import { packedPackage } from '../../../test/support/package/installed-package.js';
import { ROOT } from '../../../test/support/shared.js';
import { CodeServer, installCodeServer } from './code-server.js';
import { EditorWindow, launch } from './editor-window.js';
import { WebHost } from './web-host.js';

const SOURCE = join(ROOT, 'editors/vscode');
let folder: string;

beforeAll(() => {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: SOURCE, stdio: 'pipe' });
  if (!existsSync(join(SOURCE, 'node_modules'))) run('npm', 'ci', '--ignore-scripts');
  run('npm', 'run', 'types');
  run('npm', 'run', 'package');
  folder = mkdtempSync(join(tmpdir(), 'ludogram-vscode-'));
  // A .vsix file is a zip archive.
  execFileSync('unzip', ['-q', join(SOURCE, 'ludogram.vsix'), '-d', folder]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(SOURCE, 'ludogram.vsix'), { force: true });
});

test('the packed extension has its parts, and no sources', () => {
  const files = readdirSync(join(folder, 'extension'), { recursive: true, encoding: 'utf8' });
  for (const file of [
    'package.json',
    'dist/extension.js',
    'dist/server.mjs',
    'dist/server-thread.mjs',
    'dist/board/main.js',
    'dist/web/extension.js',
    'dist/web/server.js',
    'icons/ludogram.png',
    'images/board.png',
    'syntaxes/oni.tmLanguage.json',
    'dist/templates.json',
    'docs/codes/oni.md',
  ]) {
    expect(files).toContain(file);
  }
  expect(files).toContain('dist/snippets/oni.json');
  expect(files.filter((file) => /\.ts$|node_modules/.test(file))).toEqual([]);
});

test('the server of the packed extension runs without the project, with the pages of codes', async () => {
  // Nothing of the project is above this folder.
  const alone = mkdtempSync(join(tmpdir(), 'ludogram-server-'));
  cpSync(join(folder, 'extension'), alone, { recursive: true });
  const child = spawn(process.execPath, [join(alone, 'dist/server.mjs'), '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const client = await Client.over(child);
  const [found] = await client.open('file:///games/a.oni', 'BXLUA\n', 'oni');
  expect(found!.code).toBe('oni/unknown-card');
  expect(found!.codeDescription!.href).toMatch(/^file:.*\/docs\/codes\/oni\.md#unknown-card$/);
  const [problem] = await client.open('file:///games/a.peggy', 'A = B\n', 'peggy');
  expect(problem!.message).toMatch(/B/);
  expect(await client.stop()).toBe(0);
  rmSync(alone, { recursive: true, force: true });
});

/** Why the real editor can't be driven; `undefined` if it can. */
const MISSING = CHROMIUM === undefined ? 'no Chromium was found' : installCodeServer();
if (MISSING !== undefined) console.warn(`the tests in VS Code are skipped: ${MISSING}`);

/** The folder for screenshots, such as those of the README. */
const SCREENSHOTS = process.env.LUDOGRAM_SCREENSHOTS;

describe.skipIf(MISSING !== undefined)('in VS Code', () => {
  let server: CodeServer;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(join(folder, 'editor'));
    // Nothing on other machines is asked for.
    const settings = {
      'extensions.autoCheckUpdates': false,
      'workbench.startupEditor': 'none',
      'chat.commandCenter.enabled': false,
    };
    server = await CodeServer.start(join(folder, 'editor'), join(SOURCE, 'ludogram.vsix'), settings);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** Opens a file of a folder. */
  async function open(at: string, file: string, isTrusted = true): Promise<EditorWindow> {
    const window = await EditorWindow.open(browser, server, { folder: at, file, isTrusted });
    onTestFinished(() => window.close());
    return window;
  }

  /** Saves a picture of a window, if pictures are wanted. */
  async function picture({ page }: EditorWindow, name: string): Promise<void> {
    if (SCREENSHOTS !== undefined) await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
  }

  /** Installs this package, and what else a project needs. */
  function install(project: string): void {
    const script = join(ROOT, 'scripts/install-packages.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, packedPackage(), project], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  }

  const shown = { timeout: 60_000 };

  test('a built-in notation has errors, colors, completion and the board', async () => {
    const project = new Folder({ 'a.oni': 'BXLUT\nByt Lbz\n' });
    const window = await open(project.path, 'a.oni');
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    expect(await window.language.textContent()).toBe('Onitama game');
    await expect
      .poll(async () => new Set((await window.colors(2)).map(([, color]) => color)).size, shown)
      .toBeGreaterThan(1);
    expect(await window.status.textContent()).toContain('Onitama game');
    await picture(window, 'errors');
    await window.command('Ludogram: Show the Board at the Cursor');
    await window.board.waitFor();
    await window.replaceText('BXLUT\nByt ');
    await window.page.keyboard.press('Control+Space');
    await expect
      .poll(() => window.completions.allTextContents(), shown)
      .toContainEqual(expect.stringMatching(/^[LU][a-y]{2}/));
    await picture(window, 'completion');
  });

  test('the board plays into the text; the cursor moves the board, and the board the cursor', async () => {
    const project = new Folder({ 'a.oni': '# a game\nBXLUT\nByt\nLbh\n' });
    const window = await open(project.path, 'a.oni');
    await window.command('Ludogram: Show the Board at the Cursor');
    await window.board.waitFor();
    const status = () => window.panelText('.status');
    await expect.poll(status, shown).toBe('Start: red to move');
    const blocked: string[] = [];
    window.page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    await window.goTo('4:1');
    await expect.poll(status, shown).toBe('2. Lbh: red to move');
    await window.panel.getByRole('button', { name: 'Back (Left)' }).click();
    await expect.poll(() => window.cursorLine(), shown).toBe('3');
    await expect.poll(status, shown).toBe('1. Byt: blue to move');
    await window.page.keyboard.press('End');
    await expect.poll(() => window.cursorLine(), shown).toBe('4');
    const square = (name: string) => window.panel.locator(`rect[data-square="${name}"]`).first();
    await square('x').click();
    await picture(window, 'play');
    const target = (await window.panel.locator('rect.target').first().getAttribute('data-square'))!;
    await square(target).click();
    const choice = window.panel.locator('[data-choice]').first();
    await expect.poll(async () => (await status())!.startsWith('3.') || (await choice.count()) > 0, shown).toBe(true);
    if ((await choice.count()) > 0) await choice.click();
    const move = new RegExp(`^[A-Z]x${target}$`);
    await expect
      .poll(async () => (await window.text()).join(' ').split(' ').filter(Boolean).at(-1), shown)
      .toMatch(move);
    const [comment, cards] = await window.text();
    expect([comment, cards]).toEqual(['# a game', 'BXLUT']);
    await window.page.keyboard.press('Home');
    await expect.poll(status, shown).toBe('Start: red to move');
    await window.panel.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => window.text(), shown).toEqual(['# a game', 'BXLUT', 'Byt', 'Lbh', '']);
    // A text that can't be read has words instead of a blank panel.
    await window.replaceText('# nothing');
    await expect.poll(() => window.panelText('.problem'), shown).toBe('expected five cards');
    await picture(window, 'no-board');
    expect(blocked).toEqual([]);
  });

  test('a record can be opened as a board', async () => {
    const project = new Folder({ 'a.oni': 'BXLUT\nByt Lbh\n' });
    const window = await open(project.path, 'a.oni');
    await window.command('View: Reopen Editor With...');
    await window.choose('Board');
    await window.board.waitFor();
    await window.panel.locator('[data-location]').first().click();
    await window.panel.getByRole('button', { name: 'Remove this move' }).click();
    await expect.poll(() => window.panelText('pre'), shown).toBe('BXLUT\n');
    await window.page.keyboard.press('Control+S');
    await expect.poll(() => readFileSync(project.at('a.oni'), 'utf8'), shown).toBe('BXLUT\n');
    await picture(window, 'custom');
  });

  test('the notation of a package is known: chess games in PGN', async () => {
    const project = new Folder({}).at('pgn');
    const parts = /[\\/](?:test|suite|bench|node_modules)(?:[\\/]|$)/;
    const source = join(ROOT, 'packages/pgn');
    cpSync(source, project, { recursive: true, filter: (path) => !parts.test(path.slice(source.length)) });
    install(project);
    writeFileSync(join(project, 'games/a.pgn'), '[Event "a"]\n\n1. e4 e5 2. Ke3 *\n');
    const window = await open(project, 'games/a.pgn');
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    expect(await window.language.textContent()).toBe('Ludogram notation');
    await expect
      .poll(async () => new Set((await window.colors(3)).map(([, color]) => color)).size, shown)
      .toBeGreaterThan(1);
    await window.command('Ludogram: Show the Board at the Cursor');
    await window.board.waitFor();
    await picture(window, 'board');
    // Without brackets, which the editor would close.
    await window.replaceText('1. e4 e5\n2. Nf3 *\n');
    const status = () => window.panelText('.status');
    // A board of half of the text would already be at 1. e4, and the cursor would reach it only after the click.
    await expect.poll(status, shown).toMatch(/^3\. Nf3: black/);
    await window.goTo('1:4');
    await expect.poll(status, shown).toMatch(/^1\. e4: black/);
    await window.panel.getByRole('button', { name: 'End (End)' }).click();
    await expect.poll(status, shown).toMatch(/^3\. Nf3: black/);
    await expect.poll(() => window.cursorLine(), shown).toBe('2');
    // The server plays, because the page lacks the code of the notation.
    await window.panel.locator('rect[data-square="b8"]').first().click();
    await window.panel.locator('rect[data-square="c6"].target').first().click();
    await expect.poll(async () => (await window.text()).join(' '), shown).toContain('2. Nf3 Nc6 *');
    await picture(window, 'board-played');
    await window.panel.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await window.text()).join(' '), shown).toContain('2. Nf3 *');
  });

  test('the notation of a fresh `ludogram init` is known', async () => {
    const project = new Folder({ 'a.txt': '' });
    await ludogram(['init', 'my-game', '--yes', '-o', project.path]);
    install(project.path);
    project.write('a.my-game', '# a game\na1-b2 b2-b2\n');
    const window = await open(project.path, 'a.my-game');
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    expect(await window.language.textContent()).toBe('Ludogram notation');
    await expect.poll(async () => (await window.colors(1))[0]?.[1], shown).not.toBe((await window.colors(2))[0]?.[1]);
    expect(await window.status.textContent()).toContain('games of my game');
    await picture(window, 'own');
  });

  test('a project without its package gets a message', async () => {
    const project = new Folder({ 'a.my-game': 'a1-b2\n' });
    await ludogram(['init', 'my-game', '--yes', '-o', project.path]);
    const window = await open(project.path, 'a.my-game');
    await expect
      .poll(() => window.messages.allTextContents(), shown)
      .toContainEqual(expect.stringMatching('npm install'));
    await picture(window, 'no-package');
  });

  test('errors and completion work on a web page, which has nothing of Node', async () => {
    const host = await WebHost.open(browser, server, join(folder, 'extension'));
    onTestFinished(() => host.close());
    const window = new EditorWindow(host.page);
    await expect.poll(() => window.canRun('Ludogram: New Record from a Template'), shown).toBe(true);
    await window.command('Ludogram: New Record from a Template');
    await window.choose('oni');
    await expect.poll(() => window.status.textContent(), shown).toContain('Onitama');
    await window.replaceText('BXLUT\nByt LbZ');
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    await window.replaceText('BXLUT\nByt ');
    await host.page.keyboard.press('Control+Space');
    await expect
      .poll(() => window.completions.allTextContents(), shown)
      .toContainEqual(expect.stringMatching(/^[LU][a-y]{2}/));
    await picture(window, 'web');
  });

  test('an untrusted workspace starts nothing, and has the built-in notations', async () => {
    const touch = `import { writeFileSync } from 'node:fs';\nwriteFileSync(new URL('ran', import.meta.url), '');\n`;
    const project = new Folder({
      'a.oni': 'BXLUT\nByt Lbz\n',
      'ludogram.config.mjs': touch,
      'node_modules/ludogram/dist/src/bin/main.js': touch,
      'node_modules/ludogram/package.json': '{ "type": "module" }',
      '.vscode/settings.json': `{ "ludogram.server.command": ["touch", "${'${workspaceFolder}'}/ran"] }`,
    });
    const window = await open(project.path, 'a.oni', false);
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    await window.command('Ludogram: Restart the Language Server');
    await expect.poll(() => window.errors.count(), shown).toBe(1);
    const files = readdirSync(project.path, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('ran'))).toEqual([]);
  });
});
