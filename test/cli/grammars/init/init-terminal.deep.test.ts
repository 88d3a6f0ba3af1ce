import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../../support/shared.js';
import { Folder } from '../../support.js';

const COMMAND = `"${process.execPath}" --import "${join(ROOT, 'node_modules/tsx/dist/esm/index.mjs')}" "${join(ROOT, 'src/cli/main.ts')}"`;
const SCRIPT = '/usr/bin/script';
const ENTER = '\r';
const CTRL_C = '\u0003';

/** Runs `ludogram init` on a pseudo terminal, and types each answer when the text of its question appears. */
async function typing(folder: Folder, args: string, answers: readonly (readonly [question: string, answer: string])[]) {
  const command = `stty cols 80 rows 24; exec ${COMMAND} init ${args}`;
  const terminal = spawn(SCRIPT, ['-qec', command, '/dev/null'], {
    cwd: folder.path,
    env: { ...process.env, TERM: 'xterm' },
  });
  let [shown, rest] = ['', [...answers]];
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString());
    const [next, ...others] = rest;
    if (next === undefined || !shown.includes(next[0])) return;
    rest = others;
    setTimeout(() => terminal.stdin.write(next[1]), 100);
  });
  const code = await new Promise<number | null>((resolve) => terminal.on('close', resolve));
  return { code, shown, unasked: rest.length };
}

const names = (folder: Folder): string[] => readdirSync(folder.path).sort();

test.skipIf(process.platform !== 'linux' || !existsSync(SCRIPT))(
  'init asks its questions on a pseudo terminal',
  async () => {
    const empty = new Folder();
    const made = await typing(empty, '', [
      ['id of the notation', `Bad${ENTER}`],
      ['expected lower-case letters', `\u007f\u007f\u007fcheckers${ENTER}`],
      ['What are its texts', ENTER],
      ['Which extension', ENTER],
      ['What do they record', ENTER],
      ['Which language', ENTER],
    ]);
    expect([made.code, made.unasked]).toEqual([0, 0]);
    expect(made.shown).toContain('wrote src/checkers.peggy');
    expect(names(empty)).toEqual([
      '.vscode',
      'README.md',
      'ludogram.config.ts',
      'package.json',
      'src',
      'suite',
      'test',
      'tsconfig.json',
    ]);

    const own = {
      'package.json': '{ "scripts": { "test": "mine" } }',
      'tsconfig.json': '{}',
      'test/a.test.ts': 'mine',
    };
    const existing = new Folder(own);
    const added = await typing(existing, 'checkers --title games --extension .c', [
      ['What do they record', ENTER],
      ['Which language', ENTER],
    ]);
    expect([added.code, added.unasked]).toEqual([0, 0]);
    expect(added.shown).toContain('package.json already exists, and was kept');
    for (const [name, content] of Object.entries(own)) expect(existing.read(name)).toBe(content);

    const cancelled = new Folder();
    const given = await typing(cancelled, '', [
      ['id of the notation', `checkers${ENTER}`],
      ['What are its texts', CTRL_C],
    ]);
    expect([given.code, given.unasked, names(cancelled)]).toEqual([0, 0, []]);
    expect(given.shown).toContain('canceled: nothing was written');
  },
  120_000,
);
