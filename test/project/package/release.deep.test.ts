import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVersion } from '../../../scripts/release/version.js';
import { ROOT } from '../../support/shared.js';

const AUTHOR = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
const COMMITTER = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };

const { version: before } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const version = nextVersion(before, 'minor')!;
const { version: suites } = JSON.parse(readFileSync(join(ROOT, 'test/conformance/suite.json'), 'utf8')) as {
  version: string;
};

let folder: string;
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** Runs the release in the clone, without a token; its exit code and what it wrote. */
function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release', '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...AUTHOR, ...COMMITTER, NODE_AUTH_TOKEN: '' },
  });
  return { code: status, stdout, output: stdout + stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludogram-release-'));
  execFileSync('git', ['clone', '--quiet', ROOT, folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // A name of .gitignore that is one of a folder leaves out no link.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  // A maintainer has built an earlier version: types of code that is the same are not checked again.
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release sets the version, commits, tags, and writes every file but the site; without a token nothing is published', () => {
  const { code, output } = release('minor', '--skip-checks', '--skip-site');
  expect([code, output.split('\n').slice(-20)]).toEqual([0, expect.anything()]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe(`chore: release ${version}`);
  expect(git('tag', '--points-at', 'HEAD')).toBe(`v${version}`);
  expect(read('CHANGELOG.md')).toContain(`## [Unreleased]\n\n## [${version}] - `);
  expect(readdirSync(join(folder, 'release')).sort()).toEqual(
    [
      `ludogram-${version}.tgz`,
      `ludogram-${version}.vsix`,
      `ludogram-pgn-${version}.tgz`,
      `ludogram-sgf-${version}.tgz`,
      `ludogram-suites-${suites}.tar.gz`,
      'notes.md',
    ].sort(),
  );
  expect(read('release/notes.md')).toMatch(/^### /);
  // One line for each change: a forge shows line breaks.
  expect(read('release/notes.md')).not.toMatch(/^ {2}\S/m);
  expect(output).toContain(`dry run, ${join('release', `ludogram-${version}.tgz`)} was not published: `);
});

test('a release that cannot be made changes nothing', () => {
  const head = git('rev-parse', 'HEAD');
  expect(release('patch').output).toContain('CHANGELOG.md has no unreleased changes');
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    read('CHANGELOG.md').replace('## [Unreleased]', '## [Unreleased]\n\n- One.'),
  );
  expect(release('patch').output).toContain('there are changes that are not committed');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--quiet',
    '--all',
    '--message',
    'docs: one',
  );
  expect(release(version).output).toContain(`the tag v${version} already exists`);
  expect(release('next').output).toContain('usage: ');
  expect(release('--tagged').output).toContain(`HEAD has no tag v${version}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD~1')).toBe(head);
});

describe.each(['pgn', 'sgf'])('the package %s, with the package of the release', (name) => {
  test('passes its own checks and tests', () => {
    const cwd = join(folder, 'packages', name);
    const output = ['check', 'test', 'coverage'].map((script) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script], { cwd, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
      return stdout;
    });
    expect(output.join('')).toContain('500 texts, 0 findings');
  });

  test('finds errors in its example games where these are wrong', () => {
    const cwd = join(folder, 'packages', name);
    for (const game of readdirSync(join(cwd, 'games'))) {
      const { status } = spawnSync('npx', ['ludogram', 'check', join('games', game)], { cwd });
      expect(status, game).toBe(game.startsWith('broken') ? 1 : 0);
    }
  });
});
