/**
 * `npm run release -- minor` (or `major`, `patch`, a version): sets the version, dates the changes in the changelog,
 * runs all checks, commits, tags, and writes everything that is released to `release/`. `-- --tagged` does the rest for
 * the version that is tagged: the workflow of the forge runs it. Publishes where it can, and says so if it can't.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { packAllSuites, packFolder } from '../build/suites.mjs';
import { PACKAGES } from '../grammars.js';
import { forgeOf } from '../sync/forge.js';
import { changesOf, withRelease } from './changelog.js';
import { publication } from './publish.js';
import { nextVersion, writeVersion } from './version.js';

const OUT = 'release';
const USAGE = 'usage: npm run release -- major|minor|patch|<version> [--skip-checks] [--skip-site] | --tagged';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tagged: { type: 'boolean' }, 'skip-checks': { type: 'boolean' }, 'skip-site': { type: 'boolean' } },
});
const current = versionNow();
const version = values.tagged === true ? current : nextVersion(current, positionals[0] ?? '');
if (version === undefined) fail(USAGE);
if (git('status', '--porcelain') !== '') fail('there are changes that are not committed');
if (values.tagged === true) {
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)) fail(`HEAD has no tag v${version}`);
} else {
  commitVersion(version);
}
const tarballs = await writeArtifacts(version);
for (const tarball of tarballs) publish(tarball);

function commitVersion(to: string): void {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  if (changesOf(changelog, 'Unreleased') === '') fail('CHANGELOG.md has no unreleased changes');
  if (git('tag', '--list', `v${to}`) !== '') fail(`the tag v${to} already exists`);
  writeVersion(current, to);
  writeFileSync('CHANGELOG.md', withRelease(changelog, to, new Date().toISOString().slice(0, 10)));
  run('npm', ['run', 'sync']);
  if (values['skip-checks'] !== true) run('npm', ['run', 'check']);
  git('commit', '--all', '--message', `chore: release ${to}`);
  git('tag', '--annotate', `v${to}`, '--message', `ludogram ${to}`);
  console.log(`committed and tagged v${to}: git push --follow-tags releases it on the forge`);
}

/** Writes the files of a release; returns the tarballs of the packages. */
async function writeArtifacts(of: string): Promise<string[]> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  run('npm', ['run', 'build']);
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', OUT]);
  // They are compiled with the package that was just packed.
  run('node', ['scripts/install-packages.mjs', join(OUT, `ludogram-${of}.tgz`)]);
  for (const name of PACKAGES) run('npm', ['pack', `./packages/${name}`, '--pack-destination', OUT]);
  const packages = readdirSync(OUT).map((name) => join(OUT, name));
  packAllSuites(OUT);
  run('npm', ['--prefix', 'editors/vscode', 'ci', '--no-audit', '--no-fund']);
  run('npm', ['--prefix', 'editors/vscode', 'run', 'package']);
  copyFileSync('editors/vscode/ludogram.vsix', join(OUT, `ludogram-${of}.vsix`));
  if (values['skip-site'] !== true) {
    run('npm', ['run', 'site']);
    packFolder('site/dist', join(OUT, `ludogram-site-${of}.tar.gz`), `ludogram-site-${of}`);
  }
  // A forge shows each line break of the notes.
  const notes = changesOf(readFileSync('CHANGELOG.md', 'utf8'), of);
  writeFileSync(join(OUT, 'notes.md'), await format(notes, { parser: 'markdown', proseWrap: 'never' }));
  for (const name of readdirSync(OUT)) console.log(`wrote ${join(OUT, name)}`);
  return packages;
}

function publish(tarball: string): void {
  const { args, dryBecause } = publication(tarball, forgeOf(readFileSync('package.json', 'utf8')), process.env);
  run('npm', args);
  console.log(dryBecause === undefined ? `published ${tarball}` : `dry run, ${tarball} was not published: ${dryBecause}`);
}

function versionNow(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
