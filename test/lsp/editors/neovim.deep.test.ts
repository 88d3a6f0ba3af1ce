import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXTENSIONS, settingsIn } from '../../support/browser/editors.js';
import { ROOT } from '../../support/shared.js';

const isMissing = spawnSync('nvim', ['--version']).status !== 0;

if (isMissing) test.skip('Neovim: no nvim was found, install neovim', () => undefined);

describe.runIf(!isMissing)('Neovim with the settings of the documentation', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludogram-neovim-'));
    mkdirSync(join(folder, 'config/nvim'), { recursive: true });
    writeFileSync(join(folder, 'config/nvim/init.lua'), settingsIn('lua'));
    // A project that has ludogram installed.
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    symlinkSync(ROOT, join(folder, 'node_modules/ludogram'));
    symlinkSync('../ludogram/dist/src/bin/main.js', join(folder, 'node_modules/.bin/ludogram'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens a file, and returns what a script in Lua returns after that; `before` is run before the settings. */
  const open = (file: string, script: string, before: readonly string[] = []): string => {
    const write = `io.stdout:write(vim.fn.json_encode((function() ${script} end)()))`;
    const variables = {
      XDG_CONFIG_HOME: 'config',
      XDG_DATA_HOME: 'data',
      XDG_STATE_HOME: 'state',
      XDG_CACHE_HOME: 'cache',
    };
    const homes = Object.entries(variables).map(([name, path]) => [name, join(folder, path)]);
    return execFileSync('nvim', ['--headless', ...before, file, '-c', `lua ${write}`, '-c', 'qa!'], {
      cwd: folder,
      env: { ...process.env, ...(Object.fromEntries(homes) as Record<string, string>) },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
  };

  test.each([...EXTENSIONS])('opens *.%s as %s, even an empty file and a new one', (extension, language) => {
    writeFileSync(join(folder, `game.${extension}`), '# a game\n');
    writeFileSync(join(folder, `empty.${extension}`), '');
    for (const name of ['game', 'empty', 'new']) {
      const found = open(`${name}.${extension}`, 'return { vim.bo.filetype, vim.v.errmsg }');
      expect(JSON.parse(found), name).toEqual([language, '']);
    }
  });

  test.each([
    ['oni', 'BXLUA\n', 'oni/unknown-card'],
    ['otg', '1. a1\n', 'otn/'],
    ['peggy', 'A = B\n', 'grammar'],
  ])('shows the diagnostics of the server in *.%s', (extension, text, code) => {
    writeFileSync(join(folder, `wrong.${extension}`), text);
    const found = open(
      `wrong.${extension}`,
      `vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end)
      return vim.tbl_map(function(one) return one.user_data.lsp.code end, vim.diagnostic.get(0))`,
    );
    expect(JSON.parse(found)).toEqual(expect.arrayContaining([expect.stringContaining(code)]));
  });

  test('shows how a text is read', () => {
    writeFileSync(join(folder, 'trace.peggy'), 'List = "a" Item*\nItem = "b"\n');
    const found = open(
      'trace.peggy',
      `vim.wait(30000, function() return #vim.lsp.buf_get_clients() > 0 end)
      vim.cmd('LudogramTrace ab')
      vim.wait(30000, function() return vim.bo.buftype == 'nofile' end)
      return vim.api.nvim_buf_get_lines(0, 0, -1, false)`,
    );
    expect(JSON.parse(found)).toEqual([
      'whole: 7 attempts, 0 characters read again',
      'List: 5 attempts, called 1 times, failed 0 times',
      'Item: 2 attempts, called 2 times, failed 1 times',
      'enter List 0',
      ' enter Item 1',
      ' match Item 1..2',
      ' enter Item 2',
      ' fail Item 2',
      'match List 0..2',
    ]);
  });

  test('lets Neovim 0.11 and later start the server', () => {
    writeFileSync(join(folder, 'game.oni'), 'BXLUT\n');
    const functions = `lua passed = {}
      vim.lsp.config = function(...) passed.config = { ... } end
      vim.lsp.enable = function(...) passed.enabled = { ... } end`;
    const found = open('game.oni', 'return { passed, #vim.lsp.get_active_clients() }', ['--cmd', functions]);
    const config = expect.objectContaining({
      cmd: ['npx', 'ludogram', 'lsp'],
      filetypes: expect.arrayContaining([...new Set(EXTENSIONS.values())]),
    });
    expect(JSON.parse(found)).toEqual([{ config: ['ludogram', config], enabled: ['ludogram'] }, 0]);
  });
});
