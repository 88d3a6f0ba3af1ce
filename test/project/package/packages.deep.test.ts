import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packInto } from '../../support/package/installed-package.js';
import { ROOT } from '../../support/shared.js';

/** The packages of other people's notations. */
const PACKAGES = ['pgn', 'sgf'];

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

const INSTALL = join(ROOT, 'scripts/install-packages.mjs');

let folder: string;
let tarball: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludogram-packages-'));
  tarball = packInto(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(PACKAGES)('packages/%s', (name) => {
  const source = join(ROOT, 'packages', name);

  test('imports packages and files of its own folder only', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:ts|mts|mjs)$/.test(file) && !file.includes('node_modules'),
    );
    const outside = files.flatMap((file) => {
      const depth = file.split(/[\\/]/).length;
      const specifiers = [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)];
      const above = '../../'.repeat(depth);
      return specifiers.flatMap(([, specifier = '']) => (specifier.startsWith(above) ? [`${file}: ${specifier}`] : []));
    });
    expect(outside).toEqual([]);
  });

  test('passes its own checks and tests with the packed package', (context) => {
    const copy = join(folder, name);
    cpSync(source, copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
    const setup = spawnSync(process.execPath, [INSTALL, tarball, copy], { encoding: 'utf8' });
    if (setup.status !== 0 && NO_NETWORK.test(setup.stderr)) {
      context.skip(`packages/${name}: its packages can't be installed without a network`);
    }
    expect(setup.status, setup.stderr).toBe(0);
    const output = ['check', 'test', 'coverage'].map((script) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script], { cwd: copy, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    });
    expect(output.join('')).toContain('500 texts, 0 findings');
    for (const game of readdirSync(join(copy, 'games'))) {
      const { status } = spawnSync('npx', ['ludogram', 'check', join('games', game)], { cwd: copy });
      expect(status, game).toBe(game.startsWith('broken') ? 1 : 0);
    }
  });
});
