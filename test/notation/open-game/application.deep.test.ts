import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { blocksIn } from '../../support/docs/docs.js';
import { ENTRY_POINTS } from '../../support/docs/entry-points.js';
import { ROOT } from '../../support/shared.js';

const sourceOf = ({ path }: { readonly path: string }) => ({
  path: ENTRY_POINTS.find(({ name }) => name === path)!.source,
});

test('the application of the documentation continues a game in a file', async () => {
  const page = readFileSync(join(ROOT, 'docs/playing-games.md'), 'utf8');
  const { code } = blocksIn('docs/playing-games.md', page).find((block) => block.code.includes('createInterface'))!;
  expect(code.split('\n').length).toBeLessThanOrEqual(31);
  const folder = mkdtempSync(join(tmpdir(), 'ludogram-'));
  try {
    const application = join(folder, 'application.mjs');
    await build({
      stdin: { contents: code, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      logLevel: 'silent',
      outfile: application,
      plugins: [{ name: 'sources', setup: ({ onResolve }) => onResolve({ filter: /^ludogram/ }, sourceOf) }],
    });
    const file = join(folder, 'game.otg');
    const before = readFileSync(join(ROOT, 'examples/brandub.otg'), 'utf8');
    writeFileSync(file, before);
    const input = 'go 2a\nplay f4-f3\nplay d4-e4\ncomment a quiet move\nplay a1-a9\njump\nsave\n';
    const { stdout, stderr } = spawnSync(process.execPath, [application, file], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toContain('2a, defenders to move');
    expect(stdout).toContain('space "a9" isn\'t on the board\n');
    expect(stdout).toContain('expected next, back, go, play, comment, undo, save\n');
    expect(readFileSync(file, 'utf8')).toContain('a quiet move');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
