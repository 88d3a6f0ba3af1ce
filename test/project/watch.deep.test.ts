import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../support/shared.js';

/** The files of the repository that `npm run generate` and the command line need. */
const PARTS = [
  'examples',
  'generated',
  'grammars',
  'package.json',
  'packages',
  'scripts',
  'src',
  'tsconfig.json',
  'LICENSE',
];

let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'ludogram-watch-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(clone, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test('while `npm run generate -- --watch` runs, `npm run -s ludogram -- tree` shows each edit of a grammar', async () => {
  const watcher = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', '--watch'], { cwd: clone });
  let printed = '';
  const note = (part: Buffer) => (printed += part.toString());
  watcher.stdout.on('data', note);
  watcher.stderr.on('data', note);
  const ready = () => vi.waitFor(() => expect(printed).toMatch(/; watching\n$/), { timeout: 120_000, interval: 50 });
  try {
    await ready();
    expect(tree()).not.toContain('Name');

    printed = '';
    const grammar = join(clone, 'grammars', 'oni.peggy');
    const before = readFileSync(grammar, 'utf8');
    const edited = before.replace(/^(Square .*= )(.*)$/m, '$1Name\nName = $2');
    expect(edited).not.toBe(before);
    writeFileSync(grammar, edited);
    await ready();
    expect(tree()).toContain('from: Square 6..7\n        Name 6..7 "y"\n');

    printed = '';
    writeFileSync(grammar, before.replace(/^OniFile$/m, 'OniFile = )'));
    await ready();
    expect(printed).toContain('not generated');
    expect(tree()).toContain('Name');
  } finally {
    watcher.kill();
  }
});

/** The output of the command in the README. */
function tree(): string {
  const args = ['run', '-s', 'ludogram', '--', 'tree', 'examples/compact.oni'];
  const { stdout, stderr } = spawnSync('npm', args, { cwd: clone, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
