import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { changesOf, withRelease } from '../../../scripts/release/changelog.js';
import { publication } from '../../../scripts/release/publish.js';
import { nextVersion, versionedFiles } from '../../../scripts/release/version.js';
import { forgeOf, issueLinks, withCloneCommand, withForge } from '../../../scripts/sync/forge.js';
import { NODE_VERSIONS } from '../../support/package/node-versions.js';
import { ROOT } from '../../support/shared.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each([
  ['0.2.0', 'major', '1.0.0'],
  ['0.2.3', 'minor', '0.3.0'],
  ['0.2.9', 'patch', '0.2.10'],
  ['0.2.0', '1.0.0-beta.1', '1.0.0-beta.1'],
  ['0.2.0', 'next', undefined],
  ['0.2.0', '', undefined],
])('after version %s, the release %j is %j', (current, wanted, version) => {
  expect(nextVersion(current, wanted)).toBe(version);
});

test('every file that names the version is known', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const known = versionedFiles(ROOT);
  for (const [file, before, after] of known) expect(read(file), file).toContain(before + version + after);
  const grammars = globSync('**/grammar.json', { cwd: ROOT, ignore: ['**/node_modules/**', '**/dist/**', 'site/**'] });
  const files = known.map(([file]) => file);
  expect(grammars.filter((file) => !files.includes(file))).toEqual([]);
});

test('the unreleased changes become those of the version', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [0.2.0] - 2026-11-22\n\n- Old.\n';
  const released = withRelease(text, '0.3.0', '2026-12-01');
  expect(released).toContain('## [Unreleased]\n\n## [0.3.0] - 2026-12-01\n\n### Added');
  expect(changesOf(released, '0.3.0')).toBe('### Added\n\n- One.');
  expect(changesOf(released, 'Unreleased')).toBe('');
  expect(changesOf(released, '0.2.0')).toBe('- Old.');
  expect(changesOf(released, '0.1.0')).toBe('');
});

describe('publishing', () => {
  const forge = { address: 'https://example.org/someone/ludogram', isPlaceholder: false };
  const env = { NODE_AUTH_TOKEN: 'token', ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.org' };

  test('has provenance where a token and a forge exist', () => {
    expect(publication('a.tgz', forge, env)).toEqual({
      args: ['publish', './a.tgz', '--access', 'public', '--provenance'],
    });
  });

  test.each([
    ['the forge is a placeholder', { ...forge, isPlaceholder: true }, env, 'placeholder'],
    ['there is no token', forge, { ...env, NODE_AUTH_TOKEN: '' }, 'NODE_AUTH_TOKEN is not set'],
    ['it is not the workflow', forge, { NODE_AUTH_TOKEN: 'token' }, 'workflow'],
  ])('is a dry run if %s', (_, where, variables, reason) => {
    const { args, dryBecause } = publication('a.tgz', where, variables);
    expect(args).toContain('--dry-run');
    expect(args).not.toContain('--provenance');
    expect(dryBecause).toContain(reason);
  });
});

test('one setting fills every address', () => {
  const manifest = read('package.json').replaceAll('https://github.com/OWNER/ludogram', 'https://example.org/a/b');
  const forge = forgeOf(manifest);
  expect(forge).toEqual({ address: 'https://example.org/a/b', isPlaceholder: false });
  expect(forgeOf(read('package.json').replaceAll(/github\.com\/[^/]+\//g, 'github.com/OWNER/')).isPlaceholder).toBe(
    true,
  );
  for (const [path, directory] of [['package.json'], ['editors/vscode/package.json', 'editors/vscode']] as const) {
    const filled = JSON.parse(withForge(read(path), forge, directory)) as Record<string, unknown>;
    expect(filled).toMatchObject({
      homepage: 'https://example.org/a/b#readme',
      repository: { url: 'git+https://example.org/a/b.git' },
      bugs: { url: 'https://example.org/a/b/issues' },
    });
  }
  expect(issueLinks(forge)).toContain('https://example.org/a/b/security');
  expect(withCloneCommand(read('CONTRIBUTING.md'), forge)).toContain('git clone https://example.org/a/b.git');
});

test('the workflow runs what a clean checkout must pass, on each version of Node', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow).toContain('run: .ci/run');
  expect(workflow).toContain(`node: [${NODE_VERSIONS.join(', ')}]`);
});
