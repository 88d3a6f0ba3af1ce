import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../support/shared.js';
import { Client } from '../client.js';

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
    'syntaxes/oni.tmLanguage.json',
    'dist/templates.json',
    'docs/codes/oni.md',
  ]) {
    expect(files).toContain(file);
  }
  expect(files).toContain('dist/snippets/oni.json');
  expect(files.filter((file) => /\.ts$|node_modules/.test(file))).toEqual([]);
});

test('its server runs without the project, with the pages of codes', async () => {
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
