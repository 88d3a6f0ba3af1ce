/**
 * `npm run packages`: installs the packages in `packages/`, with ludogram as this repository would publish it.
 * `node scripts/install-packages.mjs TARBALL FOLDER…` installs that package instead, in these folders instead of all.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stdio = ['ignore', 'ignore', 'inherit'];
const npm = (cwd, ...args) => execFileSync('npm', ['--loglevel=error', ...args], { cwd, stdio });

const [given, ...folders] = process.argv.slice(2);
const packed = mkdtempSync(join(tmpdir(), 'ludogram-'));
if (given === undefined) npm(root, 'pack', '--pack-destination', packed);
const tarball = given === undefined ? join(packed, readdirSync(packed)[0]) : resolve(given);
const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
for (const folder of folders.length === 0 ? packages : folders) {
  npm(folder, 'install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', tarball);
}
rmSync(packed, { recursive: true, force: true });
